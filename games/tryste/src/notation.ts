import type { Seat } from '@masterplan/kernel'
import { readBargain, writeBargain } from './chapters/trading/bargain-notation.ts'
import { CARD_IDS, HUTS, LAND_TYPES, MINES, RESOURCES, ROLES, ZONES } from './data/names.ts'
import { readStooj, readTier } from './land/lattice.ts'
import type { Move } from './types.ts'

/**
 * One line a move: the kind, then what it is about. Seats are counted from 1, stoojes and tiers are named as on the
 * lattice: "pick realtor", "blyce d:0,-1", "work u:1,0 3", "bid against 4", "rob 1,3", "play M07 2 commercial".
 */
export function write(move: Move): string {
  switch (move.kind) {
    case 'order':
    case 'leader':
      return `${move.kind} ${move.seat + 1}`
    case 'throw':
    case 'vote':
    case 'tie':
    case 'lay':
    case 'tile':
      return `${move.kind} ${move.zone}`
    case 'pick':
      return `pick ${move.role}`
    case 'draw':
      return `draw ${move.card}`
    case 'choose':
      return `choose ${move.on}`
    case 'wheel':
      return `wheel ${move.side}`
    case 'zone':
    case 'terraform':
      return `${move.kind} ${move.tier}`
    case 'variance':
      return `variance ${move.stooj} ${move.zone}`
    case 'open':
    case 'hype':
    case 'sell':
      return `${move.kind} ${move.prestige}`
    case 'bid':
      return `bid ${move.side} ${move.prestige}`
    case 'blyce':
      return `blyce ${move.middle}`
    case 'buy':
    case 'place':
    case 'scape':
      return `${move.kind} ${move.stooj}`
    case 'hut':
      return `hut ${move.hut} ${move.stooj}`
    case 'mine':
      return `mine ${move.mine} ${move.stooj}`
    case 'land':
      return `land ${move.type}`
    case 'take':
    case 'spend':
    case 'leave':
      return `${move.kind} ${move.resource}`
    case 'work':
      return `work ${move.stooj} ${move.level}`
    case 'build':
      return `build ${move.tokens}`
    case 'rob':
      return `rob ${move.seats.map(seat => seat + 1).join()}`
    case 'play':
      return move.on === '' ? `play ${move.card}` : `play ${move.card} ${move.on}`
    case 'show':
      return `show ${move.card} ${move.seat + 1}`
    case 'offer':
      return `offer ${move.seat + 1} ${writeBargain(move.bargain)}`
    case 'counter':
      return `counter ${writeBargain(move.bargain)}`
    case 'accept':
      return move.card === null ? 'accept' : `accept ${move.card}`
    case 'reject':
    case 'stand':
    case 'withdraw':
    case 'pass':
    case 'done':
      return move.kind
  }
}

export function read(text: string): Move | undefined {
  const [, kind, rest = ''] = /^([a-z]+)(?: (\S.*))?$/.exec(text) ?? []
  if (kind === undefined || (rest === '' && text !== kind)) return undefined
  const move = readKind(kind, rest)
  // One move, one line: what would be written otherwise is not read.
  return move && write(move) === text ? move : undefined
}

function readKind(kind: string, rest: string): Move | undefined {
  switch (kind) {
    case 'order':
    case 'leader':
      return all({ kind, seat: seatOf(rest) })
    case 'throw':
    case 'vote':
    case 'tie':
    case 'lay':
    case 'tile':
      return all({ kind, zone: among(ZONES, rest) })
    case 'pick':
      return all({ kind, role: among(ROLES, rest) })
    case 'draw':
      return all({ kind, card: among(CARD_IDS, rest) })
    case 'choose':
      return all({ kind, on: target(rest) })
    case 'wheel':
      return all({ kind, side: among(['win', 'lose'] as const, rest) })
    case 'zone':
    case 'terraform':
      return all({ kind, tier: readTier(rest) && rest })
    case 'open':
    case 'hype':
    case 'sell':
      return all({ kind, prestige: amount(rest) })
    case 'blyce':
      return all({ kind, middle: stoojOf(rest) })
    case 'buy':
    case 'place':
    case 'scape':
      return all({ kind, stooj: stoojOf(rest) })
    case 'land':
      return all({ kind, type: among(LAND_TYPES, rest) })
    case 'take':
    case 'spend':
    case 'leave':
      return all({ kind, resource: among(RESOURCES, rest) })
    case 'build':
      return all({ kind, tokens: amount(rest) })
    case 'rob':
      return all({ kind, seats: robbed(rest) })
    case 'accept':
      return rest === '' ? { kind, card: null } : all({ kind, card: among(CARD_IDS, rest) })
    case 'counter':
      return all({ kind, bargain: readBargain(rest) })
    case 'reject':
    case 'stand':
    case 'withdraw':
    case 'pass':
    case 'done':
      return rest === '' ? { kind } : undefined
    default:
      return readPair(kind, rest)
  }
}

/** Kinds that are about two things. */
function readPair(kind: string, rest: string): Move | undefined {
  const [, first = '', second = ''] = /^(\S+)(?: (\S.*))?$/.exec(rest) ?? []
  switch (kind) {
    case 'variance':
      return all({ kind, stooj: stoojOf(first), zone: among(ZONES, second) })
    case 'bid':
      return all({ kind, side: among(['for', 'against'] as const, first), prestige: amount(second) })
    case 'hut':
      return all({ kind, hut: among(HUTS, first), stooj: stoojOf(second) })
    case 'mine':
      return all({ kind, mine: among(MINES, first), stooj: stoojOf(second) })
    case 'work':
      return all({ kind, stooj: stoojOf(first), level: amount(second) })
    case 'play':
      return all({ kind, card: among(CARD_IDS, first), on: second === '' ? '' : target(second) })
    case 'show':
      return all({ kind, card: among(CARD_IDS, first), seat: seatOf(second) })
    case 'offer':
      return all({ kind, seat: seatOf(first), bargain: readBargain(second) })
    default:
      return undefined
  }
}

type Whole<Parts> = { [Name in keyof Parts]: Exclude<Parts[Name], undefined> }
/** The parts as a move, if every one of them could be read. */
const all = <Parts extends { kind: string }>(parts: Parts): Whole<Parts> | undefined =>
  Object.values<unknown>(parts).includes(undefined) ? undefined : (parts as Whole<Parts>) // just checked

const among = <Word extends string>(words: readonly Word[], text: string): Word | undefined =>
  words.find(word => word === text)
const amount = (text: string): number | undefined => (/^\d{1,4}$/.test(text) ? Number(text) : undefined)
const stoojOf = (text: string): string | undefined => readStooj(text) && text
const seatOf = (text: string): Seat | undefined => (/^[1-6]$/.test(text) ? ((Number(text) - 1) as Seat) : undefined)
const target = (text: string): string | undefined => (/^[\w:,-]+( [\w:,-]+)*$/.test(text) ? text : undefined)
const robbed = (text: string): Seat[] | undefined =>
  /^[1-6](,[1-6])*$/.test(text) ? text.split(',').map(digit => (Number(digit) - 1) as Seat) : undefined

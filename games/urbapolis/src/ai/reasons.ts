import { foreseen, type Reason, type Seat, seatsOf } from '@masterplan/kernel'
import { pairOf } from '@masterplan/kernel/bits'
import { cellName } from '@masterplan/kernel/square'
import { FOR_PLOT, FOR_PUBLIC, slotOf, stakeIn } from '../chapters/leads.ts'
import { liftCost, ROAD_VALUE } from '../data/numbers.ts'
import {
  codeOf,
  FAMILY,
  FIRST_LATER,
  isPrivate,
  LATER_INCOME,
  LATER_POINTS,
  levelOf,
  RANK,
  tileOf,
} from '../data/tiles.ts'
import { borderName, firstSide, secondSide } from '../geometry.ts'
import type { Urbapolis } from '../index.ts'
import { play } from '../play.ts'
import { scores } from '../scoring.ts'
import { copy, type State } from '../state.ts'
import { type Event, type Move, type MoveOf, PHASES } from '../types.ts'
import { prior } from './prior.ts'

/** A prior from which a tile is one that its taker wants: two points more than nothing. */
const COVETED = 2

/** Why to do this, the weightiest first: what it is for, what it scores, whom it costs points, and who else wanted it. */
export function reasons(state: State, seat: Seat, move: Move): Reason[] {
  const { after, events } = foreseen<Urbapolis>({ copy, play }, state, seat, move)
  return [
    ...events.slice(0, 1).flatMap(event => done(event, seat)),
    ...meant(state, seat, move),
    ...(move.kind === 'pass' || move.kind === 'done' ? [] : scored(state, after, seat)),
    ...wanted(state, seat, move),
  ]
}

/** Points won and taken. What rivals pay when their turn begins is not of this move's doing. */
function scored(state: State, after: State, seat: Seat): Reason[] {
  const [before, then] = [scores(state), scores(after)]
  const points = then[seat]!.total - before[seat]!.total
  const hurt = before.flatMap(({ total, lines }, rival): Reason[] => {
    const lost = total - lines.money! - (then[rival]!.total - then[rival]!.lines.money!)
    return rival !== seat && lost > 0 ? [{ code: 'hurts', facts: { seat: rival, points: lost } }] : []
  })
  return [...(points > 0 ? [{ code: 'scores', facts: { points } }] : []), ...hurt]
}

/** What an action does. */
function done(event: Event, seat: Seat): Reason[] {
  switch (event.kind) {
    case 'built':
      return [built(event)]
    case 'upgraded':
      return [{ code: 'upgrades', facts: { tile: event.to, from: event.from, plot: event.plot } }]
    case 'boosted':
      return [{ code: 'lifts', facts: { plot: event.plot, level: event.level } }]
    case 'banked':
      return [{ code: 'coins', facts: { coins: event.coins, workers: event.workers } }]
    case 'hired':
      return [{ code: 'worker', facts: {} }]
    case 'temps':
      return [{ code: 'temps', facts: { temps: event.temps } }]
    case 'donated':
      return [{ code: 'donates', facts: { points: event.points, coins: event.coins } }]
    case 'expropriated':
      return [{ code: 'expropriates', facts: { plot: event.plot, seat: event.from } }]
    case 'demolished': {
      const facts = { tile: event.tile, plot: event.plot }
      return [
        event.owner === seat
          ? { code: 'clears', facts }
          : { code: 'demolishes', facts: { ...facts, seat: event.owner } },
      ]
    }
    case 'claimed':
      return [{ code: 'plot', facts: { plot: event.plot } }]
    case 'took':
      return event.coins > 0 ? [{ code: 'bonus', facts: { coins: event.coins, tile: event.tile } }] : []
    case 'passed':
      return event.place === 1 ? [{ code: 'first', facts: {} }] : [{ code: 'place', facts: { place: event.place } }]
    default:
      return []
  }
}

const built = ({ tile, plot, level }: Extract<Event, { kind: 'built' }>): Reason =>
  isPrivate(tileOf(tile) ?? -1)
    ? { code: 'builds', facts: { tile, plot, level } }
    : { code: 'builds-public', facts: { tile, plot } }

/** What is hoped for, where an action itself only leads there. */
function meant(state: State, seat: Seat, move: Move): Reason[] {
  switch (move.kind) {
    case 'pick':
      return [{ code: 'fits', facts: prospect(state, move.tile, move.plot) }]
    case 'take':
    case 'draft':
      return [use(state, seat, move.tile)]
    case 'bid':
      return bid(state, seat, move)
    case 'tender':
      return tender(state, seat, move)
    case 'road':
      return road(state, seat, move)
    case 'done':
      return [
        PHASES[state.phase] === 'boost'
          ? { code: 'saves', facts: { coins: liftCost(state.liftFamily, state.lifts) } }
          : { code: 'declines', facts: { phase: PHASES[state.phase]! } },
      ]
    default:
      return []
  }
}

/** The level of a private tile on an empty plot. */
const levelAt = (state: State, tile: number, plot: number): number =>
  levelOf(state.pull[plot * 4 + FAMILY[tile]!]! + state.paved[plot]!)
const prospect = (state: State, tile: number, plot: number) => ({
  ...{ tile: codeOf(tile), plot: cellName(plot), level: levelAt(state, tile, plot) },
})

/** What a tile is good for: an own empty plot, an own building that it can replace, or what it brings by itself. */
function use(state: State, seat: Seat, tile: number): Reason {
  const facts = { tile: codeOf(tile) }
  if (!isPrivate(tile)) return printed(tile)
  const bare = pairOf(state.bareLow[seat]!, state.bareHigh[seat]!)
  const best = bare.toSorted((one, other) => levelAt(state, tile, other) - levelAt(state, tile, one))[0]
  if (best !== undefined) return { code: 'fits', facts: prospect(state, tile, best) }
  const own = pairOf(
    state.mineLow[seat]! & state.kinLow[FAMILY[tile]!]!,
    state.mineHigh[seat]! & state.kinHigh[FAMILY[tile]!]!,
  )
  const old = own.find(cell => RANK[state.building[cell]! - 1]! < RANK[tile]!)
  if (old === undefined) return { code: 'for-later', facts }
  return { code: 'replaces', facts: { ...facts, from: codeOf(state.building[old]! - 1), plot: cellName(old) } }
}

/** What a later public building brings wherever it stands. */
function printed(tile: number): Reason {
  const at = tile - FIRST_LATER
  return { code: 'gives', facts: { tile: codeOf(tile), points: LATER_POINTS[at]!, income: LATER_INCOME[at]! } }
}

/** In an auction: what is to stand there, who is outbid, and whether anybody can go on. */
function bid(state: State, seat: Seat, { plot, coins }: MoveOf<'bid'>): Reason[] {
  const slot = slotOf(state, FOR_PLOT, plot)
  const facts = { plot: cellName(plot), coins }
  const hand = pairOf(state.handLow[seat]!, state.handHigh[seat]!)
  const best = hand.toSorted((one, other) => levelAt(state, other, plot) - levelAt(state, one, plot))[0]
  const step = slot < 0 ? state.beside[plot]! : state.ledBase[slot]!
  const rivals = seatsOf(state.fixed.players).filter(other => other !== seat && ((state.passed >>> other) & 1) === 0)
  const isLast = rivals.every(other => state.coins[other]! + stakeIn(state, slot, other) < coins + step)
  return [
    ...(slot < 0 || slot === seat ? [] : [{ code: 'outbids', facts: { ...facts, seat: slot } }]),
    ...(isLast ? [{ code: 'unbeatable', facts }] : []),
    ...(best === undefined ? [] : [{ code: 'bids-for', facts: prospect(state, best, plot) }]),
    { code: 'bids', facts },
  ]
}

function tender(state: State, seat: Seat, { tile, workers }: MoveOf<'tender'>): Reason[] {
  const slot = slotOf(state, FOR_PUBLIC, tile - FIRST_LATER)
  const facts = { tile: codeOf(tile), workers }
  const outbid: Reason[] =
    slot < 0 || slot === seat ? [] : [{ code: 'outbids-tender', facts: { ...facts, seat: slot } }]
  return [...outbid, printed(tile), { code: 'tenders', facts }]
}

/** A road is for what stands beside it, or will. */
function road(state: State, seat: Seat, { road: kind, border }: MoveOf<'road'>): Reason[] {
  const levels = ROAD_VALUE[kind]
  const own = [firstSide(border), secondSide(border)].filter(cell => state.owner[cell] === seat + 1)
  const [from = '', to = ''] = borderName(border).split('-')
  return [
    ...own.map((cell): Reason => {
      const facts = { plot: cellName(cell), levels }
      return { code: state.building[cell] === 0 ? 'road-to-come' : 'road-own', facts }
    }),
    { code: 'road', facts: { from, to, levels, road: kind } },
  ]
}

/** A tile that a rival would like to have had. */
function wanted(state: State, seat: Seat, move: Move): Reason[] {
  if (move.kind !== 'take' && move.kind !== 'draft') return []
  const rivals = seatsOf(state.fixed.players).filter(
    rival => rival !== seat && prior(state, rival, { kind: 'take', tile: move.tile }) >= COVETED,
  )
  return rivals.slice(0, 1).map(rival => ({ code: 'denies', facts: { tile: codeOf(move.tile), seat: rival } }))
}

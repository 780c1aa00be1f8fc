import { foreseen, type Reason, type Seat } from '@masterplan/kernel'
import { percentOf } from '../chapters/income.ts'
import { ceil5, ZONES, type Zone } from '../data/names.ts'
import { LIKES } from '../data/numbers.ts'
import { tierOfStooj } from '../geometry.ts'
import type { Tryste } from '../index.ts'
import { isDeveloped, isOwnedBy, zoneAt } from '../land/estate.ts'
import { copy, play } from '../play.ts'
import type { State } from '../state.ts'
import type { Move, MoveOf } from '../types.ts'

/** What a move is for that concerns land: zones, purchases, tiles and works. */
export function landReasons(state: State, seat: Seat, move: Move): Reason[] {
  const { tierAt } = state.fixed.board
  switch (move.kind) {
    case 'zone':
      return [{ code: 'zones', facts: { tier: move.tier, plots: ownIn(state, seat, tierAt.get(move.tier)!) } }]
    case 'vote':
    case 'tie':
      return votes(state, seat, move)
    case 'variance':
      return [{ code: 'rezones', facts: { stooj: move.stooj, zone: move.zone } }]
    case 'terraform':
      return [{ code: 'terraforms', facts: { tier: move.tier } }]
    case 'buy':
      return beside(state, seat, [state.fixed.board.stoojAt.get(move.stooj)!])
    case 'blyce':
      return beside(state, seat, membersOf(state, move.middle))
    case 'tile':
      return [{ code: 'for-plots', facts: { zone: move.zone, plots: bareOf(state, seat, move.zone) } }]
    case 'work':
      return work(state, move.stooj, move.level)
    default:
      return []
  }
}

const stoojesOf = (state: State): readonly number[] => [...state.fixed.board.stoojes.keys()]

const ownIn = (state: State, seat: Seat, tier: number): number =>
  [0, 1, 2, 3].filter(at => isOwnedBy(state, 4 * tier + at, seat)).length

function votes(state: State, seat: Seat, move: MoveOf<'vote'> | MoveOf<'tie'>): Reason[] {
  const tier = state.tier - 1
  if (tier < 0) return []
  const zone = ZONES.indexOf(move.zone)
  const plots = ownIn(state, seat, tier)
  const tiles = state.tiles[3 * seat + zone]!
  const beside = neighboursOf(state, tier).filter(stooj => zoneAt(state, stooj) - 1 === LIKES[zone])
  const likes = beside.filter(stooj => isDeveloped(state, stooj)).length
  const facts = { zone: move.zone, plots, tiles, likes, tier: state.fixed.board.tiers[tier]! }
  return [
    ...(plots > 0 && tiles > 0 ? [{ code: 'vote-tiles', facts }] : []),
    ...(plots > 0 && likes > 0 ? [{ code: 'vote-likes', facts: { ...facts, liked: ZONES[LIKES[zone]!]! } }] : []),
    { code: move.kind, facts: { ...facts, votes: votesFor(state, seat, move) } },
  ]
}

/** Plots across the edge of a tier. */
function neighboursOf({ fixed: { board } }: State, tier: number): number[] {
  const around = [...board.beside.subarray(12 * tier, 12 * tier + 12)]
  return [...new Set(around.filter(stooj => stooj >= 0 && tierOfStooj(stooj) !== tier))]
}

/** What a zone has on the ballot, the vote included. */
function votesFor(state: State, seat: Seat, move: Move): number {
  const { events } = foreseen<Tryste>({ copy, play }, state, seat, move)
  const cast = events.find(event => event.kind === 'voted')
  if (cast === undefined) return 0
  const before = state.votes.reduce(
    (sum, vote, voter) => (vote === ZONES.indexOf(cast.zone) + 1 ? sum + state.weights[voter]! : sum),
    0,
  )
  return before + cast.weight
}

const membersOf = ({ fixed: { board } }: State, middle: string): readonly number[] => {
  const at = 4 * board.blyceAt.get(middle)!
  return [...board.members.subarray(at, at + 4)].filter(stooj => stooj >= 0)
}

/** Land beside one's own is worth more than land alone: neighbours raise incomes. */
function beside(state: State, seat: Seat, bought: readonly number[]): Reason[] {
  const around = bought.flatMap(stooj => [...state.fixed.board.beside.subarray(3 * stooj, 3 * stooj + 3)])
  const own = new Set(around.filter(other => other >= 0 && !bought.includes(other) && isOwnedBy(state, other, seat)))
  return own.size > 0 ? [{ code: 'beside-own', facts: { plots: own.size } }] : []
}

/** Own plots of a zone that wait for a tile. */
const bareOf = (state: State, seat: Seat, zone: Zone): number =>
  stoojesOf(state).filter(
    stooj =>
      isOwnedBy(state, stooj, seat) && !isDeveloped(state, stooj) && zoneAt(state, stooj) - 1 === ZONES.indexOf(zone),
  ).length

/** What a construct would earn, neighbours counted. */
function work(state: State, name: string, level: number): Reason[] {
  const stooj = state.fixed.board.stoojAt.get(name)!
  const zone = zoneAt(state, stooj) - 1
  if (zone < 0) return []
  const plain = state.fixed.options.incomes[4 * zone + level - 1] ?? 0
  const gobs = ceil5((plain * percentOf(state, stooj)) / 100)
  return [{ code: 'work', facts: { construct: `${ZONES[zone]}${level}`, stooj: name, gobs } }]
}

import { type Insight, ranks, type Seat } from '@masterplan/kernel'
import { has } from './bits.ts'
import { buildCost, floorCost } from './buildings.ts'
import { LANDS, type Move } from './city.ts'
import { PHASE, type State, spotOfSpace } from './hillside.ts'
import type { BrickByBrick } from './index.ts'
import { budget } from './legal.ts'
import { outlook, roundsLeft, typicalWorth } from './outlook.ts'
import { pointsOf } from './projects.ts'
import { moves } from './rules.ts'
import { scores } from './scoring.ts'
import { bestClaimIn, bestClaimWith } from './threats.ts'

export const insight: Insight<BrickByBrick> = { standing, hunch, candidates }

/** How likely `seat` is to win, as if luck were spread around each outlook: the nearer the end, the narrower. */
function standing(state: State, seat: Seat): number {
  if (state.phase === PHASE.over) return won(state, seat)
  const expected = outlook(state)
  const width = 3 + Math.min(6, roundsLeft(state))
  const odds = expected.map(points => Math.exp((points - expected[seat]!) / width))
  return 1 / odds.reduce((sum, each) => sum + each, 0)
}

function won(state: State, seat: Seat): number {
  const places = ranks(scores(state))
  return places[seat] === 1 ? 1 / places.filter(place => place === 1).length : 0
}

/** Before any search: claims first, floors that lead to one, then cheap floors; abandoning when the purse is empty. */
export function hunch(state: State, seat: Seat, move: Move): number {
  switch (move.kind) {
    case 'keep':
      return (typicalWorth(move.missions[0]) + typicalWorth(move.missions[1])) / 16
    case 'claim':
      return 2 + pointsOf(move.project)
    case 'construct': {
      const spot = spotOfSpace(state, move.space)
      const claim = bestClaimWith(state, seat, spot, 1, move.land === null ? 0 : LANDS.indexOf(move.land) + 1)
      return 0.6 + 0.8 * claim + 2 / (2 + floorCost(state, spot))
    }
    case 'abandon':
      return hunchToAbandon(state, seat, spotOfSpace(state, move.space))
    case 'invade': {
      const spot = spotOfSpace(state, move.space)
      return 0.2 + 0.5 * bestClaimWith(state, seat, spot, 0, 0)
    }
    case 'move': {
      const number = ((state.number[state.hoist]! + move.by + 6) % 7) + 1
      return 0.25 + 0.5 * bestClaimIn(state, seat, state.slot[number]!)
    }
    case 'roof':
      return 0.2
    case 'next':
      return 4 / (2 + bestClaimIn(state, move.seat, state.hoist)) // whoever could do least with the hoist where it is
    case 'pass':
    case 'decline':
      return 0.2
    default:
      return 1
  }
}

/** Roofed buildings have done their work; open ones are worth keeping until the inhabitants run out. */
function hunchToAbandon(state: State, seat: Seat, spot: number): number {
  const gain = 2 * buildCost(state, spot)
  const poor = budget(state, seat) < 8 ? 1.5 : 0.3
  return has(state.roofed, 0, spot) ? poor + gain / 20 : poor * 0.5
}

/** Leaves out roofs that free nothing, and passes where there is something better to do with a turn. */
export function candidates(state: State, seat: Seat): Move[] {
  const all = moves(state, seat)
  const useful = all.filter(move => {
    if (move.kind === 'pass') return state.supply[seat] === 0 || state.working === 0
    if (move.kind !== 'roof') return true
    const from = spotOfSpace(state, move.from)
    return state.supply[seat]! > 0 && floorCost(state, from) <= budget(state, seat)
  })
  return useful.length > 0 ? useful : all
}

import type { Seat } from '@masterplan/kernel'
import { budget, buildCost, floorCost } from '../buildings.ts'
import { pointsOf } from '../data/projects.ts'
import { has } from '../spot-sets.ts'
import { type State, spotOfSpace } from '../state.ts'
import { landCode, type Move, regionBeside } from '../types.ts'
import { bestClaimIn, bestClaimWith } from './best-claim.ts'

/** What each mission has scored on average for players who look two actions ahead, S01 first. */
const TYPICAL = [
  9.6, 9.5, 9.5, 8.1, 8.2, 8.1, 7.5, 7.6, 7.5, 7.4, 7.7, 7.2, 7.5, 7.5, 11, 8.5, 6.2, 9.7, 10.6, 7.6, 4.9, 5.3, 4.7, 8,
] as const
export const typicalMissionPoints = (mission: number): number => TYPICAL[mission - 1]!

/** Before any search: claims first, floors that lead to one, then cheap floors; abandoning when the purse is empty. */
export function prior(state: State, seat: Seat, move: Move): number {
  switch (move.kind) {
    case 'keep':
      return (typicalMissionPoints(move.missions[0]) + typicalMissionPoints(move.missions[1])) / 16
    case 'claim':
      return 2 + pointsOf(move.project)
    case 'construct': {
      const spot = spotOfSpace(state, move.space)
      const claim = bestClaimWith(state, seat, spot, 1, landCode(move.land))
      return 0.6 + 0.8 * claim + 2 / (2 + floorCost(state, spot))
    }
    case 'abandon':
      return priorToAbandon(state, seat, spotOfSpace(state, move.space))
    case 'invade': {
      const spot = spotOfSpace(state, move.space)
      return 0.2 + 0.5 * bestClaimWith(state, seat, spot, 0, 0)
    }
    case 'move': {
      const number = regionBeside(state.number[state.hoist]!, move.by)
      return 0.25 + 0.5 * bestClaimIn(state, seat, state.slot[number]!)
    }
    case 'roof':
      return 0.2
    case 'next':
      return 4 / (2 + bestClaimIn(state, move.seat, state.hoist)) // the one who could do least with the hoist where it is
    case 'pass':
    case 'decline':
      return 0.2
    default:
      return 1
  }
}

/** Roofed buildings have done their work; open ones are worth keeping until the inhabitants run out. */
function priorToAbandon(state: State, seat: Seat, spot: number): number {
  const gain = 2 * buildCost(state, spot)
  const poor = budget(state, seat) < 8 ? 1.5 : 0.3
  return has(state.roofed, 0, spot) ? poor + gain / 20 : poor * 0.5
}

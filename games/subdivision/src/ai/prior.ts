import type { Seat } from '@masterplan/kernel'
import { pairOf, rowHas } from '@masterplan/kernel/bits'
import { countGroups, NEAR } from '@masterplan/kernel/square'
import { homesNear } from '../scoring.ts'
import type { State } from '../state.ts'
import type { Move, Pips } from '../types.ts'
import { homesToCome, lossToCome, WORTH } from './expected-points.ts'

const LEAST = 0.05
const MOST = 20

/** How likely a move is to be the best, before anything is searched: by what it seems to gain. */
export function prior(state: State, seat: Seat, move: Move): number {
  if (move.kind !== 'place') return 1
  return Math.min(MOST, Math.max(LEAST, Math.exp(gain(state, seat, move.pips, move.cell) / 2)))
}

/** By pips: what such a pyramid scores on the board beyond what it is worth in the stash. */
const EARLY = { 1: 1 - WORTH.left1, 2: 2 - WORTH.left2, 3: 3 - WORTH.left3 }

/** Roughly what a pyramid here gains its owner and costs the others, in points, beyond what it was worth before. */
function gain(state: State, seat: Seat, pips: Pips, cell: number): number {
  const { owned, highRises, fixed } = state
  const { crowding, players, options } = fixed
  const low = owned[2 * seat]!
  const high = owned[2 * seat + 1]!
  const bit = 1 << (cell & 31)
  const after = cell < 32 ? countGroups(low | bit, high) : countGroups(low, high | bit)
  const groups = countGroups(low, high) - after
  let points = EARLY[pips] + options.groupCost * groups
  if (pips === 3) points -= crowding[homesNear(state, cell)]! + lossToCome(state, cell, homesToCome(state))
  if (pips === 1) {
    for (const near of pairOf(highRises[0]! & NEAR[2 * cell]!, highRises[1]! & NEAR[2 * cell + 1]!)) {
      const homes = homesNear(state, near)
      const harm = crowding[homes + 1]! - crowding[homes]!
      points += rowHas(owned, 2 * seat, near) ? -harm - 0.3 : (harm + 0.3) / (players - 1)
    }
  }
  return points
}

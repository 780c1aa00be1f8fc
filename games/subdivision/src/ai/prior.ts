import type { Seat } from '@masterplan/kernel'
import { countPair, pairOf, rowHas } from '@masterplan/kernel/bits'
import { type Cell, countGroups, NEAR } from '@masterplan/kernel/square'
import { homesNear } from '../scoring.ts'
import type { State } from '../state.ts'
import type { Move, Pips } from '../types.ts'
import { homesToCome, priceOf } from './features.ts'

const LEAST = 0.05
const MOST = 20

/** How likely a move is to be the best, before anything is searched: by what it seems to gain. */
export function prior(state: State, seat: Seat, move: Move): number {
  if (move.kind !== 'place') return 1
  return Math.min(MOST, Math.max(LEAST, Math.exp(gain(state, seat, move.pips, move.cell) / 2)))
}

/**
 * By pips: what such a pyramid scores on the board beyond what it was worth in the stash by the end, fitted to 1100 matches of
 * two on random parks: 0.6 for a manufactured home, most of which begin a group or stand badly; 1.85 for a high rise, some of
 * which fit nowhere, and as much for the middle ones.
 */
const EARLY = { 1: 1 - 0.6, 2: 2 - 1.85, 3: 3 - 1.85 }

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

/** What a high rise on this cell will still lose, with this density of manufactured homes to come. */
function lossToCome(state: State, cell: Cell, density: number): number {
  const { free, fixed } = state
  const now = homesNear(state, cell)
  const room = countPair(NEAR[2 * cell]! & free[0]!, NEAR[2 * cell + 1]! & free[1]!)
  return priceOf(fixed.crowding, now + density * room) - fixed.crowding[now]!
}

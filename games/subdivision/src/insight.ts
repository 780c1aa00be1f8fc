import type { Insight, Seat } from '@masterplan/kernel'
import { countGroups, NEAR_HIGH, NEAR_LOW } from '@masterplan/kernel/square'
import type { Pips } from './board.ts'
import type { Subdivision } from './index.ts'
import { cellsIn, DONE, has, type State } from './memory.ts'
import { expectedTotal, homesToCome, lossToCome, WORTH } from './outlook.ts'
import { moves } from './rules.ts'
import { homesNear, scores } from './scoring.ts'
import { withoutImages } from './symmetry.ts'

export const insight: Insight<Subdivision> = {
  evaluate: (state, seat) => (state.waits === DONE ? outcome(state, seat) : prospect(state, seat)),
  prior(state, seat, move) {
    if (move.kind !== 'place') return 1
    return Math.min(MOST, Math.max(LEAST, Math.exp(gain(state, seat, move.pips, move.cell) / 2)))
  },
  candidates: (state, seat) => withoutImages(state, moves(state, seat)),
}
const LEAST = 0.05
const MOST = 20

/** A win is a win, but of two wins the clearer one is better, and of two losses the closer one. */
function outcome(state: State, seat: Seat): number {
  const totals = scores(state).map(each => each.total)
  const best = Math.max(...totals)
  const mine = totals[seat]!
  const winners = totals.filter(each => each === best).length
  if (mine < best) return 0.1 * Math.exp((mine - best) / 8)
  if (winners > 1) return 1 / winners
  const second = Math.max(...totals.filter((_, other) => other !== seat))
  return 1 - 0.1 * Math.exp((second - mine) / 8)
}

/** The lead that may be expected at the end; early in the match it is worth less, because it may still be lost. */
function prospect(state: State, seat: Seat): number {
  const { players, cells } = state.fixed
  const density = homesToCome(state)
  let mine = 0
  let best = Number.NEGATIVE_INFINITY
  for (let at = 0; at < players; at++) {
    const expected = expectedTotal(state, at, density)
    if (at === seat) mine = expected
    else if (expected > best) best = expected
  }
  const scale = 0.5 + 1.1 * (state.empty / cells.length)
  return 1 / (1 + Math.exp((best - mine) / scale))
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
    for (const near of cellsIn(highRises[0]! & NEAR_LOW[cell]!, highRises[1]! & NEAR_HIGH[cell]!)) {
      const homes = homesNear(state, near)
      const harm = crowding[homes + 1]! - crowding[homes]!
      points += has(owned, seat, near) ? -harm - 0.3 : (harm + 0.3) / (players - 1)
    }
  }
  return points
}

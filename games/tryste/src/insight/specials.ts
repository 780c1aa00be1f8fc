import { zoneAt } from '../estate.ts'
import { COMPANY, FIRM, FIRST_MINE, LAIR, RESIDENTIAL, SCAPE } from '../nouns/words.ts'
import type { State } from '../state.ts'
import { isAtHome } from '../year-end/goods.ts'
import { incomeOf } from '../year-end/income.ts'

/** What each resource takes off a price at best. */
const BEST_REDUCTION = [60, 50, 70, 100] as const

/** Gobs that a mine's goods of one year can save. */
export function mineYield(state: State, stooj: number): number {
  const units = isAtHome(state, stooj) ? 3 : 1
  return units * BEST_REDUCTION[state.special[stooj]! - FIRST_MINE]!
}

/** Gobs that a hut is worth in a year: tokens, works, or a rival's best income. */
export function hutYield(state: State, seat: number, special: number): number {
  if (special === FIRM) return 120
  if (special === COMPANY) return 120
  return special === LAIR ? 0.8 * highestOf(state, seat) : 0
}

/** Homes that a Scape pleases, and that it may please yet. */
export function pleased(state: State, stooj: number): number {
  const { beside } = state.fixed.board
  let homes = 0.2
  for (let at = 3 * stooj; at < 3 * stooj + 3; at++) {
    const other = beside[at]!
    if (other < 0) continue
    const home = state.level[other]! > 0 && zoneAt(state, other) - 1 === RESIDENTIAL
    if (home || state.special[other] === SCAPE) homes++
    else if (zoneAt(state, other) - 1 === RESIDENTIAL) homes += 0.3
  }
  return homes
}

function highestOf(state: State, seat: number): number {
  let best = 10
  for (let stooj = 0; stooj < state.fixed.board.stoojes.length; stooj++) {
    if (state.builder[stooj] === seat + 1) best = Math.max(best, incomeOf(state, stooj))
  }
  return best
}

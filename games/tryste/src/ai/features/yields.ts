import { isAtHome } from '../../chapters/year-end/goods.ts'
import { COMPANY, FIRM, FIRST_MINE, LAIR } from '../../data/names.ts'
import type { State } from '../../state.ts'
import { highest } from '../hand-made/worth.ts'

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
  return special === LAIR ? 0.8 * highest(state, seat) : 0
}

import { unitsOf } from '../../chapters/year-end/goods.ts'
import { COMPANY, FIRM, FIRST_MINE, LAIR } from '../../data/names.ts'
import type { State } from '../../state.ts'
import { BEST_REDUCTION } from '../best-reduction.ts'
import { highest } from '../hand-made/worth.ts'

/** Gobs that a mine's goods of one year can save. */
export function mineYield(state: State, stooj: number): number {
  return unitsOf(state, stooj) * BEST_REDUCTION[state.special[stooj]! - FIRST_MINE]!
}

/** Gobs that a hut is worth in a year: tokens, works, or a rival's best income. */
export function hutYield(state: State, seat: number, special: number): number {
  if (special === FIRM) return 120
  if (special === COMPANY) return 120
  return special === LAIR ? 0.8 * highest(state, seat) : 0
}

import { incomeOf } from '../../chapters/income.ts'
import { unitsOf } from '../../chapters/year-end/goods.ts'
import { COMPANY, FIRM, FIRST_MINE, LAIR, RESIDENTIAL, RESOURCES, SCAPE, ZONES } from '../../data/names.ts'
import { REDUCTIONS } from '../../data/numbers.ts'
import { zoneAt } from '../../land/estate.ts'
import type { State } from '../../state.ts'

/** What each resource takes off a price at best. */
const BEST_REDUCTION: readonly number[] = RESOURCES.map((_, resource) =>
  Math.max(...ZONES.map((_, zone) => REDUCTIONS[4 * zone + resource]!)),
)

/** Who has so many units lying about spends too few to need more. */
const PLENTY = 10
/** Goods of later years come too late for most works. */
const YEARS_AHEAD = 6

/** Gobs that a mine's goods can save its owner in the years that are left. */
export function mineYield(state: State, seat: number, stooj: number, years: number): number {
  const resource = state.special[stooj]! - FIRST_MINE
  const wanted = Math.max(0, 1 - state.resources[4 * seat + resource]! / PLENTY)
  return Math.min(years, YEARS_AHEAD) * wanted * unitsOf(state, stooj) * BEST_REDUCTION[resource]!
}

/** Gobs that a hut is worth in a year: tokens, works, or a rival's best income. */
export function hutYield(state: State, seat: number, special: number): number {
  if (special === FIRM) return 120
  if (special === COMPANY) return 120
  return special === LAIR ? 0.8 * highest(state, seat) : 0
}

function highest(state: State, seat: number): number {
  let best = 10
  for (let stooj = 0; stooj < state.fixed.board.stoojes.length; stooj++) {
    if (state.builder[stooj] === seat + 1) best = Math.max(best, incomeOf(state, stooj))
  }
  return best
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

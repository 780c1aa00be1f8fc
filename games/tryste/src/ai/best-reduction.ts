import { RESOURCES, ZONES } from '../data/names.ts'
import { REDUCTIONS } from '../data/numbers.ts'

/** What each resource takes off a price at best. */
export const BEST_REDUCTION: readonly number[] = RESOURCES.map((_, resource) =>
  Math.max(...ZONES.map((_, zone) => REDUCTIONS[4 * zone + resource]!)),
)

import type { Score, Seat } from '@masterplan/kernel'

/** Points more than the best of the others; negative for points fewer. */
export function marginOf(scores: readonly Score[], seat: Seat): number {
  let best = Number.NEGATIVE_INFINITY
  for (let other = 0; other < scores.length; other++) {
    if (other !== seat && scores[other]!.total > best) best = scores[other]!.total
  }
  return scores.length < 2 ? scores[seat]!.total : scores[seat]!.total - best
}

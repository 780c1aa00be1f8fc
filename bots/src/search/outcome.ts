import type { Score, Seat } from '@masterplan/kernel'

/** As `ranks`, for two scores and without garbage: more than 0 if `one` is ahead, 0 if they are equal in everything. */
function ahead(one: Score, other: Score): number {
  const gap = one.total - other.total
  if (gap !== 0) return gap
  for (let at = 0; at < one.tiebreaks.length; at++) {
    const more = one.tiebreaks[at]! - (other.tiebreaks[at] ?? 0)
    if (more !== 0) return more
  }
  return 0
}

/** The share of the win: all of it for the only winner, a part for those who are equal, nothing for the others. */
export function shareOf(scores: readonly Score[], seat: Seat): number {
  let equals = 0
  for (let other = 0; other < scores.length; other++) {
    const gap = ahead(scores[other]!, scores[seat]!)
    if (gap > 0) return 0
    if (gap === 0) equals++
  }
  return 1 / equals
}

/** Points more than the best of the others; negative for points fewer. */
export function marginOf(scores: readonly Score[], seat: Seat): number {
  let best = Number.NEGATIVE_INFINITY
  for (let other = 0; other < scores.length; other++) {
    if (other !== seat && scores[other]!.total > best) best = scores[other]!.total
  }
  return scores.length < 2 ? scores[seat]!.total : scores[seat]!.total - best
}

import { type Share, wilson } from './intervals.ts'

/**
 * A share of wins from the means of whole deals, by line-up, and the range of the true one. The matches of a deal hang
 * together, for they share their luck and their seats cancel out: what varies is the deal. Wilson's interval is asked
 * about as many independent matches as would vary as much as the deals of one line-up did.
 */
export function shareOf(lineUps: readonly (readonly number[])[], matchesPerDeal: number): Share {
  const deals = lineUps.reduce((sum, means) => sum + means.length, 0)
  if (deals === 0) return wilson(0, 0)
  const share = lineUps.reduce((sum, means) => sum + total(means), 0) / deals
  const single = share * (1 - share) // the variance of one match that is won or lost
  // Where nothing was ever lost, or ever won, nothing shows how matches hang together: a deal counts once.
  if (single < 1e-12) return wilson(share * deals, deals)
  // One more deal that varies as single matches would, so that a few deals alike do not make us sure.
  const variance = (lineUps.reduce((sum, means) => sum + squares(means), 0) + single / matchesPerDeal) / deals
  const alike = single / variance
  return wilson(share * alike * deals, alike * deals)
}

const total = (means: readonly number[]): number => means.reduce((sum, mean) => sum + mean, 0)

function squares(means: readonly number[]): number {
  const middle = total(means) / Math.max(1, means.length)
  return means.reduce((sum, mean) => sum + (mean - middle) ** 2, 0)
}

import { type Share, wilson } from './statistics.ts'

/**
 * A share of wins from the means of whole deals, and the range of the true one. The matches of a deal hang together, for
 * they share their luck and their seats cancel out: what varies is the deal. Wilson's interval is asked about as many
 * independent matches as would vary as much as the deals did.
 */
export function shareOf(means: readonly number[], matchesPerDeal: number): Share {
  const deals = means.length
  if (deals === 0) return wilson(0, 0)
  const share = means.reduce((sum, mean) => sum + mean, 0) / deals
  const single = share * (1 - share) // the variance of one match that is won or lost
  // Where nothing was ever lost, or ever won, nothing shows how matches hang together: a deal counts once.
  if (single < 1e-12) return wilson(share * deals, deals)
  const squares = means.reduce((sum, mean) => sum + (mean - share) ** 2, 0)
  // One more deal that varies as single matches would, so that a few deals alike do not make us sure.
  const variance = (squares + single / matchesPerDeal) / deals
  const alike = single / variance
  return wilson(share * alike * deals, alike * deals)
}

import type { Score } from '@masterplan/kernel'
import type { View } from './types.ts'

/** U-SCO-01 to U-SCO-07 as far as a view tells: everything but the tiles in hand is open, and those score nothing. */
export const knownScores = (view: View): Score[] =>
  view.seats.map(({ seat, points, lines, coins }) => {
    const staked = view.auctions.reduce((sum, each) => sum + (each.kind === 'plot' ? each.stakes[seat]! : 0), 0)
    const buildings = view.plots.filter(plot => plot.owner === seat && plot.building !== null).length
    return { total: points, lines, tiebreaks: [coins + staked, buildings] }
  })

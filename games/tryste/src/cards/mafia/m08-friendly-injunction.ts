import { failAuction } from '../../chapters/auctions.ts'
import { BID } from '../../data/steps.ts'
import { keepCard } from '../make.ts'

/** At the own decision in an auction: the attempt fails, and nobody loses anything. */
export const friendlyInjunction = keepCard({
  id: 'M08',
  copies: 1,
  watched: 2,
  step: BID,
  aim: 'none',
  allows: () => true,
  play: (state, _seat, _way, tell) => failAuction(state, tell),
})

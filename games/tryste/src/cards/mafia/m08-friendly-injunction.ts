import { failAuction } from '../../chapters/auctions.ts'
import { BID } from '../../data/steps.ts'
import type { KeepCard } from '../card.ts'

/** At the own decision in an auction: the attempt fails, and nobody loses anything. */
export const friendlyInjunction: KeepCard = {
  id: 'M08',
  copies: 1,
  junior: false,
  watched: 2,
  timing: 'keep',
  uses: 'once',
  permanent: 0,
  step: BID,
  aim: 'none',
  allows: () => true,
  play: (state, _seat, _way, tell) => failAuction(state, tell),
}

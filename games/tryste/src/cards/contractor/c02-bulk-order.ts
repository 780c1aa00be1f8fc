import { gainResource } from '../../purse.ts'
import { FINISHED, type NowCard, neverSpun, waitForChoice } from '../card.ts'

/** Two resources of one kind. */
export const bulkOrder: NowCard = {
  id: 'C02',
  copies: 2,
  junior: true,
  watched: 0,
  timing: 'now',
  lasts: null,
  resolve: waitForChoice,
  asks: {
    aim: 'resource',
    allows: () => true,
    choose(state, seat, resource, tell) {
      gainResource(state, seat, resource, 2, 'C02', tell)
      return FINISHED
    },
    spun: neverSpun,
  },
}

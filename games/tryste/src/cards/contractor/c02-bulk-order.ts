import { gainResource } from '../../purse.ts'
import { FINISHED, neverSpun, waitForChoice } from '../card.ts'
import { nowCard } from '../make.ts'

/** Two resources of one kind. */
export const bulkOrder = nowCard({
  id: 'C02',
  copies: 2,
  junior: true,
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
})

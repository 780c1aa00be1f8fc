import { gainResource } from '../../purse.ts'
import { FINISHED } from '../card.ts'
import { nowCard } from '../make.ts'

/** One of each resource. */
export const fellOffABarge = nowCard({
  id: 'M10',
  copies: 2,
  junior: true,
  resolve(state, seat, tell) {
    for (let resource = 0; resource < 4; resource++) gainResource(state, seat, resource, 1, 'M10', tell)
    return FINISHED
  },
})

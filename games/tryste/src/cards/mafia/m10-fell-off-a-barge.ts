import { gainResource } from '../../purse.ts'
import { FINISHED, type NowCard } from '../card.ts'

/** One of each resource. */
export const fellOffABarge: NowCard = {
  id: 'M10',
  copies: 2,
  junior: true,
  watched: 0,
  timing: 'now',
  lasts: null,
  asks: null,
  resolve(state, seat, tell) {
    for (let resource = 0; resource < 4; resource++) gainResource(state, seat, resource, 1, 'M10', tell)
    return FINISHED
  },
}

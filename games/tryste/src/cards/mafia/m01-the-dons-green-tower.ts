import { CONTRACTOR } from '../../data/names.ts'
import { gainResource, resourcesOf } from '../../purse.ts'
import { hushCard } from '../make.ts'

const MOST_KEPT = 3

/** When revealed, everybody with more than three resources loses all of them. */
export const theDonsGreenTower = hushCard({
  id: 'M01',
  copies: 2,
  junior: true,
  role: CONTRACTOR,
  reveal(state, _seat, tell) {
    for (let seat = 0; seat < state.fixed.players; seat++) {
      if (resourcesOf(state, seat) <= MOST_KEPT) continue
      for (let resource = 0; resource < 4; resource++) {
        gainResource(state, seat, resource, -state.resources[4 * seat + resource]!, 'M01', tell)
      }
    }
  },
})

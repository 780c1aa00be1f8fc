import { isProtected, loseImprovement } from '../../land/estate.ts'
import { ask } from '../ask.ts'
import { type Asks, FINISHED, neverSpun } from '../card.ts'
import { nowCard } from '../make.ts'

const asks: Asks = {
  aim: 'stooj',
  allows(state, seat, stooj) {
    const owner = state.builder[stooj]!
    return owner > 0 && owner !== seat + 1 && !isProtected(state, stooj)
  },
  choose(state, _seat, stooj, tell) {
    loseImprovement(state, stooj, tell)
    return FINISHED
  },
  spun: neverSpun,
}

/** One construct of somebody else loses an improvement, watched. */
export const insuranceFire = nowCard({
  id: 'M04',
  copies: 2,
  junior: true,
  watched: 3,
  asks,
  resolve: (state, seat, tell) => ask(state, seat, asks, tell),
})

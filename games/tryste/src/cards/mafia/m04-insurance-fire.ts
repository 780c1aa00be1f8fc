import { isProtected, loseImprovement } from '../../estate.ts'
import { ask } from '../ask.ts'
import { type Asks, FINISHED, type NowCard, neverSpun } from '../card.ts'

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
export const insuranceFire: NowCard = {
  id: 'M04',
  copies: 2,
  junior: true,
  watched: 3,
  timing: 'now',
  lasts: null,
  asks,
  resolve: (state, seat, tell) => ask(state, seat, asks, tell),
}

import { incomeOf } from '../../chapters/income.ts'
import { loseImprovement } from '../../land/estate.ts'
import { payGobs } from '../../purse.ts'
import { ask } from '../ask.ts'
import { type Asks, FINISHED, neverSpun } from '../card.ts'
import { countOf, hasMost, isOwnAtRisk, isOwnConstruct } from '../extremes.ts'
import { nowCard } from '../make.ts'

const asks: Asks = {
  aim: 'stooj',
  allows: (state, seat, stooj) => hasMost(state, seat, stooj, isOwnAtRisk, incomeOf),
  choose(state, _seat, stooj, tell) {
    loseImprovement(state, stooj, tell)
    return FINISHED
  },
  spun: neverSpun,
}

/** The own construct that would earn most now loses an improvement; without constructs it costs $60. */
export const wrongAddress = nowCard({
  id: 'M05',
  copies: 1,
  junior: true,
  asks,
  resolve(state, seat, tell) {
    if (countOf(state, seat, isOwnConstruct) > 0) return ask(state, seat, asks, tell)
    payGobs(state, seat, 60, 'M05', tell)
    return FINISHED
  },
})

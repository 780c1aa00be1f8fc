import { gainGobs } from '../../purse.ts'
import type { State } from '../../state.ts'
import { ask } from '../ask.ts'
import { type Asks, FINISHED, neverSpun } from '../card.ts'
import { countOf, hasMost, isOwnAtRisk, tokensOn } from '../extremes.ts'
import { nowCard } from '../make.ts'
import { stripToken } from '../verbs.ts'

const asks: Asks = {
  aim: 'stooj',
  allows: (state, seat, stooj) => hasMost(state, seat, stooj, canSpare, tokensOn),
  choose(state, seat, stooj, tell) {
    stripToken(state, stooj, tell)
    gainGobs(state, seat, 50, 'A08', tell)
    return FINISHED
  },
  spun: neverSpun,
}

/** A token off the own construct that has most of them brings $50; without one to take, there are $20. */
export const valueEngineering = nowCard({
  id: 'A08',
  copies: 1,
  asks,
  resolve(state, seat, tell) {
    if (countOf(state, seat, canSpare) > 0) return ask(state, seat, asks, tell)
    gainGobs(state, seat, 20, 'A08', tell)
    return FINISHED
  },
})

const canSpare = (state: State, seat: number, stooj: number): boolean =>
  isOwnAtRisk(state, seat, stooj) && tokensOn(state, stooj) > 0

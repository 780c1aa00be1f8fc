import { incomeOf } from '../../chapters/income.ts'
import { isProtected, loseImprovement } from '../../estate.ts'
import { payGobs } from '../../purse.ts'
import type { State } from '../../state.ts'
import { ask } from '../ask.ts'
import { type Asks, FINISHED, type NowCard, neverSpun } from '../card.ts'

const asks: Asks = {
  aim: 'stooj',
  allows: (state, seat, stooj) => mayBeHit(state, seat, stooj) && incomeOf(state, stooj) === highestIncome(state, seat),
  choose(state, _seat, stooj, tell) {
    loseImprovement(state, stooj, tell)
    return FINISHED
  },
  spun: neverSpun,
}

/** The own construct that would earn most now loses an improvement; without constructs it costs $60. */
export const wrongAddress: NowCard = {
  id: 'M05',
  copies: 1,
  junior: true,
  watched: 0,
  timing: 'now',
  lasts: null,
  asks,
  resolve(state, seat, tell) {
    for (let stooj = 0; stooj < state.fixed.board.stoojes.length; stooj++) {
      if (state.builder[stooj] === seat + 1) return ask(state, seat, asks, tell)
    }
    payGobs(state, seat, 60, 'M05', tell)
    return FINISHED
  },
}

const mayBeHit = (state: State, seat: number, stooj: number): boolean =>
  state.builder[stooj] === seat + 1 && !isProtected(state, stooj)

function highestIncome(state: State, seat: number): number {
  let income = 0
  for (let stooj = 0; stooj < state.fixed.board.stoojes.length; stooj++) {
    if (mayBeHit(state, seat, stooj)) income = Math.max(income, incomeOf(state, stooj))
  }
  return income
}

import { isProtected } from '../../estate.ts'
import { gainGobs } from '../../purse.ts'
import type { State } from '../../state.ts'
import { ask } from '../ask.ts'
import { type Asks, FINISHED, type NowCard, neverSpun } from '../card.ts'
import { stripToken } from '../verbs.ts'

const asks: Asks = {
  aim: 'stooj',
  allows: (state, seat, stooj) => spare(state, seat, stooj) === mostSpare(state, seat),
  choose(state, seat, stooj, tell) {
    stripToken(state, stooj, tell)
    gainGobs(state, seat, 50, 'A08', tell)
    return FINISHED
  },
  spun: neverSpun,
}

/** A token off the own construct that has most of them brings $50; without one to take, there are $20. */
export const valueEngineering: NowCard = {
  id: 'A08',
  copies: 1,
  junior: false,
  watched: 0,
  timing: 'now',
  lasts: null,
  asks,
  resolve(state, seat, tell) {
    if (mostSpare(state, seat) > 0) return ask(state, seat, asks, tell)
    gainGobs(state, seat, 20, 'A08', tell)
    return FINISHED
  },
}

/** The tokens on an own construct that may lose one. */
const spare = (state: State, seat: number, stooj: number): number =>
  state.builder[stooj] === seat + 1 && !isProtected(state, stooj) ? state.affixed[stooj]! : 0

function mostSpare(state: State, seat: number): number {
  let most = 0
  for (let stooj = 0; stooj < state.fixed.board.stoojes.length; stooj++) {
    most = Math.max(most, spare(state, seat, stooj))
  }
  return most
}

import { isProtected, loseImprovement } from '../../estate.ts'
import type { Telling } from '../../purse.ts'
import type { State } from '../../state.ts'
import { ask } from '../ask.ts'
import { type Asks, inTurn, type NowCard, neverSpun, type Outcome } from '../card.ts'
import { isTokenless } from './tokenless.ts'

const asks: Asks = {
  aim: 'stooj',
  allows: (state, seat, stooj) => isShaky(state, seat, stooj) && state.level[stooj] === levelHit(state, seat),
  choose(state, _seat, stooj, tell) {
    loseImprovement(state, stooj, tell)
    return inTurn(state, tell, visit)
  },
  spun: neverSpun,
}

/** Everybody loses an improvement on the highest of their constructs without a token; of equals, the owner says which. */
export const tremor: NowCard = {
  id: 'A02',
  copies: 2,
  junior: false,
  watched: 0,
  timing: 'now',
  lasts: null,
  asks,
  resolve: (state, _seat, tell) => inTurn(state, tell, visit),
}

function visit(state: State, seat: number, tell: Telling): Outcome {
  return ask(state, seat, asks, tell)
}

const isShaky = (state: State, seat: number, stooj: number): boolean =>
  state.builder[stooj] === seat + 1 && isTokenless(state, stooj) && !isProtected(state, stooj)

function levelHit(state: State, seat: number): number {
  let level = 0
  for (let stooj = 0; stooj < state.fixed.board.stoojes.length; stooj++) {
    if (isShaky(state, seat, stooj)) level = Math.max(level, state.level[stooj]!)
  }
  return level
}

import { loseImprovement } from '../../land/estate.ts'
import type { Telling } from '../../purse.ts'
import type { State } from '../../state.ts'
import { ask } from '../ask.ts'
import { type Asks, inTurn, neverSpun, type Outcome } from '../card.ts'
import { hasMost, isOwnAtRisk, levelOf } from '../extremes.ts'
import { nowCard } from '../make.ts'
import { isTokenless } from './tokenless.ts'

const asks: Asks = {
  aim: 'stooj',
  allows: (state, seat, stooj) => hasMost(state, seat, stooj, isShaky, levelOf),
  choose(state, _seat, stooj, tell) {
    loseImprovement(state, stooj, tell)
    return inTurn(state, tell, visit)
  },
  spun: neverSpun,
}

/** Everybody loses an improvement on the highest of their constructs without a token; of equals, the owner says which. */
export const tremor = nowCard({
  id: 'A02',
  copies: 2,
  asks,
  resolve: (state, _seat, tell) => inTurn(state, tell, visit),
})

function visit(state: State, seat: number, tell: Telling): Outcome {
  return ask(state, seat, asks, tell)
}

const isShaky = (state: State, seat: number, stooj: number): boolean =>
  isOwnAtRisk(state, seat, stooj) && isTokenless(state, stooj)

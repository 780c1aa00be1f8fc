import { loseImprovement } from '../../land/estate.ts'
import { payGobs } from '../../purse.ts'
import type { State } from '../../state.ts'
import { ask } from '../ask.ts'
import { type Asks, FINISHED, neverSpun } from '../card.ts'
import { countOf, hasMost, isOwnAtRisk, isOwnConstruct, levelOf } from '../extremes.ts'
import { nowCard } from '../make.ts'

const PRICE = 60

const asks: Asks = {
  aim: 'stooj-or-pay',
  allows(state, seat, way) {
    const { length } = state.fixed.board.stoojes
    if (way < length) return hasMost(state, seat, way, isOwnAtRisk, lowness)
    return way === length && state.gobs[seat]! >= PRICE
  },
  choose(state, seat, way, tell) {
    if (way < state.fixed.board.stoojes.length) loseImprovement(state, way, tell)
    else payGobs(state, seat, PRICE, 'C11', tell)
    return FINISHED
  },
  spun: neverSpun,
}

/** Pay $60 or lose an improvement on the lowest own construct; with neither, pay what there is. */
export const changeOrder = nowCard({
  id: 'C11',
  copies: 1,
  junior: true,
  asks,
  resolve(state, seat, tell) {
    if (countOf(state, seat, isOwnConstruct) > 0) return ask(state, seat, asks, tell)
    payGobs(state, seat, PRICE, 'C11', tell)
    return FINISHED
  },
})

const lowness = (state: State, stooj: number): number => -levelOf(state, stooj)

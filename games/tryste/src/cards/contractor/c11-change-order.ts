import { isProtected, loseImprovement } from '../../estate.ts'
import { payGobs } from '../../purse.ts'
import type { State } from '../../state.ts'
import { ask } from '../ask.ts'
import { type Asks, FINISHED, type NowCard, neverSpun } from '../card.ts'

const PRICE = 60

const asks: Asks = {
  aim: 'stooj-or-pay',
  allows(state, seat, way) {
    const { length } = state.fixed.board.stoojes
    if (way < length) return mayChange(state, seat, way) && state.level[way] === lowest(state, seat)
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
export const changeOrder: NowCard = {
  id: 'C11',
  copies: 1,
  junior: true,
  watched: 0,
  timing: 'now',
  lasts: null,
  asks,
  resolve(state, seat, tell) {
    if (ownsConstructs(state, seat)) return ask(state, seat, asks, tell)
    payGobs(state, seat, PRICE, 'C11', tell)
    return FINISHED
  },
}

function ownsConstructs(state: State, seat: number): boolean {
  for (let stooj = 0; stooj < state.fixed.board.stoojes.length; stooj++) {
    if (state.builder[stooj] === seat + 1) return true
  }
  return false
}

const mayChange = (state: State, seat: number, stooj: number): boolean =>
  state.builder[stooj] === seat + 1 && !isProtected(state, stooj)

function lowest(state: State, seat: number): number {
  let level = 4
  for (let stooj = 0; stooj < state.fixed.board.stoojes.length; stooj++) {
    if (mayChange(state, seat, stooj)) level = Math.min(level, state.level[stooj]!)
  }
  return level
}

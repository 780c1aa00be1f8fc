import { isProtected, loseImprovement } from '../../estate.ts'
import { gainPrestige } from '../../purse.ts'
import type { State } from '../../state.ts'
import { ask } from '../ask.ts'
import { type Asks, FINISHED, type NowCard, neverSpun } from '../card.ts'
import { isTokenless } from './tokenless.ts'

const asks: Asks = {
  aim: 'stooj',
  allows: (state, _seat, stooj) =>
    isTokenless(state, stooj) && !isProtected(state, stooj) && state.level[stooj] === highest(state),
  choose(state, _seat, stooj, tell) {
    loseImprovement(state, stooj, tell)
    return FINISHED
  },
  spun: neverSpun,
}

/**
 * One of the highest constructs on the board that have no token loses an improvement; if all of the highest have tokens,
 * everybody who owns one of them gains two points of prestige.
 */
export const lightningPicksTheTallest: NowCard = {
  id: 'A13',
  copies: 1,
  junior: false,
  watched: 0,
  timing: 'now',
  lasts: null,
  asks,
  resolve(state, seat, tell) {
    const level = highest(state)
    for (let stooj = 0; stooj < state.fixed.board.stoojes.length; stooj++) {
      if (state.level[stooj] === level && isTokenless(state, stooj)) return ask(state, seat, asks, tell)
    }
    for (let owner = 0; owner < state.fixed.players; owner++) {
      if (ownsOneOf(state, owner, level)) gainPrestige(state, owner, 2, 'A13', tell)
    }
    return FINISHED
  },
}

function highest(state: State): number {
  let level = 0
  for (let stooj = 0; stooj < state.fixed.board.stoojes.length; stooj++) level = Math.max(level, state.level[stooj]!)
  return level
}

function ownsOneOf(state: State, seat: number, level: number): boolean {
  for (let stooj = 0; stooj < state.fixed.board.stoojes.length; stooj++) {
    if (state.builder[stooj] === seat + 1 && state.level[stooj] === level) return true
  }
  return false
}

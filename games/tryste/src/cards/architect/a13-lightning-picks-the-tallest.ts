import { isProtected, loseImprovement } from '../../land/estate.ts'
import { gainPrestige } from '../../purse.ts'
import type { State } from '../../state.ts'
import { ask } from '../ask.ts'
import { type Asks, FINISHED, neverSpun } from '../card.ts'
import { countOf, hasMost, isOwnConstruct, levelOf } from '../extremes.ts'
import { nowCard } from '../make.ts'
import { isTokenless } from './tokenless.ts'

const asks: Asks = {
  aim: 'stooj',
  allows: (state, seat, stooj) => isStruck(state, seat, stooj) && !isProtected(state, stooj),
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
export const lightningPicksTheTallest = nowCard({
  id: 'A13',
  copies: 1,
  asks,
  resolve(state, seat, tell) {
    if (countOf(state, seat, isStruck) > 0) return ask(state, seat, asks, tell)
    for (let owner = 0; owner < state.fixed.players; owner++) {
      if (countOf(state, owner, isOwnTallest) > 0) gainPrestige(state, owner, 2, 'A13', tell)
    }
    return FINISHED
  },
})

const isBuilt = (state: State, _seat: number, stooj: number): boolean => levelOf(state, stooj) > 0
const isTallest = (state: State, seat: number, stooj: number): boolean => hasMost(state, seat, stooj, isBuilt, levelOf)
const isStruck = (state: State, seat: number, stooj: number): boolean =>
  isTokenless(state, stooj) && isTallest(state, seat, stooj)
const isOwnTallest = (state: State, seat: number, stooj: number): boolean =>
  isOwnConstruct(state, seat, stooj) && isTallest(state, seat, stooj)

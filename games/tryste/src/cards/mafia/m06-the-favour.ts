import { isDeveloped, isOwnedBy, setOwner } from '../../land/estate.ts'
import { payGobs } from '../../purse.ts'
import type { State } from '../../state.ts'
import { ask } from '../ask.ts'
import { type Asks, FINISHED, neverSpun } from '../card.ts'
import { nowCard } from '../make.ts'
import { takePrestige } from '../verbs.ts'

const GOBS = 100
const PRESTIGE = 6

const asks: Asks = {
  aim: 'stooj-or-pay',
  allows(state, seat, way) {
    const { length } = state.fixed.board.stoojes
    if (way < length) return isOwnedBy(state, way, seat) && !isDeveloped(state, way)
    return way === length ? state.gobs[seat]! >= GOBS : state.prestige[seat]! >= PRESTIGE
  },
  choose(state, seat, way, tell) {
    const { length } = state.fixed.board.stoojes
    if (way < length) setOwner(state, way, (seat + 1) % state.fixed.players)
    else if (way === length) payGobs(state, seat, GOBS, 'M06', tell)
    else takePrestige(state, seat, PRESTIGE, 'M06', tell)
    return FINISHED
  },
  spun: neverSpun,
}

/** An own undeveloped stooj to the left neighbour, $100 or six points of prestige; without any of these, all one's gobs. */
export const theFavour = nowCard({
  id: 'M06',
  copies: 2,
  asks,
  resolve(state, seat, tell) {
    if (canDoOne(state, seat)) return ask(state, seat, asks, tell)
    payGobs(state, seat, state.gobs[seat]!, 'M06', tell)
    return FINISHED
  },
})

function canDoOne(state: State, seat: number): boolean {
  for (let way = 0; way < state.fixed.board.stoojes.length + 2; way++) if (asks.allows(state, seat, way)) return true
  return false
}

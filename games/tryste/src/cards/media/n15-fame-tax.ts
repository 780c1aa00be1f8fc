import { influence, payGobs } from '../../purse.ts'
import { FINISHED } from '../card.ts'
import { nowCard } from '../make.ts'

const FAME = 50
const MOST_PAID = 100

/** Everybody above 50 Influence pays $5 for each point above, $100 at most. */
export const fameTax = nowCard({
  id: 'N15',
  copies: 1,
  resolve(state, _seat, tell) {
    for (let seat = 0; seat < state.fixed.players; seat++) {
      const above = Math.max(0, influence(state, seat) - FAME)
      payGobs(state, seat, Math.min(5 * above, MOST_PAID), 'N15', tell)
    }
    return FINISHED
  },
})

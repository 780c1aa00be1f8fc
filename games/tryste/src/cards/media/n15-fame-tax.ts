import { influence, payGobs } from '../../purse.ts'
import { FINISHED, type NowCard } from '../card.ts'

const FAME = 50
const MOST_PAID = 100

/** Everybody above 50 Influence pays $5 for each point above, $100 at most. */
export const fameTax: NowCard = {
  id: 'N15',
  copies: 1,
  junior: false,
  watched: 0,
  timing: 'now',
  lasts: null,
  asks: null,
  resolve(state, _seat, tell) {
    for (let seat = 0; seat < state.fixed.players; seat++) {
      const above = Math.max(0, influence(state, seat) - FAME)
      payGobs(state, seat, Math.min(5 * above, MOST_PAID), 'N15', tell)
    }
    return FINISHED
  },
}

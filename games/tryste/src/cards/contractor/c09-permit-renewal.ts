import { improvements } from '../../estate.ts'
import { payGobs } from '../../purse.ts'
import { FINISHED, type NowCard } from '../card.ts'

const MOST_PAID = 60

/** Everybody pays $5 for each own improvement, $60 at most. */
export const permitRenewal: NowCard = {
  id: 'C09',
  copies: 1,
  junior: true,
  watched: 0,
  timing: 'now',
  lasts: null,
  asks: null,
  resolve(state, _seat, tell) {
    for (let seat = 0; seat < state.fixed.players; seat++) {
      payGobs(state, seat, Math.min(5 * improvements(state, seat), MOST_PAID), 'C09', tell)
    }
    return FINISHED
  },
}

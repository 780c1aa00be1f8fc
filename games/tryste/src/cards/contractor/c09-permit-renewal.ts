import { improvements } from '../../land/estate.ts'
import { payGobs } from '../../purse.ts'
import { FINISHED } from '../card.ts'
import { nowCard } from '../make.ts'

const MOST_PAID = 60

/** Everybody pays $5 for each own improvement, $60 at most. */
export const permitRenewal = nowCard({
  id: 'C09',
  copies: 1,
  junior: true,
  resolve(state, _seat, tell) {
    for (let seat = 0; seat < state.fixed.players; seat++) {
      payGobs(state, seat, Math.min(5 * improvements(state, seat), MOST_PAID), 'C09', tell)
    }
    return FINISHED
  },
})

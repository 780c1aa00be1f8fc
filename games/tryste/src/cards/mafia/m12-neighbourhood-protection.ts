import { gainGobs, payGobs } from '../../purse.ts'
import { FINISHED } from '../card.ts'
import { nowCard } from '../make.ts'

/** Everybody else hands over $40 or all they have, watched. */
export const neighbourhoodProtection = nowCard({
  id: 'M12',
  copies: 1,
  junior: true,
  watched: 3,
  resolve(state, seat, tell) {
    const { players } = state.fixed
    for (let step = 1; step < players; step++) {
      gainGobs(state, seat, payGobs(state, (seat + step) % players, 40, 'M12', tell), 'M12', tell)
    }
    return FINISHED
  },
})

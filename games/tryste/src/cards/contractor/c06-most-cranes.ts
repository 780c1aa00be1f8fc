import { improvements } from '../../estate.ts'
import { gainGobs } from '../../purse.ts'
import { FINISHED, type NowCard } from '../card.ts'

/** $60 for everybody with the most improvements. */
export const mostCranes: NowCard = {
  id: 'C06',
  copies: 2,
  junior: true,
  watched: 0,
  timing: 'now',
  lasts: null,
  asks: null,
  resolve(state, _seat, tell) {
    const { players } = state.fixed
    let most = 0
    for (let seat = 0; seat < players; seat++) most = Math.max(most, improvements(state, seat))
    for (let seat = 0; seat < players; seat++) {
      if (improvements(state, seat) === most) gainGobs(state, seat, 60, 'C06', tell)
    }
    return FINISHED
  },
}

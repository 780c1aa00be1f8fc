import { improvements } from '../../land/estate.ts'
import { gainGobs } from '../../purse.ts'
import { FINISHED } from '../card.ts'
import { mostOf } from '../extremes.ts'
import { nowCard } from '../make.ts'

/** $60 for everybody with the most improvements. */
export const mostCranes = nowCard({
  id: 'C06',
  copies: 2,
  junior: true,
  resolve(state, _seat, tell) {
    const { players } = state.fixed
    const most = mostOf(state, improvements)
    for (let seat = 0; seat < players; seat++) {
      if (improvements(state, seat) === most) gainGobs(state, seat, 60, 'C06', tell)
    }
    return FINISHED
  },
})

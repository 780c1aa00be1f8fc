import { gainGobs } from '../../purse.ts'
import { FINISHED } from '../card.ts'
import { nowCard } from '../make.ts'

/** $150, watched. */
export const theEnvelope = nowCard({
  id: 'M02',
  copies: 2,
  junior: true,
  watched: 2,
  resolve(state, seat, tell) {
    gainGobs(state, seat, 150, 'M02', tell)
    return FINISHED
  },
})

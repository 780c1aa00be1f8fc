import { gainGobs } from '../../purse.ts'
import { FINISHED, type NowCard } from '../card.ts'

/** $150, watched. */
export const theEnvelope: NowCard = {
  id: 'M02',
  copies: 2,
  junior: true,
  watched: 2,
  timing: 'now',
  lasts: null,
  asks: null,
  resolve(state, seat, tell) {
    gainGobs(state, seat, 150, 'M02', tell)
    return FINISHED
  },
}

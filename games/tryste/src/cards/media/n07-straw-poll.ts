import { FINISHED, lieDown, type NowCard } from '../card.ts'
import { STRAW_POLL } from '../effects.ts'

/** In the next Zoning vote Hype counts nothing. */
export const strawPoll: NowCard = {
  id: 'N07',
  copies: 1,
  junior: false,
  watched: 0,
  timing: 'tell',
  lasts: { effect: STRAW_POLL, until: 'vote' },
  asks: null,
  resolve(state) {
    lieDown(state, 0)
    return FINISHED
  },
}

import { STRAW_POLL } from '../effects.ts'
import { tellCard } from '../make.ts'

/** In the next Zoning vote Hype counts nothing. */
export const strawPoll = tellCard({
  id: 'N07',
  copies: 1,
  lasts: { effect: STRAW_POLL, until: 'vote' },
})

import { FINISHED, lieDown, type NowCard } from '../card.ts'
import { OVERTIME } from '../effects.ts'

/** Until the year-end every step that is paid for costs $20 more. */
export const overtimeRules: NowCard = {
  id: 'C04',
  copies: 1,
  junior: true,
  watched: 0,
  timing: 'tell',
  lasts: { effect: OVERTIME, until: 'year-end' },
  asks: null,
  resolve(state) {
    lieDown(state, 0)
    return FINISHED
  },
}

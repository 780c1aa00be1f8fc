import { FINISHED, lieDown, type NowCard } from '../card.ts'
import { OPEN_HOUSE } from '../effects.ts'

/** At the coming year-end constructs with three tokens or more get 50 points. */
export const openHouseWeekend: NowCard = {
  id: 'A14',
  copies: 2,
  junior: false,
  watched: 0,
  timing: 'tell',
  lasts: { effect: OPEN_HOUSE, until: 'year-end' },
  asks: null,
  resolve(state) {
    lieDown(state, 0)
    return FINISHED
  },
}

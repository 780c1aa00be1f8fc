import { OPEN_HOUSE } from '../effects.ts'
import { tellCard } from '../make.ts'

/** At the coming year-end constructs with three tokens or more get 50 points. */
export const openHouseWeekend = tellCard({
  id: 'A14',
  copies: 2,
  lasts: { effect: OPEN_HOUSE, until: 'incomes' },
})

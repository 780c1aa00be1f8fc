import { OVERTIME } from '../effects.ts'
import { tellCard } from '../make.ts'

/** Until the year-end every step that is paid for costs $20 more. */
export const overtimeRules = tellCard({
  id: 'C04',
  copies: 1,
  junior: true,
  lasts: { effect: OVERTIME, until: 'year' },
})

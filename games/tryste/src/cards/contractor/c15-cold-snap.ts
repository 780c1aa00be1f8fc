import { CONTRACTOR } from '../../data/names.ts'
import { lieDown } from '../card.ts'
import { COLD_SNAP } from '../effects.ts'
import { hushCard } from '../make.ts'

/** In the Contractor phase in which it is revealed, Concrete gives no discount. */
export const coldSnap = hushCard({
  id: 'C15',
  copies: 1,
  junior: true,
  role: CONTRACTOR,
  lasts: { effect: COLD_SNAP, until: 'phase' },
  reveal: state => lieDown(state, 0),
})

import { CONTRACTOR } from '../../data/names.ts'
import { type HushCard, lieDown } from '../card.ts'
import { COLD_SNAP } from '../effects.ts'

/** In the Contractor phase in which it is revealed, Concrete gives no discount. */
export const coldSnap: HushCard = {
  id: 'C15',
  copies: 1,
  junior: true,
  watched: 0,
  timing: 'hush',
  role: CONTRACTOR,
  lasts: { effect: COLD_SNAP, until: 'phase' },
  reveal: state => lieDown(state, 0),
}

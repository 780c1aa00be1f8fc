import { CONTRACTOR } from '../../data/names.ts'
import { lieDown } from '../card.ts'
import { CREW_SHORTAGE } from '../effects.ts'
import { hushCard } from '../make.ts'

/** In the Contractor phase in which it is revealed, no stooj rises by more than two levels. */
export const crewShortage = hushCard({
  id: 'C03',
  copies: 2,
  junior: true,
  role: CONTRACTOR,
  lasts: { effect: CREW_SHORTAGE, until: 'phase' },
  reveal: state => lieDown(state, 0),
})

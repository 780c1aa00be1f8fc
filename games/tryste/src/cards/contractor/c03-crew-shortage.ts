import { CONTRACTOR } from '../../data/names.ts'
import { type HushCard, lieDown } from '../card.ts'
import { CREW_SHORTAGE } from '../effects.ts'

/** In the Contractor phase in which it is revealed, no stooj rises by more than two levels. */
export const crewShortage: HushCard = {
  id: 'C03',
  copies: 2,
  junior: true,
  watched: 0,
  timing: 'hush',
  role: CONTRACTOR,
  lasts: { effect: CREW_SHORTAGE, until: 'phase' },
  reveal: state => lieDown(state, 0),
}

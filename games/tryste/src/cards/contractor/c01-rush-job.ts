import { CONTRACTOR } from '../../data/names.ts'
import { WORK } from '../../data/steps.ts'
import { STAYS } from '../../step.ts'
import type { PlayCard } from '../card.ts'

/** One more stooj to work on in this phase. */
export const rushJob: PlayCard = {
  id: 'C01',
  copies: 2,
  junior: true,
  watched: 0,
  timing: 'play',
  role: CONTRACTOR,
  step: WORK,
  aim: 'none',
  allows: () => true,
  play(state) {
    state.extraWorks++
    return STAYS
  },
}

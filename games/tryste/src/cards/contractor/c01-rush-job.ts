import { CONTRACTOR } from '../../data/names.ts'
import { WORK } from '../../data/steps.ts'
import { STAYS } from '../../flow/step.ts'
import { playableCard } from '../make.ts'

/** One more stooj to work on in this phase. */
export const rushJob = playableCard({
  id: 'C01',
  copies: 2,
  junior: true,
  role: CONTRACTOR,
  step: WORK,
  aim: 'none',
  until: 'turn',
  allows: () => true,
  play(state) {
    state.extraWorks++
    return STAYS
  },
})

import { WORK } from '../../data/steps.ts'
import { STAYS } from '../../flow/step.ts'
import { CRANE_HIRED, CRANE_ON_RETAINER } from '../effects.ts'
import { keepCard } from '../make.ts'

/** Once a year the next work of the turn costs $40 less. */
export const craneOnRetainer = keepCard({
  id: 'C14',
  copies: 1,
  junior: true,
  uses: 'yearly',
  permanent: CRANE_ON_RETAINER,
  step: WORK,
  aim: 'none',
  allows: () => true,
  play(state) {
    state.armed |= CRANE_HIRED
    return STAYS
  },
})

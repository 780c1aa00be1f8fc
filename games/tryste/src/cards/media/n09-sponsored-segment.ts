import { isResting } from '../../chapters/media.ts'
import { MEDIA } from '../../data/names.ts'
import { HYPE } from '../../data/steps.ts'
import { STAYS } from '../../flow/step.ts'
import { isArmed, SPONSORED } from '../effects.ts'
import { playableCard } from '../make.ts'

/** The own Hype purchase of this phase has one more in its multiplier, five at most. One sponsor is enough. */
export const sponsoredSegment = playableCard({
  id: 'N09',
  copies: 2,
  role: MEDIA,
  step: HYPE,
  aim: 'none',
  until: 'turn',
  allows: (state, seat) => !isArmed(state, SPONSORED) && !isResting(state, seat),
  play(state) {
    state.armed |= SPONSORED
    return STAYS
  },
})

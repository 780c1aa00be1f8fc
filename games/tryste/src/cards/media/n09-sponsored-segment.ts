import { isResting } from '../../chapters/media.ts'
import { MEDIA } from '../../data/names.ts'
import { HYPE } from '../../data/steps.ts'
import { STAYS } from '../../step.ts'
import type { PlayCard } from '../card.ts'
import { isArmed, SPONSORED } from '../effects.ts'

/** The own Hype purchase of this phase has one more in its multiplier, five at most. One sponsor is enough. */
export const sponsoredSegment: PlayCard = {
  id: 'N09',
  copies: 2,
  junior: false,
  watched: 0,
  timing: 'play',
  role: MEDIA,
  step: HYPE,
  aim: 'none',
  allows: (state, seat) => !isArmed(state, SPONSORED) && !isResting(state, seat),
  play(state) {
    state.armed |= SPONSORED
    return STAYS
  },
}

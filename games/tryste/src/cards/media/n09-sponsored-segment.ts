import { STAYS } from '../../flow.ts'
import { isResting } from '../../media.ts'
import { HYPE } from '../../nouns/steps.ts'
import { MEDIA } from '../../nouns/words.ts'
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

import { STAYS } from '../../flow/step.ts'
import { isProtected } from '../../land/estate.ts'
import { gainPrestige } from '../../purse.ts'
import { ANY_STEP } from '../card.ts'
import { keepCard } from '../make.ts'
import { protect } from '../verbs.ts'

/** An own construct loses nothing to any card for the rest of the game; a point of prestige besides. */
export const heritagePlaque = keepCard({
  id: 'A11',
  copies: 1,
  step: ANY_STEP,
  aim: 'stooj',
  allows: (state, seat, stooj) => state.builder[stooj] === seat + 1 && !isProtected(state, stooj),
  play(state, seat, stooj, tell) {
    protect(state, stooj, tell)
    gainPrestige(state, seat, 1, 'A11', tell)
    return STAYS
  },
})

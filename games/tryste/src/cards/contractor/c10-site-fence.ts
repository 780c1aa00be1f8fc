import { rowHas } from '@masterplan/kernel/bits'
import { STAYS } from '../../flow/step.ts'
import { isBareTile, isOwnedBy } from '../../land/estate.ts'
import { ANY_STEP } from '../card.ts'
import { keepCard } from '../make.ts'
import { fence } from '../verbs.ts'

/** Nobody else builds on one own bare tile for the rest of the game. */
export const siteFence = keepCard({
  id: 'C10',
  copies: 1,
  step: ANY_STEP,
  aim: 'stooj',
  allows: (state, seat, stooj) =>
    isOwnedBy(state, stooj, seat) && isBareTile(state, stooj) && !rowHas(state.fenced, 0, stooj),
  play(state, _seat, stooj, tell) {
    fence(state, stooj, tell)
    return STAYS
  },
})

import { rowHas } from '@masterplan/kernel/bits'
import { isBareTile, isOwnedBy } from '../../estate.ts'
import { STAYS } from '../../step.ts'
import { ANY_STEP, type KeepCard } from '../card.ts'
import { fence } from '../verbs.ts'

/** Nobody else builds on one own bare tile for the rest of the game. */
export const siteFence: KeepCard = {
  id: 'C10',
  copies: 1,
  junior: false,
  watched: 0,
  timing: 'keep',
  uses: 'once',
  permanent: 0,
  step: ANY_STEP,
  aim: 'stooj',
  allows: (state, seat, stooj) =>
    isOwnedBy(state, stooj, seat) && isBareTile(state, stooj) && !rowHas(state.fenced, 0, stooj),
  play(state, _seat, stooj, tell) {
    fence(state, stooj, tell)
    return STAYS
  },
}

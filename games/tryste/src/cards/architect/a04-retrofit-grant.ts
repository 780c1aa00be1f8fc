import { CONTRACTOR } from '../../data/names.ts'
import { WORK } from '../../data/steps.ts'
import { STAYS } from '../../flow/step.ts'
import { affix } from '../../land/estate.ts'
import { playableCard } from '../make.ts'

const MOST_TOKENS = 6

/** A token from the bank goes to an own construct without any work on it, and brings its prestige. */
export const retrofitGrant = playableCard({
  id: 'A04',
  copies: 2,
  role: CONTRACTOR,
  step: WORK,
  aim: 'stooj',
  allows: (state, seat, stooj) => state.builder[stooj] === seat + 1 && state.affixed[stooj]! < MOST_TOKENS,
  play(state, seat, stooj, tell) {
    affix(state, seat, stooj, 1, tell)
    return STAYS
  },
})

import { canPay, PUNCH_LIST } from '../../chapters/contractor/price.ts'
import { beginWork, isUntouched } from '../../chapters/contractor/work.ts'
import { CONTRACTOR } from '../../data/names.ts'
import { WORK } from '../../data/steps.ts'
import { STAYS } from '../../flow/step.ts'
import { playableCard } from '../make.ts'

/** Raise another own construct by exactly one level at its usual price, with one token at most. */
export const punchList = playableCard({
  id: 'C13',
  copies: 2,
  junior: true,
  role: CONTRACTOR,
  step: WORK,
  aim: 'stooj',
  until: 'work',
  allows(state, seat, site) {
    const level = state.level[site]!
    if (state.builder[site] !== seat + 1 || level === 0 || level === 4 || !isUntouched(state, site)) return false
    return canPay(state, seat, site, level + 1, PUNCH_LIST)
  },
  play(state, seat, site, tell) {
    beginWork(state, seat, site, state.level[site]! + 1, PUNCH_LIST, tell)
    return STAYS
  },
})

import { canPay, NIGHT_SHIFT } from '../../chapters/contractor/price.ts'
import { beginWork, highestLevel, isUntouched } from '../../chapters/contractor/work.ts'
import { CONTRACTOR } from '../../data/names.ts'
import { WORK } from '../../data/steps.ts'
import { STAYS } from '../../flow/step.ts'
import { playableCard } from '../make.ts'

/** Raise an own construct that already stands by one or two levels at half price, besides the turn's works. */
export const nightShift = playableCard({
  id: 'M09',
  copies: 2,
  junior: true,
  watched: 2,
  role: CONTRACTOR,
  step: WORK,
  aim: 'stooj-count',
  until: 'work',
  allows(state, seat, way) {
    const levels = way % 3
    const site = (way - levels) / 3
    const before = state.level[site]!
    if (levels === 0 || before === 0 || state.builder[site] !== seat + 1 || !isUntouched(state, site)) return false
    return before + levels <= highestLevel(state, before) && canPay(state, seat, site, before + levels, NIGHT_SHIFT)
  },
  play(state, seat, way, tell) {
    const levels = way % 3
    const site = (way - levels) / 3
    beginWork(state, seat, site, state.level[site]! + levels, NIGHT_SHIFT, tell)
    return STAYS
  },
})

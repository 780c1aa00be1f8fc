import type { Seat } from '@masterplan/kernel'
import { isUntouched, markWorkedOn } from '../../chapters/contractor/work.ts'
import { CONTRACTOR } from '../../data/names.ts'
import { MOST_TOKENS } from '../../data/numbers.ts'
import { WORK } from '../../data/steps.ts'
import { STAYS } from '../../flow/step.ts'
import { affix, raise } from '../../land/estate.ts'
import { playableCard } from '../make.ts'

/** Raise an own construct by one level for nothing, and affix an own token or none, besides the turn's works. */
export const oneMoreStorey = playableCard({
  id: 'A07',
  copies: 2,
  role: CONTRACTOR,
  step: WORK,
  aim: 'stooj-count',
  allows(state, seat, way) {
    const tokens = way % 3
    const site = (way - tokens) / 3
    const level = state.level[site]!
    if (state.builder[site] !== seat + 1 || level === 0 || level === 4 || !isUntouched(state, site)) return false
    return tokens === 0 || (tokens === 1 && state.tokens[seat]! > 0 && state.affixed[site]! < MOST_TOKENS)
  },
  play(state, seat, way, tell) {
    const tokens = way % 3
    const site = (way - tokens) / 3
    const level = state.level[site]! + 1
    markWorkedOn(state, site)
    raise(state, seat, site, level, tell)
    state.tokens[seat]! -= tokens
    affix(state, seat, site, tokens, tell)
    const stooj = state.fixed.board.stoojes[site]!
    tell?.('everyone', { kind: 'built', seat: seat as Seat, stooj, level, tokens })
    return STAYS
  },
})

import { ZONING_BOARD } from '../../data/names.ts'
import { VOTE } from '../../data/steps.ts'
import { STAYS } from '../../flow/step.ts'
import { playableCard } from '../make.ts'

/** At the own vote: somebody else's vote of this phase, cast or not, weighs half, rounded down. Once is enough. */
export const hostileInterview = playableCard({
  id: 'N14',
  copies: 2,
  role: ZONING_BOARD,
  step: VOTE,
  aim: 'seat',
  until: 'vote',
  allows: (state, seat, other) =>
    other !== seat && other < state.fixed.players && (state.halvedVotes & (1 << other)) === 0,
  play(state, _seat, other) {
    state.halvedVotes |= 1 << other
    return STAYS
  },
})

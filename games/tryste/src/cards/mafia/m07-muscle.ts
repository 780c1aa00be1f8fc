import { castVote } from '../../chapters/zoning-board/vote.ts'
import { VOTE } from '../../data/steps.ts'
import { STAYS } from '../../flow/step.ts'
import { keepCard } from '../make.ts'

/** At the own Zoning vote, cast the vote of somebody who has not voted yet, with that player's own weight. */
export const muscle = keepCard({
  id: 'M07',
  copies: 2,
  step: VOTE,
  aim: 'seat-zone',
  until: 'vote',
  allows(state, seat, way) {
    const zone = way % 3
    const other = (way - zone) / 3
    return other !== seat && other < state.fixed.players && state.votes[other] === 0
  },
  play(state, _seat, way, tell) {
    const zone = way % 3
    castVote(state, (way - zone) / 3, zone, tell)
    return STAYS
  },
})

import { ARCHITECT } from '../../data/names.ts'
import { TURN } from '../../data/steps.ts'
import { STAYS } from '../../flow/step.ts'
import { gainPrestige, gainTokens } from '../../purse.ts'
import { playableCard } from '../make.ts'

const MOST_RETURNED = 3

/** One to three tokens from the hand go back for two points of prestige each. */
export const competitionEntry = playableCard({
  id: 'A12',
  copies: 2,
  role: ARCHITECT,
  step: TURN,
  aim: 'number',
  allows: (state, seat, tokens) => tokens >= 1 && tokens <= Math.min(MOST_RETURNED, state.tokens[seat]!),
  play(state, seat, tokens, tell) {
    gainTokens(state, seat, -tokens, 'A12', tell)
    gainPrestige(state, seat, 2 * tokens, 'A12', tell)
    return STAYS
  },
})

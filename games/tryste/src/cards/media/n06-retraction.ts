import { STAYS } from '../../flow/step.ts'
import { gainPrestige } from '../../purse.ts'
import { ANY_STEP } from '../card.ts'
import { keepCard } from '../make.ts'

const MOST_REGAINED = 6

/** The prestige that one's last costly event card took this year comes back, six points at most. */
export const retraction = keepCard({
  id: 'N06',
  copies: 1,
  step: ANY_STEP,
  aim: 'none',
  allows: (state, seat) => state.cardCost[seat]! > 0,
  play(state, seat, _way, tell) {
    gainPrestige(state, seat, Math.min(state.cardCost[seat]!, MOST_REGAINED), 'N06', tell)
    state.cardCost[seat] = 0
    return STAYS
  },
})

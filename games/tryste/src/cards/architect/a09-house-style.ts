import { STAYS } from '../../flow/step.ts'
import { gainTokens } from '../../purse.ts'
import { ANY_STEP } from '../card.ts'
import { HOUSE_STYLE } from '../effects.ts'
import { keepCard } from '../make.ts'

/** Once a year, on any own decision, a token from the bank. */
export const houseStyle = keepCard({
  id: 'A09',
  copies: 1,
  uses: 'yearly',
  permanent: HOUSE_STYLE,
  step: ANY_STEP,
  aim: 'none',
  allows: () => true,
  play(state, seat, _way, tell) {
    gainTokens(state, seat, 1, 'A09', tell)
    return STAYS
  },
})

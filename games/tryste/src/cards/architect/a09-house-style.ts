import { gainTokens } from '../../purse.ts'
import { STAYS } from '../../step.ts'
import { ANY_STEP, type KeepCard } from '../card.ts'
import { HOUSE_STYLE } from '../effects.ts'

/** Once a year, on any own decision, a token from the bank. */
export const houseStyle: KeepCard = {
  id: 'A09',
  copies: 1,
  junior: false,
  watched: 0,
  timing: 'keep',
  uses: 'yearly',
  permanent: HOUSE_STYLE,
  step: ANY_STEP,
  aim: 'none',
  allows: () => true,
  play(state, seat, _way, tell) {
    gainTokens(state, seat, 1, 'A09', tell)
    return STAYS
  },
}

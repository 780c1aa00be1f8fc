import { STAYS } from '../../flow/step.ts'
import { ANY_STEP } from '../card.ts'
import { NAME_IN_LIGHTS } from '../effects.ts'
import { keepCard } from '../make.ts'

/** Once it lies face up, the own Zoning votes weigh five more. That is no Influence. */
export const nameInLights = keepCard({
  id: 'N13',
  copies: 1,
  uses: 'always',
  permanent: NAME_IN_LIGHTS,
  step: ANY_STEP,
  aim: 'none',
  allows: () => true,
  play: () => STAYS,
})

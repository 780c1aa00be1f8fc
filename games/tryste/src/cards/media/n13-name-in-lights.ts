import { STAYS } from '../../step.ts'
import { ANY_STEP, type KeepCard } from '../card.ts'
import { NAME_IN_LIGHTS } from '../effects.ts'

/** Once it lies face up, the own Zoning votes weigh five more. That is no Influence. */
export const nameInLights: KeepCard = {
  id: 'N13',
  copies: 1,
  junior: false,
  watched: 0,
  timing: 'keep',
  uses: 'always',
  permanent: NAME_IN_LIGHTS,
  step: ANY_STEP,
  aim: 'none',
  allows: () => true,
  play: () => STAYS,
}

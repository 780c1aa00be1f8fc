import { CONTRACTOR } from '../../data/names.ts'
import { WORK } from '../../data/steps.ts'
import { STAYS } from '../../flow/step.ts'
import { isArmed, PREFAB_KIT } from '../effects.ts'
import { playableCard } from '../make.ts'

/** The first level of one new construct of this turn costs nothing. A second kit waits until the first is used. */
export const prefabKit = playableCard({
  id: 'C08',
  copies: 2,
  junior: true,
  role: CONTRACTOR,
  step: WORK,
  aim: 'none',
  until: 'kit',
  allows: state => !isArmed(state, PREFAB_KIT),
  play(state) {
    state.armed |= PREFAB_KIT
    return STAYS
  },
})

import { DEVELOPER, FIRST_MINE } from '../../data/names.ts'
import { DEVELOP } from '../../data/steps.ts'
import { STAYS } from '../../flow/step.ts'
import { placeSpecial } from '../../land/estate.ts'
import { playableCard } from '../make.ts'
import { isMineLot } from '../verbs.ts'

/** A mine for nothing on an own industrial stooj, besides the hut or mine of the turn. */
export const quarryInTheFamily = playableCard({
  id: 'M03',
  copies: 2,
  watched: 2,
  role: DEVELOPER,
  step: DEVELOP,
  aim: 'mine-stooj',
  allows: (state, seat, way) => isMineLot(state, seat, way >> 2, way & 3),
  play(state, seat, way, tell) {
    placeSpecial(state, seat, way >> 2, FIRST_MINE + (way & 3), tell)
    return STAYS
  },
})

import { buildScape } from '../../chapters/developer/develop.ts'
import { DEVELOPER } from '../../data/names.ts'
import { DEVELOP } from '../../data/steps.ts'
import { STAYS } from '../../flow/step.ts'
import { playableCard } from '../make.ts'
import { isScapeLot } from '../verbs.ts'

/** A Scape on the own Developer turn, for anybody, besides the one that a cardholder may build. */
export const pocketPark = playableCard({
  id: 'C05',
  copies: 2,
  role: DEVELOPER,
  step: DEVELOP,
  aim: 'stooj',
  allows: isScapeLot,
  play(state, seat, stooj, tell) {
    buildScape(state, seat, stooj, tell)
    return STAYS
  },
})

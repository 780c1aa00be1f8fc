import { FINISHED } from '../card.ts'
import { nowCard } from '../make.ts'
import { takePrestige } from '../verbs.ts'

/** Three points of prestige are lost. */
export const caughtMidSneeze = nowCard({
  id: 'N02',
  copies: 2,
  resolve(state, seat, tell) {
    takePrestige(state, seat, 3, 'N02', tell)
    return FINISHED
  },
})

import { FINISHED, type NowCard } from '../card.ts'
import { takePrestige } from '../verbs.ts'

/** Three points of prestige are lost. */
export const caughtMidSneeze: NowCard = {
  id: 'N02',
  copies: 2,
  junior: false,
  watched: 0,
  timing: 'now',
  lasts: null,
  asks: null,
  resolve(state, seat, tell) {
    takePrestige(state, seat, 3, 'N02', tell)
    return FINISHED
  },
}

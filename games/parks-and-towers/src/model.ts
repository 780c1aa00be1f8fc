import { type Model, standingBy } from '@masterplan/kernel'
import { features } from './features.ts'
import type { ParksAndTowers } from './index.ts'
import { insight } from './insight.ts'
import { WORD } from './layout.ts'

const { TO_BUILD, EMPTY } = WORD

export const model: Model<ParksAndTowers> = {
  features,
  insightWith(weights) {
    const before = standingBy(features, weights)
    return {
      ...insight,
      standing(state, seat) {
        const { words } = state
        const isOver = words[TO_BUILD] === 0 || (words[EMPTY]! | words[EMPTY + 1]!) === 0
        return isOver ? insight.standing(state, seat) : before(state, seat)
      },
    }
  },
}

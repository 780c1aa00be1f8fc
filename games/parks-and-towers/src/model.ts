import { evaluateBy, type Model } from '@masterplan/kernel'
import { features } from './features.ts'
import type { ParksAndTowers } from './index.ts'
import { insight } from './insight.ts'
import { WORD } from './layout.ts'

const { TO_BUILD, EMPTY } = WORD

export const model: Model<ParksAndTowers> = {
  features,
  insightWith(weights) {
    const before = evaluateBy(features, weights)
    return {
      ...insight,
      evaluate(state, seat) {
        const { words } = state
        const isOver = words[TO_BUILD] === 0 || (words[EMPTY]! | words[EMPTY + 1]!) === 0
        return isOver ? insight.evaluate(state, seat) : before(state, seat)
      },
    }
  },
}

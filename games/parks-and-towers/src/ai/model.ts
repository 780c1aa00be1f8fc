import { evaluateBy, type Model } from '@masterplan/kernel'
import type { ParksAndTowers } from '../index.ts'
import { WORD } from '../state.ts'
import { features } from './features.ts'
import { handMade } from './hand-made.ts'

const { TO_BUILD, EMPTY } = WORD

export const model: Model<ParksAndTowers> = {
  features,
  insightWith(weights) {
    const before = evaluateBy(features, weights)
    return {
      ...handMade,
      evaluate(state, seat) {
        const { words } = state
        const isOver = words[TO_BUILD] === 0 || (words[EMPTY]! | words[EMPTY + 1]!) === 0
        return isOver ? handMade.evaluate(state, seat) : before(state, seat)
      },
    }
  },
}

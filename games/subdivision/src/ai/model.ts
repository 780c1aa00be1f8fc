import { evaluateBy, type Model } from '@masterplan/kernel'
import type { Subdivision } from '../index.ts'
import { DONE } from '../state.ts'
import { features } from './features.ts'
import { handMade } from './hand-made.ts'

export const model: Model<Subdivision> = {
  features,
  insightWith(weights) {
    const before = evaluateBy(features, weights)
    return {
      ...handMade,
      evaluate: (state, seat) => (state.waits === DONE ? handMade.evaluate(state, seat) : before(state, seat)),
    }
  },
}

import { evaluateBy, type Model } from '@masterplan/kernel'
import { features } from './features.ts'
import type { Subdivision } from './index.ts'
import { insight } from './insight.ts'
import { DONE } from './memory.ts'

export const model: Model<Subdivision> = {
  features,
  insightWith(weights) {
    const before = evaluateBy(features, weights)
    return {
      ...insight,
      evaluate: (state, seat) => (state.waits === DONE ? insight.evaluate(state, seat) : before(state, seat)),
    }
  },
}

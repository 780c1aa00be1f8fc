import { type Model, standingBy } from '@masterplan/kernel'
import { features } from './features.ts'
import type { Subdivision } from './index.ts'
import { insight } from './insight.ts'
import { DONE } from './memory.ts'

export const model: Model<Subdivision> = {
  features,
  insightWith(weights) {
    const before = standingBy(features, weights)
    return {
      ...insight,
      standing: (state, seat) => (state.waits === DONE ? insight.standing(state, seat) : before(state, seat)),
    }
  },
}

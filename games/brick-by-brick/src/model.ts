import { evaluateBy, type Model } from '@masterplan/kernel'
import { candidates } from './candidates.ts'
import { features } from './features.ts'
import { PHASE } from './hillside.ts'
import { hunch } from './hunch.ts'
import type { BrickByBrick } from './index.ts'
import { won } from './standing.ts'

export const model: Model<BrickByBrick> = {
  features,
  insightWith(weights) {
    const before = evaluateBy(features, weights)
    return {
      evaluate: (state, seat) => (state.phase === PHASE.over ? won(state, seat) : before(state, seat)),
      prior: hunch,
      candidates,
    }
  },
}

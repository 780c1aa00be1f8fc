import { evaluateBy, type Model } from '@masterplan/kernel'
import type { BrickByBrick } from '../index.ts'
import { PHASE } from '../state.ts'
import { candidates } from './candidates.ts'
import { features } from './features.ts'
import { prior } from './prior.ts'
import { winShare } from './win-share.ts'

export const model: Model<BrickByBrick> = {
  features,
  insightWith(weights) {
    const before = evaluateBy(features, weights)
    return {
      evaluate: (state, seat) => (state.phase === PHASE.over ? winShare(state, seat) : before(state, seat)),
      prior: prior,
      candidates,
    }
  },
}

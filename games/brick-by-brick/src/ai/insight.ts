import { type Insight, ownWeights } from '@masterplan/kernel'
import type { BrickByBrick } from '../index.ts'
import { RULES_VERSION } from '../types.ts'
import { features } from './features.ts'
import { model } from './model.ts'
import file from './weights.json' with { type: 'json' }
import { estimatedWinShare } from './win-share.ts'

const { names, stages } = features
const weights = ownWeights(file, { game: 'brick-by-brick', rules: RULES_VERSION, features: names, stages })
const learnt = model.insightWith(weights)

/** By weights that were learnt, the file says how; for player counts without weights, by expected points. */
export const insight: Insight<BrickByBrick> = {
  ...learnt,
  evaluate: (state, seat) =>
    weights[state.fixed.players] === undefined ? estimatedWinShare(state, seat) : learnt.evaluate(state, seat),
}

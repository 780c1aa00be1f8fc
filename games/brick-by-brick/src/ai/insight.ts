import { type Insight, type Model, ownWeights, trainedModel } from '@masterplan/kernel'
import type { BrickByBrick } from '../index.ts'
import { scores } from '../scoring.ts'
import { PHASE } from '../state.ts'
import { RULES_VERSIONS } from '../types.ts'
import { candidates } from './candidates.ts'
import { features } from './features.ts'
import { prior } from './prior.ts'
import file from './weights.json' with { type: 'json' }

export const model: Model<BrickByBrick> = trainedModel({
  features,
  isOver: state => state.phase === PHASE.over,
  scores,
  prior,
  candidates,
})

const { names, stages } = features

/** By weights that were learnt: the file says how. */
export const insight: Insight<BrickByBrick> = model.insightWith(
  ownWeights(file, { game: 'brick-by-brick', rules: RULES_VERSIONS, features: names, stages }),
)

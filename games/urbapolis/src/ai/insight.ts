import { type Insight, type Model, ownWeights, trainedModel } from '@masterplan/kernel'
import type { Urbapolis } from '../index.ts'
import { OVER_PHASE } from '../phases.ts'
import { scores } from '../scoring.ts'
import { RULES_VERSIONS } from '../version.ts'
import { candidates } from './candidates.ts'
import { features } from './features.ts'
import { prior } from './prior.ts'
import file from './weights.json' with { type: 'json' }

export const model: Model<Urbapolis> = trainedModel({
  features,
  isOver: state => state.phase === OVER_PHASE,
  scores,
  prior,
  candidates,
})

const { names, stages } = features

/** By weights that were learnt: the file says how. */
export const insight: Insight<Urbapolis> = model.insightWith(
  ownWeights(file, { game: 'urbapolis', rules: RULES_VERSIONS, features: names, stages }),
)

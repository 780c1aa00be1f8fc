import { type Insight, type Model, ownWeights, trainedModel } from '@masterplan/kernel'
import type { TemplateTown } from '../index.ts'
import { scores } from '../scoring.ts'
import { phaseOf } from '../state.ts'
import { RULES_VERSIONS } from '../types.ts'
import { candidates } from './candidates.ts'
import { features } from './features.ts'
import { prior } from './prior.ts'
import file from './weights.json' with { type: 'json' }

export const model: Model<TemplateTown> = trainedModel({
  features,
  isOver: state => phaseOf(state) === 'over', // from then on by the share of the win, TT-3.4
  scores,
  prior,
  candidates,
})

const { names, stages } = features

/** By the weights in the file, which says where they come from. */
export const insight: Insight<TemplateTown> = model.insightWith(
  ownWeights(file, { game: 'template-town', rules: RULES_VERSIONS, features: names, stages }),
)

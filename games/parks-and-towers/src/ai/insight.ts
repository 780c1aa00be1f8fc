import { type Insight, ownWeights } from '@masterplan/kernel'
import type { ParksAndTowers } from '../index.ts'
import { RULES_VERSION } from '../types.ts'
import { features } from './features.ts'
import { model } from './model.ts'
import file from './weights.json' with { type: 'json' }

const { names, stages } = features

/** By weights that were learnt: the file says how. */
export const insight: Insight<ParksAndTowers> = model.insightWith(
  ownWeights(file, { game: 'parks-and-towers', rules: RULES_VERSION, features: names, stages }),
)

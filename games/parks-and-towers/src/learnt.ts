import { type Insight, ownWeights } from '@masterplan/kernel'
import { features } from './features.ts'
import type { ParksAndTowers } from './index.ts'
import { model } from './model.ts'
import { RULES_VERSION } from './version.ts'
import file from './weights.json' with { type: 'json' }

const { names, stages } = features

/** By weights that were learnt: the file says how. */
export const learnt: Insight<ParksAndTowers> = model.insightWith(
  ownWeights(file, { game: 'parks-and-towers', rules: RULES_VERSION, features: names, stages }),
)

import { type Insight, ownWeights } from '@masterplan/kernel'
import type { TemplateTown } from '../index.ts'
import { RULES_VERSION } from '../types.ts'
import { features } from './features.ts'
import { model } from './model.ts'
import file from './weights.json' with { type: 'json' }

const { names, stages } = features

/** By the weights in the file, which says where they come from. */
export const insight: Insight<TemplateTown> = model.insightWith(
  ownWeights(file, { game: 'template-town', rules: RULES_VERSION, features: names, stages }),
)

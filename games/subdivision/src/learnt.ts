import { type Insight, ownWeights } from '@masterplan/kernel'
import { features } from './features.ts'
import type { Subdivision } from './index.ts'
import { insight } from './insight.ts'
import { model } from './model.ts'
import { RULES_VERSION } from './version.ts'
import file from './weights.json' with { type: 'json' }

const { names, stages } = features

const taught = model.insightWith(
  ownWeights(file, { game: 'subdivision', rules: RULES_VERSION, features: names, stages }),
)

/** By weights that were learnt, the file says how; private parks are an option (S-7.2) that nobody trained for. */
export const learnt: Insight<Subdivision> = {
  ...taught,
  standing: (state, seat) => (state.fixed.options.privateParks === 'off' ? taught : insight).standing(state, seat),
}

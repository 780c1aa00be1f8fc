import { type Insight, ownWeights } from '@masterplan/kernel'
import type { Urbapolis } from '../index.ts'
import { RULES_VERSION } from '../version.ts'
import { evaluateByHand } from './evaluate-by-hand.ts'
import { features } from './features.ts'
import { model } from './model.ts'
import file from './weights.json' with { type: 'json' }

const { names, stages } = features
const weights = ownWeights(file, { game: 'urbapolis', rules: RULES_VERSION, features: names, stages })
const learnt = model.insightWith(weights)

/** By weights that were learnt, the file says how; with as many players as nobody trained for, by the outlook in points. */
export const insight: Insight<Urbapolis> = {
  ...learnt,
  evaluate: (state, seat) =>
    weights[state.fixed.players] === undefined ? evaluateByHand(state, seat) : learnt.evaluate(state, seat),
}

import { type Insight, type Model, ownWeights, type Seat, trainedModel } from '@masterplan/kernel'
import type { ParksAndTowers } from '../index.ts'
import { scores } from '../scoring.ts'
import { type State, WORD } from '../state.ts'
import { RULES_VERSIONS } from '../types.ts'
import { features } from './features.ts'
import { candidates } from './move-ids.ts'
import { prior } from './prior.ts'
import file from './weights.json' with { type: 'json' }

const { TO_BUILD, EMPTY } = WORD

export const model: Model<ParksAndTowers> = trainedModel({
  features,
  isOver: ({ words }) => words[TO_BUILD] === 0 || (words[EMPTY]! | words[EMPTY + 1]!) === 0,
  scores,
  ended,
  prior,
  candidates,
})

const { names, stages } = features

/** By weights that were learnt: the file says how. */
export const insight: Insight<ParksAndTowers> = model.insightWith(
  ownWeights(file, { game: 'parks-and-towers', rules: RULES_VERSIONS, features: names, stages }),
)

/** A win is a win, but of two wins the clearer one is better; a full board with houses left over is a less clear end. */
function ended(state: State, seat: Seat): number {
  const [white, yellow] = scores(state)
  const clarity = 0.2 + 0.7 * Math.sqrt(state.words[TO_BUILD]!)
  const share = 1 / (1 + Math.exp((yellow!.total - white!.total) / clarity))
  return seat === 0 ? share : 1 - share
}

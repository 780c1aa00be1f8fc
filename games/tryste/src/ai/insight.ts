import {
  type Evaluation,
  type Insight,
  type Model,
  ownWeights,
  type Seat,
  trainedModel,
  type Weights,
} from '@masterplan/kernel'
import { lotsToDevelop } from '../chapters/end.ts'
import { exchange } from '../chapters/trading/exchange.ts'
import { OVER_STEP, TRADE } from '../data/steps.ts'
import type { Tryste } from '../index.ts'
import { scores } from '../scoring.ts'
import { memory, type State } from '../state.ts'
import { RULES_VERSIONS } from '../types.ts'
import { candidates } from './candidates.ts'
import { features } from './features.ts'
import { prior } from './prior.ts'
import typical from './weights.json' with { type: 'json' }
import condensed from './weights-condensed.json' with { type: 'json' }
import junior from './weights-junior.json' with { type: 'json' }

const meant = { game: 'tryste', rules: RULES_VERSIONS, features: features.names, stages: features.stages }
/** By `mode`, as in the state: what is worth having is another thing in each. */
const WEIGHTS: readonly Weights[] = [typical, junior, condensed].map(file => ownWeights(file, meant))

export const model: Model<Tryste> = trainedModel({
  features,
  isOver: state => state.step === OVER_STEP,
  scores,
  foreseeing: { concerns: isFreshOffer, evaluate: offered },
  prior,
  candidates,
})

/** What a lot that is still to be developed takes from a good position: a match that is won should be ended. */
const HASTE = 0.01
const MOST_LOTS = 20 // beyond, the end is too far away to think of

/** The others are believed to go by what was learnt. */
export function insightWith(taste: (learnt: Weights) => Weights): Insight<Tryste> {
  const modes = WEIGHTS.map(learnt => model.insightWith(taste(learnt), learnt))
  return {
    evaluate: (state, seat) => modes[state.fixed.mode]!.evaluate(state, seat) * leftBy(state),
    evaluateAll(state, seats, into) {
      modes[state.fixed.mode]!.evaluateAll(state, seats, into)
      const left = leftBy(state)
      for (let seat = 0; seat < into.length; seat++) if (((seats >>> seat) & 1) === 1) into[seat]! *= left
    },
    prior,
    candidates,
  }
}

/** What haste leaves of a position. */
const leftBy = (state: State): number =>
  state.step === OVER_STEP ? 1 : 1 - HASTE * Math.min(MOST_LOTS, lotsToDevelop(state))

/** By weights that were learnt: the files say how. */
export const insight: Insight<Tryste> = insightWith(learnt => learnt)

function isFreshOffer(state: State, seat: Seat): boolean {
  return state.step === TRADE && state.from === seat && state.givenCards[0] === 0 && state.wantedDeck === 0
}

/** What the other must gain by an offer to take it, and what making one in vain costs, in shares. */
const ENTICING = 0.005
const IN_VAIN = 0.002

/** An offer is worth what it brings if the other gains by it too, and a little less than nothing otherwise. */
function offered(state: State, seat: Seat, mine: Evaluation<State>, theirs: Evaluation<State>): number {
  before = memory.copy(state, before ?? memory.copy(state))
  before.step = state.backStep
  after = memory.copy(before, after ?? memory.copy(before))
  exchange(after, -1, undefined)
  const other = state.to as Seat
  const gains = theirs(after, other) - theirs(before, other)
  return gains >= ENTICING ? mine(after, seat) : mine(before, seat) - IN_VAIN
}
// Scratch: offers are looked at often.
let before: State | undefined
let after: State | undefined

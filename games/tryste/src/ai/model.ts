import { evaluateBy, type Insight, type Model, type Seat, type Weights } from '@masterplan/kernel'
import { exchange } from '../chapters/trading/exchange.ts'
import { OVER_STEP, TRADE } from '../data/steps.ts'
import type { Tryste } from '../index.ts'
import { memory, type State } from '../state.ts'
import { candidates } from './candidates.ts'
import { features } from './features.ts'
import { outcome } from './outcome.ts'
import { prior } from './prior.ts'

export const model: Model<Tryste> = { features, insightWith: weights => insightBy(weights, weights) }

/** Its own weights may differ from those that it believes the others to go by. */
function insightBy(own: Weights, others: Weights): Insight<Tryste> {
  const mine = evaluateBy(features, own, others)
  const theirs = evaluateBy(features, others)
  return {
    evaluate(state, seat) {
      if (state.step === OVER_STEP) return outcome(state, seat)
      return isFreshOffer(state, seat) ? offered(state, seat, mine, theirs) : mine(state, seat)
    },
    prior,
    candidates,
  }
}

type Evaluation = (state: State, seat: Seat) => number

const isFreshOffer = (state: State, seat: number): boolean =>
  state.step === TRADE && state.from === seat && state.givenCards[0] === 0 && state.wantedDeck === 0

/** What the other must gain by an offer to take it, and what making one in vain costs, in shares. */
const ENTICING = 0.005
const IN_VAIN = 0.002

/** An offer is worth what it brings if the other gains by it too, and a little less than nothing otherwise. */
function offered(state: State, seat: Seat, mine: Evaluation, theirs: Evaluation): number {
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

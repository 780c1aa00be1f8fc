import { evaluateBy, type Model, ranks, type Seat } from '@masterplan/kernel'
import type { TemplateTown } from '../index.ts'
import { scores } from '../scoring.ts'
import { phaseOf, type State } from '../state.ts'
import { candidates } from './candidates.ts'
import { features } from './features.ts'
import { prior } from './prior.ts'

export const model: Model<TemplateTown> = {
  features,
  insightWith(weights) {
    const before = evaluateBy(features, weights)
    return {
      evaluate: (state, seat) => (phaseOf(state) === 'over' ? winShare(state, seat) : before(state, seat)),
      prior,
      candidates,
    }
  },
}

/** TT-3.4. */
function winShare(state: State, seat: Seat): number {
  const places = ranks(scores(state))
  return places[seat] === 1 ? 1 / places.filter(place => place === 1).length : 0
}

import { evaluateBy, type Model, ranks, type Seat } from '@masterplan/kernel'
import type { Urbapolis } from '../index.ts'
import { OVER_PHASE } from '../phases.ts'
import { scores } from '../scoring.ts'
import type { State } from '../state.ts'
import { candidates } from './candidates.ts'
import { features } from './features.ts'
import { prior } from './prior.ts'

export const model: Model<Urbapolis> = {
  features,
  insightWith(weights) {
    const before = evaluateBy(features, weights)
    return {
      evaluate: (state, seat) => (state.phase === OVER_PHASE ? won(state, seat) : before(state, seat)),
      prior,
      candidates,
    }
  },
}

function won(state: State, seat: Seat): number {
  const places = ranks(scores(state))
  return places[seat] === 1 ? 1 / places.filter(place => place === 1).length : 0
}

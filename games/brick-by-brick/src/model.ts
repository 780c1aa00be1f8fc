import { type Model, ranks, type Seat, standingBy } from '@masterplan/kernel'
import { features } from './features.ts'
import { PHASE, type State } from './hillside.ts'
import type { BrickByBrick } from './index.ts'
import { candidates, hunch } from './insight.ts'
import { scores } from './scoring.ts'

export const model: Model<BrickByBrick> = {
  features,
  insightWith(weights) {
    const before = standingBy(features, weights)
    return {
      standing: (state, seat) => (state.phase === PHASE.over ? won(state, seat) : before(state, seat)),
      hunch,
      candidates,
    }
  },
}

function won(state: State, seat: Seat): number {
  const places = ranks(scores(state))
  return places[seat] === 1 ? 1 / places.filter(place => place === 1).length : 0
}

import { ranks, type Seat } from '@masterplan/kernel'
import { PHASE, type State } from './hillside.ts'
import { outlook, roundsLeft } from './outlook.ts'
import { scores } from './scoring.ts'

/** How likely `seat` is to win, as if luck were spread around each outlook: the nearer the end, the narrower. */
export function standing(state: State, seat: Seat): number {
  if (state.phase === PHASE.over) return won(state, seat)
  const expected = outlook(state)
  const width = 3 + Math.min(6, roundsLeft(state))
  const odds = expected.map(points => Math.exp((points - expected[seat]!) / width))
  return 1 / odds.reduce((sum, each) => sum + each, 0)
}

export function won(state: State, seat: Seat): number {
  const places = ranks(scores(state))
  return places[seat] === 1 ? 1 / places.filter(place => place === 1).length : 0
}

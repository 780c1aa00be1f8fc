import { ranks, type Seat } from '@masterplan/kernel'
import { scores } from '../scoring.ts'
import { PHASE, type State } from '../state.ts'
import { expectedPoints, roundsLeft } from './expected-points.ts'

/** How likely `seat` is to win, as if luck were spread around the points each may expect: the nearer the end, the narrower. */
export function estimatedWinShare(state: State, seat: Seat): number {
  if (state.phase === PHASE.over) return winShare(state, seat)
  const expected = expectedPoints(state)
  const width = 3 + Math.min(6, roundsLeft(state))
  const odds = expected.map(points => Math.exp((points - expected[seat]!) / width))
  return 1 / odds.reduce((sum, each) => sum + each, 0)
}

export function winShare(state: State, seat: Seat): number {
  const places = ranks(scores(state))
  return places[seat] === 1 ? 1 / places.filter(place => place === 1).length : 0
}

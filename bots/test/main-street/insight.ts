import { type Insight, type Seat, seatBySeat } from '@masterplan/kernel'
import type { MainStreet } from './index.ts'
import { moves } from './rules.ts'
import { scores } from './scoring.ts'
import type { State } from './street.ts'

export const insight: Insight<MainStreet> = seatBySeat({
  /** A lead of two points wins about three games in four. */
  evaluate: (state, seat) => 1 / (1 + Math.exp(-lead(state, seat) / 2)),
  prior: (state, seat, move) => (move.kind === 'build' && state.claims[seat] === move.lot ? 2 : 1),
  candidates: moves,
})

/** Builds for the neighbour's benefit: a taste that plays badly, so that a test can tell it from the other. */
export const generous: Insight<MainStreet> = seatBySeat({
  ...insight,
  evaluate: (state, seat) => 1 - insight.evaluate(state, seat),
})

function lead(state: State, seat: Seat): number {
  const totals = scores(state).map(each => each.total)
  return totals[seat]! - Math.max(...totals.filter((_, other) => other !== seat))
}

import type { Insight, Seat } from '@masterplan/kernel'
import type { Subdivision } from '../index.ts'
import { moves } from '../legal.ts'
import { scores } from '../scoring.ts'
import { DONE, type State } from '../state.ts'
import { withoutImages } from './candidates.ts'
import { expectedTotal, homesToCome } from './expected-points.ts'
import { prior } from './prior.ts'

export const handMade: Insight<Subdivision> = {
  evaluate: (state, seat) => (state.waits === DONE ? outcome(state, seat) : prospect(state, seat)),
  prior,
  candidates: (state, seat) => withoutImages(state, moves(state, seat)),
}

/** A win is a win, but of two wins the clearer one is better, and of two losses the closer one. */
function outcome(state: State, seat: Seat): number {
  const totals = scores(state).map(each => each.total)
  const best = Math.max(...totals)
  const mine = totals[seat]!
  const winners = totals.filter(each => each === best).length
  if (mine < best) return 0.1 * Math.exp((mine - best) / 8)
  if (winners > 1) return 1 / winners
  const second = Math.max(...totals.filter((_, other) => other !== seat))
  return 1 - 0.1 * Math.exp((second - mine) / 8)
}

/** The lead that may be expected at the end; early in the match it is worth less, because it may still be lost. */
function prospect(state: State, seat: Seat): number {
  const { players, cells } = state.fixed
  const density = homesToCome(state)
  let mine = 0
  let best = Number.NEGATIVE_INFINITY
  for (let at = 0; at < players; at++) {
    const expected = expectedTotal(state, at, density)
    if (at === seat) mine = expected
    else if (expected > best) best = expected
  }
  const scale = 0.5 + 1.1 * (state.empty / cells.length)
  return 1 / (1 + Math.exp((best - mine) / scale))
}

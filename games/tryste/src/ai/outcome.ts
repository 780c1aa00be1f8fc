import { type Seat, seatsOf } from '@masterplan/kernel'
import { scores } from '../scoring.ts'
import type { State } from '../state.ts'

/** The share of the win in a match that is over. */
export function outcome(state: State, seat: Seat): number {
  const results = scores(state)
  const key = ({ total, tiebreaks }: (typeof results)[number]) =>
    total * 1e9 + tiebreaks[0]! * 1e6 + (tiebreaks[1] ?? 0)
  const best = Math.max(
    ...seatsOf(state.fixed.players)
      .filter(other => other !== seat)
      .map(other => key(results[other]!)),
  )
  const mine = key(results[seat]!)
  return mine > best ? 1 : mine === best ? 0.5 : 0
}

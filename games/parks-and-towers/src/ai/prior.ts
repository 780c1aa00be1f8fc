import type { Seat } from '@masterplan/kernel'
import { pointsAhead } from '../scoring.ts'
import type { State } from '../state.ts'
import type { Move } from '../types.ts'
import { played } from './candidates.ts'

/** By the points that its parks pay at once, own less the other's: a fifth more or less for each. */
export function prior(state: State, seat: Seat, move: Move): number {
  const gain = pointsAhead(played(state, move).words) - pointsAhead(state.words)
  return 1.2 ** (seat === 0 ? gain : -gain)
}

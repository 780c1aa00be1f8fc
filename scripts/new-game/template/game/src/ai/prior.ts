import type { Seat } from '@masterplan/kernel'
import { type State, tallBeside } from '../state.ts'
import type { Move } from '../types.ts'

/** Before any search: the wished lot first, and tall houses where there is light. */
export function prior(state: State, seat: Seat, move: Move): number {
  if (move.kind === 'wish') return 1
  const light = move.floors === 2 ? 1.5 - 0.5 * tallBeside(state, move.lot) : 0.75
  return state.wish[seat] === move.lot ? light + state.fixed.options.bonus / 2 : light
}

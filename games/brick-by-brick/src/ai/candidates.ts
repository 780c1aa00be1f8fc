import type { Seat } from '@masterplan/kernel'
import { affordsFloor } from '../buildings.ts'
import { moves } from '../legal.ts'
import { type State, spotOfSpace } from '../state.ts'
import type { Move } from '../types.ts'

/** Leaves out roofs that free nothing, and passes where there is something better to do with a turn. */
export function candidates(state: State, seat: Seat): Move[] {
  const all = moves(state, seat)
  const useful = all.filter(move => {
    if (move.kind === 'pass') return state.supply[seat] === 0 || state.working === 0
    if (move.kind !== 'roof') return true
    const from = spotOfSpace(state, move.from)
    return state.supply[seat]! > 0 && affordsFloor(state, seat, from)
  })
  return useful.length > 0 ? useful : all
}

import { CELLS, type Cell } from '@masterplan/kernel/square'
import { type Move, type Pips, SIZES } from './types.ts'

// Made once and shared: a playout allocates nothing.
export const PASSING: Move = { kind: 'pass' }
const PARKS = Array.from({ length: CELLS }, (_, cell): Move => ({ kind: 'park', cell }))
/** At `64 * (pips - 1) + cell`. */
export const PLACINGS: readonly Move[] = Array.from({ length: CELLS * SIZES.length }, (_, at): Move => {
  return { kind: 'place', pips: SIZES[at >> 6]!, cell: at & 63 }
})

export const parkOn = (cell: Cell): Move => PARKS[cell]!
export const placing = (pips: Pips, cell: Cell): Move => PLACINGS[CELLS * (pips - 1) + cell]!

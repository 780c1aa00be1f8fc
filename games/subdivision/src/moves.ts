import { CELLS, type Cell } from '@masterplan/kernel/square'
import { type Move, type Pips, SIZES } from './board.ts'

// Made once and shared: a playout allocates nothing.
export const PASSING: Move = { kind: 'pass' }
const PARKS = Array.from({ length: CELLS }, (_, cell): Move => ({ kind: 'park', cell }))
/** At `64 * (pips - 1) + cell`. */
const PLACINGS = SIZES.flatMap(pips =>
  Array.from({ length: CELLS }, (_, cell): Move => ({ kind: 'place', pips, cell })),
)

export const parkOn = (cell: Cell): Move => PARKS[cell]!
export const placing = (pips: Pips, cell: Cell): Move => PLACINGS[CELLS * (pips - 1) + cell]!

import { moveTable } from '@masterplan/kernel/menu'
import { CELLS } from '@masterplan/kernel/square'
import { write } from './notation.ts'
import { type Move, SIZES } from './types.ts'

// Made once and shared: a playout allocates nothing.
export const PASSES = moveTable<Move>(write, [{ kind: 'pass' }])
/** By cell. */
export const PARKINGS = moveTable(
  write,
  Array.from({ length: CELLS }, (_, cell): Move => ({ kind: 'park', cell })),
)
/** At `64 * (pips - 1) + cell`. */
export const PLACINGS = moveTable(
  write,
  Array.from({ length: CELLS * SIZES.length }, (_, at): Move => {
    return { kind: 'place', pips: SIZES[at >> 6]!, cell: at & 63 }
  }),
)

import { lowestBit, pairOf } from '@masterplan/kernel/bits'
import { moveTable } from '@masterplan/kernel/menu'
import { CELLS, type Cell } from '@masterplan/kernel/square'
import { NONE, write } from './notation.ts'
import type { Move, Place } from './types.ts'

/** `8 * cell + place`. Made once and shared: a playout allocates nothing. */
export const PLAIN = moveTable(
  write,
  Array.from({ length: CELLS * 8 }, (_, at): Move => {
    return { cell: at >> 3, place: (at & 7) as Place, parks: NONE, towers: NONE, marks: NONE }
  }),
)

export const plain = (cell: Cell, place: number): Move => PLAIN.moves[(cell << 3) | place]!

/** By plain move, then by which of the nine cells around its own are named; made when first asked for. */
const NAMED: (Move | undefined)[][] = Array.from({ length: PLAIN.moves.length }, () => [])

/** A move that names its towers, given as a set of cells beside its house. */
export function withTowers(cell: Cell, place: number, low: number, high: number): Move {
  const shelf = NAMED[(cell << 3) | place]!
  const named = around(cell, low, 0) | around(cell, high, 32)
  const made = shelf[named]
  if (made !== undefined) return made
  const move: Move = { ...plain(cell, place), towers: pairOf(low, high) }
  shelf[named] = move
  return move
}

function around(cell: Cell, word: number, from: Cell): number {
  let nine = 0
  for (let rest = word; rest !== 0; rest &= rest - 1) {
    const step = from + lowestBit(rest) - cell + 9
    nine |= 1 << ((step >> 3) * 3 + (step & 7))
  }
  return nine
}

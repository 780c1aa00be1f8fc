import type { Seat } from '@masterplan/kernel'
import { pairOf } from '@masterplan/kernel/bits'
import type { Cell } from '@masterplan/kernel/square'
import { share } from './share.ts'
import type { State } from './state.ts'
import { PLOT, WORD } from './state.ts'
import type { PerColour, Place } from './types.ts'

const { EMPTY, HOUSES, TOWERS, PLOTS } = WORD

export type Plot =
  | { readonly kind: 'empty' | 'tower' | 'closed' }
  | { readonly kind: 'house'; readonly owner: Seat; readonly place: Place }
  | { readonly kind: 'park'; readonly points: PerColour }

const isIn = (words: Int32Array, set: number, cell: Cell): boolean => ((words[set + (cell >> 5)]! >>> cell) & 1) === 1

/** What is on a cell of the board. */
export function plotOn({ words }: State, cell: Cell): Plot {
  const word = words[PLOTS + cell]!
  if (isIn(words, EMPTY, cell)) return { kind: 'empty' }
  if (isIn(words, TOWERS, cell)) return { kind: 'tower' }
  for (const owner of [0, 1] as const) {
    if (isIn(words, HOUSES + 2 * owner, cell))
      return { kind: 'house', owner, place: ((word >>> PLOT.PLACE) & 7) as Place }
  }
  if ((word & PLOT.PARK) === 0) return { kind: 'closed' }
  return { kind: 'park', points: [(word >>> PLOT.PAID) & 255, word >>> (PLOT.PAID + 8)] }
}

export const emptyCells = ({ words }: State): Cell[] => pairOf(words[EMPTY]!, words[EMPTY + 1]!)
export const towersOf = ({ words }: State): Cell[] => pairOf(words[TOWERS]!, words[TOWERS + 1]!)
export const shares = ({ words }: State, cell: Cell): PerColour => [share(words, 0, cell), share(words, 1, cell)]

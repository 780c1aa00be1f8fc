import { type Cell, readCell } from '@masterplan/kernel/square'
import type { Options } from '../types.ts'

/** S-1.1: with the parks taken out, a board has as many cells as there are pyramids. */
export type Layout = {
  readonly size: number
  readonly ofEach: number // pyramids of each size per seat (S-1.4)
  readonly parks: readonly Cell[] // where they are if nobody says otherwise
}

const cells = (names: string): Cell[] => names.split(' ').map(name => readCell(name)!)

/** By set and number of players. */
export const LAYOUTS: Readonly<Record<Options['set'], Readonly<Record<number, Layout>>>> = {
  full: {
    2: { size: 6, ofEach: 5, parks: cells('a1 f1 c3 d4 a6 f6') },
    3: { size: 7, ofEach: 5, parks: cells('a1 g1 a7 g7') },
    4: { size: 8, ofEach: 5, parks: cells('a1 h1 a8 h8') },
  },
  threehouse: {
    2: { size: 5, ofEach: 3, parks: cells('a1 c1 e1 c3 a5 c5 e5') },
    3: { size: 6, ofEach: 3, parks: cells('a1 c1 f1 a3 c3 f3 a6 c6 f6') },
    4: { size: 6, ofEach: 3, parks: [] },
  },
}

export function layoutFor(players: number, set: Options['set']): Layout {
  const layout = LAYOUTS[set][players]
  if (layout === undefined) throw new Error(`There is no board for ${players} players.`)
  return layout
}

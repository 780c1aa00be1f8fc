import { countBits } from '@masterplan/kernel/bits'
import { type Cell, NEAR } from '@masterplan/kernel/square'
import { WORD } from './state.ts'

const { HOUSES, PLOTS } = WORD

/** The share of one player in a cell, P-6.1 and P-6.2: houses around it, and once more those that face it. */
export function share(words: Int32Array, owner: number, cell: Cell): number {
  const low = words[HOUSES + 2 * owner]! & NEAR[2 * cell]!
  const high = words[HOUSES + 2 * owner + 1]! & NEAR[2 * cell + 1]!
  return countBits(low | high) + ((words[PLOTS + cell]! >>> (4 * owner)) & 15) // the cells around are on three ranks
}

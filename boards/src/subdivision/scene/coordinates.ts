import { type Cell, fileOf, rankOf } from '@masterplan/kernel/square'
import type { View } from '@masterplan/subdivision/nouns'

export const UNIT = 100
export const MARGIN = 40

export const xOf = (cell: Cell): number => MARGIN + fileOf(cell) * UNIT + UNIT / 2
export const yOf = (cell: Cell, size: number): number => MARGIN / 2 + (size - 1 - rankOf(cell)) * UNIT + UNIT / 2
export const sizeOf = ({ size }: View) => ({ width: MARGIN * 1.5 + size * UNIT, height: MARGIN * 1.5 + size * UNIT })

/** The lot on a cell. */
export const boxOf = (cell: Cell, size: number) => ({
  x: xOf(cell) - UNIT / 2 + 3,
  y: yOf(cell, size) - UNIT / 2 + 3,
  width: UNIT - 6,
  height: UNIT - 6,
  rx: 5,
})

import { type Cell, fileOf, rankOf } from '@masterplan/kernel/square'
import type { View } from '@masterplan/subdivision/nouns'
import type { BoardFace } from '../../kit/web-board.ts'

export const UNIT = 100
export const MARGIN = 40
/** The letter of a seat, the smallest text of the picture. */
export const LETTER = 15
/** How far a group's tint reaches from the middle of a lot. */
export const GROUP_HALF = 45

export const xOf = (cell: Cell): number => MARGIN + fileOf(cell) * UNIT + UNIT / 2
export const yOf = (cell: Cell, size: number): number => MARGIN / 2 + (size - 1 - rankOf(cell)) * UNIT + UNIT / 2
const acrossOf = (size: number): number => MARGIN * 1.5 + size * UNIT
export const sizeOf = ({ size }: View) => ({ width: acrossOf(size), height: acrossOf(size) })

/** The lot on a cell. */
export const boxOf = (cell: Cell, size: number) => ({
  x: xOf(cell) - UNIT / 2 + 3,
  y: yOf(cell, size) - UNIT / 2 + 3,
  width: UNIT - 6,
  height: UNIT - 6,
  rx: 5,
})

const READABLE = 12 // pixels
const sizeFor = (size: number): number => Math.ceil((acrossOf(size) * READABLE) / LETTER)

/** Larger boards lose their letters earlier: a face is named after the smallest board that is bare on it. */
const BARE_FROM = [8, 7, 6, 5] as const
export const FACES: readonly BoardFace[] = BARE_FROM.map(size => ({
  name: `bare-${size}`,
  below: { width: sizeFor(size), height: sizeFor(size) },
}))

/** Whether letters would be too small to read: then marks have none, and numbers are larger. */
export const isBare = (face: string, size: number): boolean =>
  BARE_FROM.some(from => face === `bare-${from}` && size >= from)

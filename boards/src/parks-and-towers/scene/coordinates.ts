import { type Cell, fileOf, rankOf, STEPS } from '@masterplan/kernel/square'
import { cellName, PLACES, type Place, type View } from '@masterplan/parks-and-towers/nouns'

export const UNIT = 100
/** Around the board: pawns on the inner half of it, letters and numbers on the outer. */
export const MARGIN = 52

/** The face for a box too small for letters in marks: shapes and colours stay, and numbers are larger. */
export const SMALL = 'small'
export const FACES = [{ name: SMALL, below: { width: 674, height: 672 } }] as const

export type Point = { readonly x: number; readonly y: number }

export const centreOf = (cell: Cell, size: number): Point => ({
  x: MARGIN + fileOf(cell) * UNIT + UNIT / 2,
  y: MARGIN + (size - 1 - rankOf(cell)) * UNIT + UNIT / 2,
})
export const sizeOf = ({ size }: View) => ({
  width: 2 * MARGIN + size * UNIT,
  height: 2 * MARGIN + size * UNIT,
})

export const placeId = (cell: Cell, place: Place): string => `${cellName(cell)}${PLACES[place]}`
export const EIGHT: readonly Place[] = [0, 1, 2, 3, 4, 5, 6, 7]

/** From the centre of a cell towards a place, in steps of one, down the page. */
export function wayTo(place: Place): Point {
  const [x, ranks] = STEPS[place]!
  return { x, y: -ranks }
}

/** The place of a cell under a point given from its centre, as on a board of three by three; null in the middle. */
export function placeUnder({ x, y }: Point): Place | null {
  const third = (along: number): number => (Math.abs(along) < UNIT / 6 ? 0 : Math.sign(along))
  return EIGHT.find(place => wayTo(place).x === third(x) && wayTo(place).y === third(y)) ?? null
}

/** Where three by three arrows lie beside a cell and its neighbours, and how wide each is, within the picture. */
export function besideBlock(
  cell: Cell,
  view: View,
  { least, most }: { readonly least: number; readonly most: number },
) {
  const { width, height } = sizeOf(view)
  const { x, y } = centreOf(cell, view.size)
  const block = 1.5 * UNIT
  const room = { left: x - block, right: width - x - block, above: y - block, below: height - y - block }
  const across = Math.max(room.left, room.right) >= Math.max(room.above, room.below)
  const free = across ? Math.max(room.left, room.right) : Math.max(room.above, room.below)
  const pitch = Math.max(least, Math.min(most, free / 3 - 3))
  const half = 1.5 * pitch + 4
  const within = (value: number, end: number) => Math.min(Math.max(value, half), Math.max(half, end - half))
  const away = block + half
  return {
    pitch,
    x: within(across ? x + (room.right >= room.left ? away : -away) : x, width),
    y: within(across ? y : y + (room.below >= room.above ? away : -away), height),
  }
}

/** P-1.4: where a pawn stands on the rim, clockwise from the upper left corner. */
export function pawnPoint(steps: number, size: number): Point {
  const edge = size - 1
  const [side, along] = [Math.floor(steps / edge), steps % edge]
  const near = MARGIN - 15
  const far = MARGIN + size * UNIT + 15
  const run = MARGIN + UNIT / 2 + along * UNIT
  const back = MARGIN + UNIT / 2 + (edge - along) * UNIT
  const points: readonly Point[] = [
    { x: run, y: near },
    { x: far, y: run },
    { x: back, y: far },
    { x: near, y: back },
  ]
  return points[side] ?? { x: run, y: near }
}

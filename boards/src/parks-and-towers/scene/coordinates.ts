import { type Cell, fileOf, rankOf, STEPS } from '@masterplan/kernel/square'
import { cellName, PLACES, type Place, type View } from '@masterplan/parks-and-towers/nouns'

export const UNIT = 100
/** Around the board: pawns on the inner half of it, letters and numbers on the outer. */
export const MARGIN = 52
/** Above the board: points and what is left. */
export const STRIP = 46

export type Point = { readonly x: number; readonly y: number }

export const centreOf = (cell: Cell, size: number): Point => ({
  x: MARGIN + fileOf(cell) * UNIT + UNIT / 2,
  y: STRIP + MARGIN + (size - 1 - rankOf(cell)) * UNIT + UNIT / 2,
})
export const sizeOf = ({ size }: View) => ({
  width: 2 * MARGIN + size * UNIT,
  height: STRIP + 2 * MARGIN + size * UNIT,
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
  const { x, y } = points[side] ?? { x: run, y: near }
  return { x, y: y + STRIP }
}

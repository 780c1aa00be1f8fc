import { countPair } from '../bits.ts'

/**
 * Square boards of up to 8 × 8 cells. A cell is a number, `8 * (rank - 1) + file`, with a stride of 8 on every board;
 * files are lettered from the left, ranks numbered from the bottom: cell 0 is a1, cell 9 is b2.
 *
 * Sets of cells are pairs of 32-bit words, `low` for ranks 1 to 4 and `high` for ranks 5 to 8: JavaScript has no fast
 * 64-bit integer.
 */
export type Cell = number

export const STRIDE = 8
export const CELLS = 64
export const fileOf = (cell: Cell): number => cell & 7
export const rankOf = (cell: Cell): number => cell >> 3

const FILES = 'abcdefgh'
export const cellName = (cell: Cell): string => `${FILES[fileOf(cell)]}${rankOf(cell) + 1}`

/** The cell of a name such as "c4", on a full board of 8 × 8. */
export function readCell(text: string): Cell | undefined {
  if (!/^[a-h][1-8]$/.test(text)) return undefined
  return FILES.indexOf(text[0]!) + STRIDE * (Number(text[1]) - 1)
}

export const onBoard = (cell: Cell, width: number, height: number): boolean =>
  cell >= 0 && cell < CELLS && fileOf(cell) < width && rankOf(cell) < height

/** All cells of a board, rank by rank from a1. */
export function cellsOf(width: number, height: number): Cell[] {
  return Array.from({ length: CELLS }, (_, cell) => cell).filter(cell => onBoard(cell, width, height))
}

/** Steps clockwise from north: n ne e se s sw w nw. */
export const STEPS: readonly (readonly [files: number, ranks: number])[] = [
  [0, 1],
  [1, 1],
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, -1],
  [-1, 0],
  [-1, 1],
]

/** The cell one step away, or undefined beyond the edge. `direction` counts clockwise from north. */
export function step(cell: Cell, direction: number, width: number, height: number): Cell | undefined {
  const [files, ranks] = STEPS[direction]!
  const [file, rank] = [fileOf(cell) + files, rankOf(cell) + ranks]
  return file >= 0 && rank >= 0 && file < width && rank < height ? file + STRIDE * rank : undefined
}

const around = (cell: Cell, directions: readonly number[], width: number, height: number): Cell[] =>
  directions.map(direction => step(cell, direction, width, height)).filter(beside => beside !== undefined)

/** Cells that share an edge or a corner. */
export const near = (cell: Cell, width: number, height: number): Cell[] =>
  around(cell, [0, 1, 2, 3, 4, 5, 6, 7], width, height)

/** One word of a set of cells: `half` 0 is ranks 1 to 4, `half` 1 is ranks 5 to 8. */
export const wordOf = (cells: readonly Cell[], half: 0 | 1): number =>
  cells.reduce((word, cell) => (cell >> 5 === half ? word | (1 << (cell & 31)) : word), 0)

/** By cell of a full board, at `2 * cell`: both words of the cells near it. On a smaller board, keep what is on it. */
export const NEAR = Int32Array.from({ length: 2 * CELLS }, (_, at) =>
  wordOf(near(at >> 1, STRIDE, STRIDE), (at & 1) as 0 | 1),
)

const NOT_FILE_A = 0xfefefefe | 0
const NOT_FILE_H = 0x7f7f7f7f
/** The outermost cells of a full board. */
const RIM_LOW = 0x818181ff | 0
const RIM_HIGH = 0xff818181 | 0

/**
 * How many groups a set falls into; its cells hang together by their edges. By Euler: cells less pairs side by side
 * plus full squares of four is groups less holes, and a set that people play seldom has holes.
 */
export function countGroups(low: number, high: number): number {
  const pairsLow = low & (low >>> 1) & NOT_FILE_H
  const pairsHigh = high & (high >>> 1) & NOT_FILE_H
  const stackedLow = low & ((low >>> 8) | (high << 24))
  const stackedHigh = high & (high >>> 8)
  const squaresLow = pairsLow & ((pairsLow >>> 8) | (pairsHigh << 24))
  const squaresHigh = pairsHigh & (pairsHigh >>> 8)
  return (
    countPair(low, high) -
    countPair(pairsLow, pairsHigh) -
    countPair(stackedLow, stackedHigh) +
    countPair(squaresLow, squaresHigh) +
    countHoles(low, high)
  )
}

/** Pockets of other cells, hanging together by edges or corners, that a set shuts in on all sides. */
function countHoles(low: number, high: number): number {
  // The leftmost of a hole's highest cells has the set to its left and in all three cells above, and the rightmost of
  // its lowest cells to its right and in all three below: mostly there is no such pair.
  const inner = NOT_FILE_A & NOT_FILE_H
  const aboveLow = ((low >>> 8) | (high << 24)) & ((low >>> 9) | (high << 23)) & ((low >>> 7) | (high << 25))
  const aboveHigh = (high >>> 8) & (high >>> 9) & (high >>> 7)
  if (((~low & aboveLow & (low << 1) & inner) | (~high & aboveHigh & (high << 1) & inner)) === 0) return 0
  const belowLow = (low << 8) & (low << 9) & (low << 7)
  const belowHigh = ((high << 8) | (low >>> 24)) & ((high << 9) | (low >>> 23)) & ((high << 7) | (low >>> 25))
  if (((~low & belowLow & (low >>> 1) & inner) | (~high & belowHigh & (high >>> 1) & inner)) === 0) return 0

  let holes = 0
  let restLow = ~low
  let restHigh = ~high
  let fillLow = restLow & RIM_LOW
  let fillHigh = restHigh & RIM_HIGH
  for (;;) {
    for (;;) {
      const wideLow = fillLow | ((fillLow << 1) & NOT_FILE_A) | ((fillLow >>> 1) & NOT_FILE_H)
      const wideHigh = fillHigh | ((fillHigh << 1) & NOT_FILE_A) | ((fillHigh >>> 1) & NOT_FILE_H)
      const grownLow = (wideLow | (wideLow << 8) | (wideLow >>> 8) | (wideHigh << 24)) & restLow
      const grownHigh = (wideHigh | (wideHigh << 8) | (wideHigh >>> 8) | (wideLow >>> 24)) & restHigh
      if (grownLow === fillLow && grownHigh === fillHigh) break
      fillLow = grownLow
      fillHigh = grownHigh
    }
    restLow &= ~fillLow
    restHigh &= ~fillHigh
    if ((restLow | restHigh) === 0) return holes
    holes++
    fillLow = restLow & -restLow
    fillHigh = fillLow === 0 ? restHigh & -restHigh : 0
  }
}

/** Whether all cells of `part`, which lie in the set, lie in one and the same group of it. */
export function inOneGroup(low: number, high: number, partLow: number, partHigh: number): boolean {
  let fillLow = partLow & -partLow
  let fillHigh = fillLow === 0 ? partHigh & -partHigh : 0
  for (;;) {
    const wideLow = fillLow | ((fillLow << 1) & NOT_FILE_A) | ((fillLow >>> 1) & NOT_FILE_H)
    const wideHigh = fillHigh | ((fillHigh << 1) & NOT_FILE_A) | ((fillHigh >>> 1) & NOT_FILE_H)
    const grownLow = (wideLow | (fillLow << 8) | (fillLow >>> 8) | (fillHigh << 24)) & low
    const grownHigh = (wideHigh | (fillHigh << 8) | (fillHigh >>> 8) | (fillLow >>> 24)) & high
    if (grownLow === fillLow && grownHigh === fillHigh) break
    fillLow = grownLow
    fillHigh = grownHigh
  }
  return ((partLow & ~fillLow) | (partHigh & ~fillHigh)) === 0
}

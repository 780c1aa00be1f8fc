import { CELLS, type Cell, fileOf, onBoard, rankOf, STEPS } from '@masterplan/kernel/square'

/** Steps along the four axes: rank, file, rising and falling diagonal. */
const AXES = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
] as const
/** A cell that does not exist: one past the last. */
const NOWHERE = CELLS

function table<Into extends { [at: number]: number }>(
  into: Into,
  entries: number,
  entry: (at: number) => number,
): Into {
  for (let at = 0; at < entries; at++) into[at] = entry(at)
  return into
}

function away(cell: Cell, files: number, ranks: number): Cell {
  const [file, rank] = [fileOf(cell) + files, rankOf(cell) + ranks]
  return file >= 0 && file < 8 && rank >= 0 && rank < 8 ? file + 8 * rank : NOWHERE
}

const isSingle = (bits: number): boolean => bits !== 0 && (bits & (bits - 1)) === 0

/**
 * P-5.1. Seven cells of one line with the new house in the middle (bit 3), houses set: the cells that one more house
 * would turn into a line of four with it. A line of four through the middle never reaches further than three cells.
 */
export const tableOfCompletions = (): Uint8Array =>
  table(new Uint8Array(128), 128, seven => {
    let completing = 0
    for (const from of [0, 1, 2, 3]) {
      const missing = (15 << from) & ~(seven | 8)
      if (isSingle(missing)) completing |= missing
    }
    return completing
  })

/**
 * Where a hit is: `32 * cell + bit`. A set of hits has a byte for each axis, with the bits of the table above, so that
 * every cell up to three steps away on a line through `cell` has one bit.
 */
export const tableOfHits = (): Uint8Array =>
  table(new Uint8Array(CELLS * 32), CELLS * 32, at => {
    const [files, ranks] = AXES[(at >> 3) & 3]!
    const along = (at & 7) - 3
    return along === 4 ? NOWHERE : away(at >> 5, files * along, ranks * along)
  })

/** By cell: the hits that are on a board of 8 × 8 at all. */
export const tableOfReach = (): Int32Array => {
  const cells = tableOfHits()
  return table(new Int32Array(CELLS), CELLS, cell => {
    let reach = 0
    for (let bit = 0; bit < 32; bit++) if (cells[32 * cell + bit] !== NOWHERE) reach |= 1 << bit
    return reach
  })
}

/** The bit of a hit on each of nine cells, rank by rank from the lower left; the one in the middle is never hit. */
const NINE = [18, 10, 28, 2, 31, 4, 26, 12, 20]

/** P-7.2. Nine cells with the new house in the middle (bit 4), houses set: hits on the fourth cells of squares. */
export const tableOfFourths = (): Int32Array =>
  table(new Int32Array(512), 512, nine => {
    let hits = 0
    for (const corner of [0, 1, 3, 4]) {
      const missing = (0b11011 << corner) & ~(nine | 16)
      if (isSingle(missing)) hits |= 1 << NINE[31 - Math.clz32(missing)]!
    }
    return hits
  })

/** What a house on each file adds to the counts of neighbours on its own rank and on the two beside it: 4 bits a file. */
export const tableOfNeighbours = (): Int32Array =>
  table(new Int32Array(8), 8, file => (file === 0 ? 0x11 : 0x111 << (4 * file - 4)))

/** What a house at `8 * cell + place` faces: `8 * padded rank + file`. Beyond the edge that is a cell of the padding. */
export const tableOfFaced = (): Uint8Array =>
  table(new Uint8Array(CELLS * 8), CELLS * 8, at => {
    const cell = at >> 3
    const [files, ranks] = STEPS[at & 7]!
    return away(cell, files, ranks) === NOWHERE ? 0 : 8 * (rankOf(cell) + ranks + 1) + fileOf(cell) + files
  })

/** The cell that a house faces, or undefined beyond the edge. */
export function faced(cell: Cell, place: number, size: number): Cell | undefined {
  const [files, ranks] = STEPS[place]!
  const target = away(cell, files, ranks)
  return onBoard(target, size, size) ? target : undefined
}

/** The cells of a set of two words, in their order. */
export function cellsIn(low: number, high: number): Cell[] {
  const cells: Cell[] = []
  for (let rest = low; rest !== 0; rest &= rest - 1) cells.push(lowestBit(rest))
  for (let rest = high; rest !== 0; rest &= rest - 1) cells.push(32 + lowestBit(rest))
  return cells
}

/** The place of the lowest bit that is set. */
export const lowestBit = (word: number): number => 31 - Math.clz32(word ^ (word - 1))

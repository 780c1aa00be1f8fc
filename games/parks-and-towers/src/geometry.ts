import { CELLS, type Cell, fileOf, onBoard, rankOf, STEPS } from '@masterplan/kernel/square'

/** Steps along the four axes, in the order of the bytes of a set of hits: rank, file, rising, falling diagonal. */
const AXES = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
] as const
const NOWHERE = 255

const table = <Into extends { [at: number]: number }>(
  into: Into,
  entries: number,
  entry: (at: number) => number,
): Into => {
  for (let at = 0; at < entries; at++) into[at] = entry(at)
  return into
}
const away = (cell: Cell, files: number, ranks: number): Cell => {
  const [file, rank] = [fileOf(cell) + files, rankOf(cell) + ranks]
  return file >= 0 && file < 8 && rank >= 0 && rank < 8 ? file + 8 * rank : NOWHERE
}

/**
 * P-5.1. Seven cells of one line with the new house in the middle (bit 3), houses set: the cells that one more house
 * would turn into a line of four with it. A line of four through the middle never reaches further than three cells.
 */
export const COMPLETES = table(new Uint8Array(128), 128, window => {
  const houses = window | 8
  let completing = 0
  for (let from = 0; from < 4; from++) {
    const missing = (15 << from) & ~houses
    if (missing !== 0 && (missing & (missing - 1)) === 0) completing |= missing
  }
  return completing
})

/** The cell of one hit: `32 * cell + 8 * axis + bit`, with the bits of COMPLETES. */
export const HIT_CELL = table(new Uint8Array(CELLS * 32), CELLS * 32, at => {
  const [files, ranks] = AXES[(at >> 3) & 3]!
  const along = (at & 7) - 3
  return away(at >> 5, files * along, ranks * along)
})

/**
 * P-7.2. Nine cells with the new house in the middle (bit 4), rank by rank from the lower left, houses set: the missing
 * fourth cells of squares.
 */
export const FOURTHS = table(new Uint16Array(512), 512, nine => {
  const houses = nine | 16
  let fourths = 0
  for (const corner of [0, 1, 3, 4]) {
    const missing = (0b11011 << corner) & ~houses
    if (missing !== 0 && (missing & (missing - 1)) === 0) fourths |= missing
  }
  return fourths
})

/** From the middle to each of the nine cells. */
export const NINE_STEPS = table(new Int8Array(9), 9, at => 8 * (Math.floor(at / 3) - 1) + (at % 3) - 1)

/** One house around each cell, 4 bits a file: what a house on a file adds to its own rank and to the two beside it. */
export const SPREAD = table(new Int32Array(8), 8, file => (file === 0 ? 0x11 : 0x111 << (4 * file - 4)))

/** What a house at `8 * cell + place` faces: its padded rank, and one house on its file (0 beyond the edge). */
export const FACED_RANK = table(new Uint8Array(512), 512, at => 1 + rankOf(at >> 3) + STEPS[at & 7]![1])
export const FACED_ADDS = table(new Int32Array(512), 512, at => {
  const file = fileOf(at >> 3) + STEPS[at & 7]![0]
  return file >= 0 && file < 8 ? 1 << (4 * file) : 0
})

/** The cell that a house faces, or undefined beyond the edge. */
export function faced(cell: Cell, place: number, size: number): Cell | undefined {
  const [files, ranks] = STEPS[place]!
  const target = away(cell, files, ranks)
  return onBoard(target, size, size) ? target : undefined
}

const BITS = table(new Uint8Array(256), 256, byte => [...byte.toString(2)].filter(bit => bit === '1').length)
/** The place of the n-th set bit of a byte: `8 * byte + n`. */
const NTH = table(new Uint8Array(2048), 2048, at => {
  let rest = at >> 3
  for (let left = at & 7; left > 0; left--) rest &= rest - 1
  return 31 - Math.clz32(rest & -rest)
})

/** The n-th set bit of a word, counted from 0. */
export function nthOf(word: number, n: number): number {
  let left = n
  let count = BITS[word & 255]!
  if (left < count) return NTH[((word & 255) << 3) | left]!
  left -= count
  count = BITS[(word >>> 8) & 255]!
  if (left < count) return 8 + NTH[((word >>> 5) & 0x7f8) | left]!
  left -= count
  count = BITS[(word >>> 16) & 255]!
  if (left < count) return 16 + NTH[((word >>> 13) & 0x7f8) | left]!
  return 24 + NTH[((word >>> 21) & 0x7f8) | (left - count)]!
}

/** The cells of a set, in their order. */
export function cellsIn(low: number, high: number): Cell[] {
  const cells: Cell[] = []
  for (let rest = low; rest !== 0; rest &= rest - 1) cells.push(31 - Math.clz32(rest & -rest))
  for (let rest = high; rest !== 0; rest &= rest - 1) cells.push(63 - Math.clz32(rest & -rest))
  return cells
}

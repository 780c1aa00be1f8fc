import { CELLS, type Cell, fileOf, onBoard, rankOf, STEPS } from '@masterplan/kernel/square'

/** A cell that does not exist: one past the last. */
const NOWHERE = CELLS

function away(cell: Cell, files: number, ranks: number): Cell {
  const [file, rank] = [fileOf(cell) + files, rankOf(cell) + ranks]
  return file >= 0 && file < 8 && rank >= 0 && rank < 8 ? file + 8 * rank : NOWHERE
}

const isSingle = (bits: number): boolean => bits !== 0 && (bits & (bits - 1)) === 0

/**
 * P-5.1. The eight cells of a line, houses set: the cells on which one more house would make a line of four. Lines that
 * were there before have no empty cell any more.
 */
export const tableOfCompletions = (): Uint8Array =>
  Uint8Array.from({ length: 256 }, (_, line) => {
    let completing = 0
    for (const from of [0, 1, 2, 3, 4]) {
      const missing = (15 << from) & ~line
      if (isSingle(missing)) completing |= missing
    }
    return completing
  })

/** By cell, four words at `4 * cell`: the rising diagonal through it, low and high, and the falling one. */
export const tableOfDiagonals = (): Int32Array =>
  Int32Array.from({ length: 4 * CELLS }, (_, at) => {
    const cell = at >> 2
    let word = 0
    for (let along = -7; along <= 7; along++) {
      const other = away(cell, along, (at & 2) === 0 ? along : -along)
      if (other >> 5 === (at & 1)) word |= 1 << other
    }
    return word
  })

/** The cell that a house at `8 * cell + place` faces, or one that does not exist. */
export const tableOfFaced = (): Uint8Array =>
  Uint8Array.from({ length: 8 * CELLS }, (_, at) => away(at >> 3, ...STEPS[at & 7]!))

/** The cell that a house faces, or undefined beyond the edge. */
export function faced(cell: Cell, place: number, size: number): Cell | undefined {
  const target = away(cell, ...STEPS[place]!)
  return onBoard(target, size, size) ? target : undefined
}

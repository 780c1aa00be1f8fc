/** Eight cells of a file, a file apart from their neighbours. */
export const A_FILE: u64 = 0x0101010101010101
export const NOT_FILE_A: u64 = 0xfefefefefefefefe
export const NOT_FILE_H: u64 = 0x7f7f7f7f7f7f7f7f
/** Eight cells of a file, times this, have their bits side by side in the highest byte. */
export const GATHER: u64 = 0x0102040810204080
/** A cell that does not exist: one past the last. */
const NOWHERE = 64

/** What is asked of a cell, side by side: the cells around it, its diagonals, itself. */
const CELL = memory.data(64 * 32, 32)
const NEAR: usize = 0
const RISING: usize = 8
const FALLING: usize = 16
const SELF: usize = 24
const COMPLETES = memory.data(256)
const COMPLETES_FILE = memory.data(256 * 8)
const FACED = memory.data(64 * 8)
const FACED_SET = memory.data(64 * 8 * 8)

/** The cells around this one. */
export function near(cell: u32): u64 {
  return load<u64>(CELL + (cell << 5), NEAR)
}

/** The set of this cell alone. */
export function setOf(cell: u32): u64 {
  return load<u64>(CELL + (cell << 5), SELF)
}

/** The diagonals through it. */
export function rising(cell: u32): u64 {
  return load<u64>(CELL + (cell << 5), RISING)
}
export function falling(cell: u32): u64 {
  return load<u64>(CELL + (cell << 5), FALLING)
}

/** P-5.1: of eight cells with these houses, those on which one more would make a line of four. */
export function completing(line: u64): u64 {
  return load<u8>(COMPLETES + <usize>line)
}

/** The same, a file apart. */
export function completingFile(line: u64): u64 {
  return load<u64>(COMPLETES_FILE + ((<usize>line) << 3))
}

/** The cell that a house at `8 * cell + place` faces, or one that does not exist. */
export function faced(at: u32): u32 {
  return load<u8>(FACED + at)
}

/** The same as a set, empty beyond the edge. */
export function facedSet(at: u32): u64 {
  return load<u64>(FACED_SET + (at << 3))
}

function inside(file: i32, rank: i32): bool {
  return file >= 0 && file < 8 && rank >= 0 && rank < 8
}

/** P-3.2: n, ne, e, se, s, sw, w, nw. */
function fileStep(place: i32): i32 {
  return place === 0 || place === 4 ? 0 : place < 4 ? 1 : -1
}
function rankStep(place: i32): i32 {
  return place === 2 || place === 6 ? 0 : place < 2 || place === 7 ? 1 : -1
}

function diagonal(file: i32, rank: i32, slope: i32): u64 {
  let cells: u64 = 0
  for (let along = -7; along <= 7; along++) {
    if (inside(file + along, rank + slope * along)) cells |= (<u64>1) << (file + along + 8 * (rank + slope * along))
  }
  return cells
}

function fillCell(cell: i32): void {
  const file = cell & 7
  const rank = cell >> 3
  let around: u64 = 0
  for (let place = 0; place < 8; place++) {
    const toFile = file + fileStep(place)
    const toRank = rank + rankStep(place)
    const target = inside(toFile, toRank) ? toFile + 8 * toRank : NOWHERE
    if (target < NOWHERE) around |= (<u64>1) << target
    store<u8>(FACED + 8 * cell + place, target)
    store<u64>(FACED_SET + ((8 * cell + place) << 3), target < NOWHERE ? (<u64>1) << target : 0)
  }
  store<u64>(CELL + (cell << 5), around, NEAR)
  store<u64>(CELL + (cell << 5), diagonal(file, rank, 1), RISING)
  store<u64>(CELL + (cell << 5), diagonal(file, rank, -1), FALLING)
  store<u64>(CELL + (cell << 5), (<u64>1) << cell, SELF)
}

function fillLine(line: i32): void {
  let completes = 0
  for (let from = 0; from < 5; from++) {
    const missing = (15 << from) & ~line
    if (popcnt(missing) === 1) completes |= missing
  }
  let apart: u64 = 0
  for (let at = 0; at < 8; at++) if ((completes >> at) & 1) apart |= (<u64>1) << (8 * at)
  store<u8>(COMPLETES + line, completes)
  store<u64>(COMPLETES_FILE + (line << 3), apart)
}

for (let cell = 0; cell < 64; cell++) fillCell(cell)
for (let line = 0; line < 256; line++) fillLine(line)

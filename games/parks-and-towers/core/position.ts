import { A_FILE, completing, completingFile, faced, falling, GATHER, NOT_FILE_H, near, rising } from './tables'

/**
 * Where things are in a position: sets of cells, then numbers, then for each cell, and for one that does not exist, how many
 * houses face it: White's in the lower four bits, Yellow's in the upper. `src/core.ts` writes the same.
 */
export const WHITE: usize = 0
export const YELLOW: usize = 8
export const EMPTY: usize = 16
export const TOWERS: usize = 24
export const WHITE_POINTS: usize = 32
export const YELLOW_POINTS: usize = 36
export const TO_BUILD: usize = 40
export const TOWERS_LEFT: usize = 44
export const FACING: usize = 48
export const KOMI: usize = 116 // in halves, for Yellow
export const POSITION_BYTES: usize = 128

export function copyPosition(to: usize, from: usize): void {
  for (let at: usize = 0; at < POSITION_BYTES; at += 16) v128.store(to + at, v128.load(from + at))
}

/** P-1.5: 0 for White. */
export function mover(at: usize): i32 {
  return load<i32>(at, TO_BUILD) & 1
}

/** P-8.1, P-8.2. */
export function isOver(at: usize): bool {
  return load<i32>(at, TO_BUILD) === 0 || load<u64>(at, EMPTY) === 0
}

/** P-5.1: the cells on which one more house would make a line of four with the house on `cell`. */
export function parksDue(houses: u64, cell: u32): u64 {
  const file = <u64>(cell & 7)
  const rankShift = <u64>(cell & 56)
  const up = rising(cell)
  const down = falling(cell)
  return (
    (completing((houses >> rankShift) & 255) << rankShift) |
    (completingFile((((houses >> file) & A_FILE) * GATHER) >> 56) << file) |
    ((completing(((houses & up) * A_FILE) >> 56) * A_FILE) & up) |
    ((completing(((houses & down) * A_FILE) >> 56) * A_FILE) & down)
  )
}

/** P-7.2: all cells of squares with three houses. */
export function towersDue(houses: u64): u64 {
  const two = houses & (houses >> 1) & NOT_FILE_H
  const one = (houses ^ (houses >> 1)) & NOT_FILE_H
  const three = (two & (one >> 8)) | (one & (two >> 8))
  const wide = three | (three << 1)
  return wide | (wide << 8)
}

/** P-6.1, P-6.2, P-8.3: one player's share in a cell. */
export function shareOf(houses: u64, facing: u32, cell: u32): i32 {
  return <i32>popcnt(houses & near(cell)) + <i32>facing
}

/** P-7.7: in how many ways the towers for these cells can be chosen; 1 where nothing is to choose. */
export function waysFor(due: u64, left: i32): i32 {
  const count = <i32>popcnt(due)
  if (left === 0 || count <= left) return 1
  return left === 2 && count === 4 ? 6 : left === 1 || left === count ? count : count === 3 ? 3 : 4
}

/** The cells that get the towers in the n-th way: subsets in the order of their bits. */
export function chosenTowers(due: u64, left: i32, way: i32): u64 {
  const count = <i32>popcnt(due)
  if (left === 0) return 0
  if (count <= left) return due
  let picked = 0
  for (let nth = -1; nth < way; ) if (<i32>popcnt(++picked) === left) nth++
  return spread(due, picked)
}

function spread(cells: u64, picked: i32): u64 {
  let chosen: u64 = 0
  let rest = cells
  for (let at = 0; rest !== 0; at++) {
    if ((picked >> at) & 1) chosen |= rest & (0 - rest)
    rest &= rest - 1
  }
  return chosen
}

/** P-3.1 to P-7.6. A move is `512 * way + 8 * cell + place`; the way says which cells get towers where they are short. */
export function play(at: usize, move: i32): void {
  const cell = <u32>(move >> 3) & 63
  const toBuild = load<i32>(at, TO_BUILD)
  const isYellow = toBuild & 1
  const side = at + (isYellow << 3)
  const bit = (<u64>1) << cell
  store<u64>(side, load<u64>(side) | bit)
  store<i32>(at, toBuild - 1, TO_BUILD)
  const target = faced(move & 511)
  if (target < 64) store<u8>(at + target, load<u8>(at + target, FACING) + (isYellow ? 16 : 1), FACING)
  const white = load<u64>(at, WHITE)
  const yellow = load<u64>(at, YELLOW)
  const houses = white | yellow
  let empty = load<u64>(at, EMPTY) ^ bit
  const parks = parksDue(houses, cell) & empty
  empty ^= parks
  for (let rest = parks; rest !== 0; rest &= rest - 1) {
    const park = <u32>ctz(rest)
    const looks = load<u8>(at + park, FACING)
    store<i32>(at, load<i32>(at, WHITE_POINTS) + shareOf(white, looks & 15, park), WHITE_POINTS)
    store<i32>(at, load<i32>(at, YELLOW_POINTS) + shareOf(yellow, looks >> 4, park), YELLOW_POINTS)
  }
  const left = load<i32>(at, TOWERS_LEFT)
  const due = towersDue(houses) & empty
  if (left > 0 && due !== 0) {
    const towers = chosenTowers(due, left, move >> 9)
    empty ^= towers
    store<u64>(at, load<u64>(at, TOWERS) | towers, TOWERS)
    store<i32>(at, left - <i32>popcnt(towers), TOWERS_LEFT)
  }
  store<u64>(at, empty, EMPTY)
}

/** P-8.3, P-8.4: points for towers, White's in the lower half of the word, Yellow's in the upper. */
export function towerPoints(white: u64, yellow: u64, towers: u64, facing: usize): i32 {
  let points = 0
  for (let rest = towers; rest !== 0; rest &= rest - 1) {
    const tower = <u32>ctz(rest)
    const looks = load<u8>(facing + tower)
    const lead = shareOf(white, looks & 15, tower) - shareOf(yellow, looks >> 4, tower)
    points += ((<i32>(lead > 0)) << 1) + ((<i32>(lead < 0)) << 17)
  }
  return points
}

/** Twice White's lead, as if it ended now. */
export function leadOf(at: usize): i32 {
  const points = towerPoints(load<u64>(at, WHITE), load<u64>(at, YELLOW), load<u64>(at, TOWERS), at + FACING)
  const white = load<i32>(at, WHITE_POINTS) + (points & 0xffff)
  const yellow = load<i32>(at, YELLOW_POINTS) + (points >> 16)
  return 2 * (white - yellow) - load<i32>(at, KOMI)
}

export function samePosition(one: usize, other: usize): bool {
  for (let at: usize = 0; at < POSITION_BYTES; at += 8) if (load<u64>(one + at) !== load<u64>(other + at)) return false
  return true
}

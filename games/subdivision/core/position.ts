import { groupsOf } from './groups'
import { near } from './tables'

/** Where things are in a position; of two, the second seat's after the first's. `src/core.ts` writes the same. */
export const OWNED: usize = 0 // sets of cells
export const FREE: usize = 16
export const HOMES: usize = 24 // of one pip, anybody's
export const HIGH_RISES: usize = 32
export const WELCOME: usize = 40 // S-3.4: near a manufactured home or high rise of the other
export const TOO_NEAR: usize = 56 // S-3.2: near a high rise of one's own
export const STASH: usize = 72 // of one, two and three pips, a byte each
export const MOVER: usize = 80
export const OF_EACH: usize = 84 // pyramids of each size at the start
export const GROUP_COST: usize = 88
export const CELLS: usize = 92 // of the whole board
export const CROWDING: usize = 96 // S-5.3, by manufactured homes near a high rise: nine bytes
export const POSITION_BYTES: usize = 112

/** A placing is `64 * (pips - 1) + cell`. */
export const PASS = 256

export function copyPosition(to: usize, from: usize): void {
  for (let at: usize = 0; at < POSITION_BYTES; at += 16) v128.store(to + at, v128.load(from + at))
}

export function samePosition(one: usize, other: usize): bool {
  for (let at: usize = 0; at < POSITION_BYTES; at += 8) if (load<u64>(one + at) !== load<u64>(other + at)) return false
  return true
}

export function mover(at: usize): i32 {
  return load<i32>(at, MOVER)
}

/** S-3.1 to S-3.4: where a seat may place a pyramid of this size. */
export function cellsFor(at: usize, seat: i32, pips: i32): u64 {
  if (((load<u32>(at + (seat << 2), STASH) >> (8 * (pips - 1))) & 255) === 0) return 0
  const free = load<u64>(at, FREE)
  const side = at + (seat << 3)
  return pips === 2 ? free : pips === 1 ? free & load<u64>(side, WELCOME) : free & ~load<u64>(side, TOO_NEAR)
}

export function canPlace(at: usize, seat: i32): bool {
  return (cellsFor(at, seat, 1) | cellsFor(at, seat, 2) | cellsFor(at, seat, 3)) !== 0
}

/** S-4.3. */
export function isOver(at: usize): bool {
  return !canPlace(at, 0) && !canPlace(at, 1)
}

export function play(at: usize, move: i32): void {
  const seat = load<i32>(at, MOVER)
  store<i32>(at, seat ^ 1, MOVER)
  if (move === PASS) return
  const cell = <u32>move & 63
  const bit = (<u64>1) << cell
  const size = move >> 6 // less one
  const side = at + (seat << 3)
  const stash = at + (seat << 2)
  store<u64>(at, load<u64>(at, FREE) ^ bit, FREE)
  store<u64>(side, load<u64>(side, OWNED) | bit, OWNED)
  store<u32>(stash, load<u32>(stash, STASH) - (1 << (8 * size)), STASH)
  if (size === 1) return
  const other = at + ((seat ^ 1) << 3)
  store<u64>(other, load<u64>(other, WELCOME) | near(cell), WELCOME)
  if (size === 0) {
    store<u64>(at, load<u64>(at, HOMES) | bit, HOMES)
    return
  }
  store<u64>(at, load<u64>(at, HIGH_RISES) | bit, HIGH_RISES)
  store<u64>(side, load<u64>(side, TOO_NEAR) | near(cell), TOO_NEAR)
}

/** S-5.1 to S-5.6, from what decides it: `at` for the prices alone. */
export function totalOf(at: usize, owned: u64, stash: u32, highRises: u64, homes: u64): i32 {
  const pips = 6 * load<i32>(at, OF_EACH) - ((stash & 255) + 2 * ((stash >> 8) & 255) + 3 * (stash >> 16))
  let total = <i32>pips - load<i32>(at, GROUP_COST) * groupsOf(owned)
  for (let rest = owned & highRises; rest !== 0; rest &= rest - 1) {
    total -= load<u8>(at + <usize>popcnt(near(<u32>ctz(rest)) & homes), CROWDING)
  }
  return total
}

export function totalNow(at: usize, seat: i32): i32 {
  const owned = load<u64>(at + (seat << 3), OWNED)
  return totalOf(at, owned, load<u32>(at + (seat << 2), STASH), load<u64>(at, HIGH_RISES), load<u64>(at, HOMES))
}

/** Twice the first seat's lead: halves, as in every core. */
export function leadOf(at: usize): i32 {
  return 2 * (totalNow(at, 0) - totalNow(at, 1))
}

import { groupsOf } from './groups'
import {
  CROWDING,
  canPlace,
  cellsFor,
  FREE,
  GROUP_COST,
  HIGH_RISES,
  HOMES,
  mover,
  OWNED,
  PASS,
  STASH,
} from './position'
import { near } from './tables'

/** Candidates of the position asked about last: their moves and what they seem to gain, in points. */
export const LISTED = memory.data(4 * 1024)
export const GAINS = memory.data(4 * 1024)
export const NO_MOVE = -1

/** Everything legal is listed. */
export function isWhole(_at: usize): bool {
  return true
}

/** From here on alpha-beta mostly proves the best move in the time that a level has. */
const FEW_CELLS: u64 = 10

export function isNearEnd(at: usize): bool {
  return popcnt(load<u64>(at, FREE)) <= FEW_CELLS
}

/** Lists them by size, each along the ranks, and keeps the cells of each size: they find a move again. */
export function list(at: usize, header: usize): i32 {
  const seat = mover(at)
  let count = 0
  if (!canPlace(at, seat)) store<i32>(LISTED + (count++ << 2), PASS)
  for (let pips = 1; pips <= 3; pips++) {
    const cells = cellsFor(at, seat, pips)
    store<u64>(header + ((pips - 1) << 3), cells)
    for (let rest = cells; rest !== 0; rest &= rest - 1) {
      store<i32>(LISTED + (count++ << 2), ((pips - 1) << 6) | <i32>ctz(rest))
    }
  }
  return count
}

/** What each of them seems to gain. */
export function weigh(at: usize, count: i32): void {
  const owned = load<u64>(at + (mover(at) << 3), OWNED)
  const groups = groupsOf(owned)
  const toCome = homesToCome(at)
  for (let slot = 0; slot < count; slot++) {
    const move = load<i32>(LISTED + (slot << 2))
    store<f32>(GAINS + (slot << 2), move === PASS ? <f32>0 : gainOf(at, owned, groups, toCome, move))
  }
}

/** Where a list has this move, or -1. */
export function slotOf(header: usize, _moves: usize, move: i32): i32 {
  if (move === PASS) return -1
  const size = move >> 6
  const bit = (<u64>1) << (move & 63)
  const cells = load<u64>(header + (size << 3))
  if ((cells & bit) === 0) return -1
  let slot = <i32>popcnt(cells & (bit - 1))
  if (size > 0) slot += <i32>popcnt(load<u64>(header))
  if (size > 1) slot += <i32>popcnt(load<u64>(header, 8))
  return slot
}

/** What a pyramid scores on the board beyond what it was worth in the stash by the end, as in `src/ai/prior.ts`. */
const EARLY_1: f32 = 1 - 0.6
const EARLY_2: f32 = 2 - 1.85
const EARLY_3: f32 = 3 - 1.85
const BESIDE: f32 = 0.3 // a home near a high rise, besides the harm that it does at once

export function gainOf(at: usize, owned: u64, groups: i32, toCome: f32, move: i32): f32 {
  const cell = <u32>move & 63
  const around = near(cell)
  const joined = groups - groupsOf(owned | ((<u64>1) << cell))
  const gain = <f32>(load<i32>(at, GROUP_COST) * joined)
  if (move >= 128) return gain + EARLY_3 - lossOf(at, around, toCome)
  if (move >= 64) return gain + EARLY_2
  let harm: f32 = 0
  for (let rest = around & load<u64>(at, HIGH_RISES); rest !== 0; rest &= rest - 1) {
    const home = <u32>ctz(rest)
    const now = <usize>popcnt(near(home) & load<u64>(at, HOMES))
    const more = <f32>(<i32>load<u8>(at + now, CROWDING + 1) - <i32>load<u8>(at + now, CROWDING)) + BESIDE
    harm += (owned >> home) & 1 ? -more : more
  }
  return gain + EARLY_1 + harm
}

/** What a high rise with these cells around it will have lost by the end. */
export function lossOf(at: usize, around: u64, toCome: f32): f32 {
  const now = <f32>popcnt(around & load<u64>(at, HOMES))
  return priceOf(at, now + toCome * <f32>popcnt(around & load<u64>(at, FREE)))
}

/** S-5.3, between whole numbers of homes too. */
export function priceOf(at: usize, homes: f32): f32 {
  const whole = <usize>homes
  if (whole >= 8) return <f32>load<u8>(at, CROWDING + 8)
  const price = <f32>load<u8>(at + whole, CROWDING)
  return price + (homes - <f32>whole) * (<f32>load<u8>(at + whole, CROWDING + 1) - price)
}

/** Manufactured homes to come for each free cell. */
export function homesToCome(at: usize): f32 {
  const homes = (load<u32>(at, STASH) & 255) + (load<u32>(at, STASH + 4) & 255)
  const free = popcnt(load<u64>(at, FREE))
  return free === 0 ? 0 : <f32>homes / <f32>free
}

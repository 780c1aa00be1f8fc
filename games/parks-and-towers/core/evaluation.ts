import { promise, promiseOf } from './candidates'
import { EMPTY, FACING, leadOf, mover, POSITION_BYTES, shareOf, TO_BUILD, WHITE, YELLOW } from './position'

/** This game's evaluation has no net to be told. */
export const NET = memory.data(16)
const TO_MOVE: f32 = 1.2 // points
const DOUBT: f32 = 2.5 // points for each square root of a house to come

/** By how many points White will be ahead, in parts of the doubt about it: what is there, and the shares in what may become parks. */
export function evaluate(at: usize): f32 {
  promise(at)
  const white = load<u64>(at, WHITE)
  const yellow = load<u64>(at, YELLOW)
  let lead = <f32>leadOf(at) / 2 + (mover(at) === 0 ? TO_MOVE : -TO_MOVE)
  for (let rest = load<u64>(at, EMPTY); rest !== 0; rest &= rest - 1) {
    const cell = <u32>ctz(rest)
    const looks = load<u8>(at + cell, FACING)
    lead += promiseOf(cell) * <f32>(shareOf(white, looks & 15, cell) - shareOf(yellow, looks >> 4, cell))
  }
  return lead / (1 + DOUBT * sqrt<f32>(<f32>load<i32>(at, TO_BUILD)))
}

export function hashOf(at: usize): u64 {
  let hash: u64 = 0x2545f4914f6cdd1d
  for (let word: usize = 0; word < POSITION_BYTES; word += 8) {
    hash = (hash ^ load<u64>(at + word)) * 0x9e3779b97f4a7c15
    hash ^= hash >> 29
  }
  return hash ^ (hash >> 32)
}

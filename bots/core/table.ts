import { roomFor } from './rows'

/** What a stored value says about the true one. */
export const EXACT = 0
export const AT_LEAST = 1
export const AT_MOST = 2

const ENTRY: usize = 16 // the upper half of the hash, value, move, and the rest
const RESOLVED = 1 << 30
const FILLED = 1 << 29
let base: usize = 0
let mask: u32 = 0

/** What was found last. */
export let foundMove = 0
export let foundValue = 0
export let foundDepth = 0
export let foundBound = 0
export let foundResolved: bool = false

/** As many entries as the bytes allow, all empty. */
export function openTable(bytes: usize): void {
  let entries: usize = 2
  while (entries * 2 * ENTRY <= bytes) entries *= 2
  base = roomFor(entries * ENTRY)
  mask = <u32>entries - 2
  memory.fill(base, 0, entries * ENTRY)
}

/** Of the two entries that a position may use, the first keeps the deeper search and the second the newer one. */
function entryOf(hash: u64): usize {
  return base + <usize>(<u32>hash & mask) * ENTRY
}

export function find(hash: u64): bool {
  const check = <u32>(hash >> 32)
  let at = entryOf(hash)
  if (load<u32>(at) !== check || load<u32>(at, 12) === 0) at += ENTRY
  const rest = load<u32>(at, 12)
  if (load<u32>(at) !== check || rest === 0) return false
  foundValue = load<i32>(at, 4)
  foundMove = load<i32>(at, 8)
  foundDepth = rest & 255
  foundBound = (rest >> 8) & 3
  foundResolved = (rest & RESOLVED) !== 0
  return true
}

export function keepFound(hash: u64, move: i32, value: i32, depth: i32, bound: i32, resolved: bool): void {
  const check = <u32>(hash >> 32)
  let at = entryOf(hash)
  const rest = load<u32>(at, 12)
  if (rest !== 0 && load<u32>(at) !== check && <i32>(rest & 255) > depth) at += ENTRY
  store<u32>(at, check)
  store<i32>(at, value, 4)
  store<i32>(at, move, 8)
  store<i32>(at, FILLED | (resolved ? RESOLVED : 0) | (bound << 8) | depth, 12)
}

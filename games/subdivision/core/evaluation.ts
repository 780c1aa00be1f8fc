import { homesToCome, priceOf } from './candidates'
import { beside, groupsOf } from './groups'
import {
  CELLS,
  CROWDING,
  canPlace,
  cellsFor,
  FREE,
  GROUP_COST,
  HIGH_RISES,
  HOMES,
  MOVER,
  mover,
  OF_EACH,
  OWNED,
  STASH,
} from './position'
import { near } from './tables'

/** Features of both seats, as `src/ai/features.ts` reads them, the stage, and zeros up to a multiple of four. */
const FEATURES = 12
const INPUTS = memory.data(4 * 28, 16)
const WIDTH: usize = 4 * 28
/**
 * The net as `src/core.ts` writes it: the straight weights, then those of each unit, as many as there are inputs; then the base, the
 * units' bases, what each unit counts, and the doubt at the start and at the end.
 */
export const NET = memory.data(4 * (28 * 9 + 20), 16)
const UNITS: usize = 8
const BASES = NET + WIDTH * (UNITS + 1)

/** By how many points the first seat will be ahead, in parts of the doubt about it. */
export function evaluate(at: usize): f32 {
  const toCome = homesToCome(at)
  readSeat(at, 0, toCome)
  readSeat(at, 1, toCome)
  const stage: f32 = 1 - <f32>popcnt(load<u64>(at, FREE)) / <f32>load<i32>(at, CELLS)
  const mayPlace = canPlace(at, mover(at))
  store<f32>(INPUTS, mayPlace && mover(at) === 0 ? <f32>1 : <f32>0, 11 << 2)
  store<f32>(INPUTS, mayPlace && mover(at) === 1 ? <f32>1 : <f32>0, 23 << 2)
  store<f32>(INPUTS, stage, 24 << 2)
  let lead = load<f32>(BASES) + weighed(NET)
  for (let unit: usize = 0; unit < UNITS; unit++) {
    const sum = load<f32>(BASES + ((1 + unit) << 2)) + weighed(NET + WIDTH * (1 + unit))
    if (sum > 0) lead += load<f32>(BASES + ((1 + UNITS + unit) << 2)) * sum
  }
  const early = load<f32>(BASES, (1 + 2 * UNITS) << 2)
  const late = load<f32>(BASES, (2 + 2 * UNITS) << 2)
  return (STEEPNESS * lead) / (early + stage * (late - early))
}
const STEEPNESS: f32 = 0.85 // half of that of the curve from leads to shares: what is compared goes from -1 to 1

function weighed(weights: usize): f32 {
  let sum = f32x4.splat(0)
  for (let at: usize = 0; at < WIDTH; at += 16) {
    sum = f32x4.add(sum, f32x4.mul(v128.load(INPUTS + at), v128.load(weights + at)))
  }
  const first = f32x4.extract_lane(sum, 0) + f32x4.extract_lane(sum, 1)
  return first + (f32x4.extract_lane(sum, 2) + f32x4.extract_lane(sum, 3))
}

function readSeat(at: usize, seat: i32, toCome: f32): void {
  const into = INPUTS + ((seat * FEATURES) << 2)
  const owned = load<u64>(at + (seat << 3), OWNED)
  const stash = load<u32>(at + (seat << 2), STASH)
  const free = load<u64>(at, FREE)
  const homes = load<u64>(at, HOMES)
  const space = beside(owned, free)
  const groups = groupsOf(owned)
  const room = <f32>popcnt(cellsFor(at, seat, 3))
  const ones = stash & 255
  const twos = (stash >> 8) & 255
  const threes = stash >> 16
  let score = 6 * load<i32>(at, OF_EACH) - <i32>(ones + 2 * twos + 3 * threes) - load<i32>(at, GROUP_COST) * groups
  let lost: f32 = 0
  let exposed = 0
  for (let rest = owned & load<u64>(at, HIGH_RISES); rest !== 0; rest &= rest - 1) {
    const around = near(<u32>ctz(rest))
    const now = <i32>popcnt(around & homes)
    const open = <i32>popcnt(around & free)
    const lose = <i32>load<u8>(at + <usize>now, CROWDING)
    score -= lose
    lost += priceOf(at, <f32>now + toCome * <f32>open) - <f32>lose
    exposed += open
  }
  store<f32>(into, <f32>score)
  store<f32>(into, <f32>ones, 1 << 2)
  store<f32>(into, <f32>twos, 2 << 2)
  store<f32>(into, <f32>threes, 3 << 2)
  store<f32>(into, <f32>groups, 4 << 2)
  store<f32>(into, <f32>(groups - groupsOf(owned | space)), 5 << 2)
  store<f32>(into, <f32>popcnt(space), 6 << 2)
  store<f32>(into, min(<f32>threes, room), 7 << 2)
  store<f32>(into, <f32>threes / (1 + room), 8 << 2)
  store<f32>(into, lost, 9 << 2)
  store<f32>(into, <f32>exposed, 10 << 2)
}

/** What decides how a match goes on, in one number: what is free, near and in the stash follows from what stands where. */
export function hashOf(at: usize): u64 {
  let hash = load<u64>(at, OWNED) * 0x9e3779b97f4a7c15
  hash = ((hash ^ (hash >> 32)) + load<u64>(at, OWNED + 8)) * 0xbf58476d1ce4e5b9
  hash = ((hash ^ (hash >> 29)) + load<u64>(at, HOMES)) * 0x94d049bb133111eb
  hash = ((hash ^ (hash >> 32)) + load<u64>(at, HIGH_RISES)) * 0xd6e8feb86659fd93
  hash = ((hash ^ (hash >> 29)) + <u64>load<i32>(at, MOVER)) * 0x9e3779b97f4a7c15
  return hash ^ (hash >> 32)
}

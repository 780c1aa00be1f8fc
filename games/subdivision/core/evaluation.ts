import { homesToCome, priceOf } from './candidates'
import { beside, groupsOf } from './groups'
import { doubtAt, FEATURES, INPUTS, leadByNet } from './network'
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
  TOO_NEAR,
} from './position'
import { NOT_FILE_A, NOT_FILE_H, near } from './tables'

/** By how many points the first seat will be ahead, in parts of the doubt about it. */
export function evaluate(at: usize): f32 {
  const toCome = homesToCome(at)
  readSeat(at, 0, toCome)
  readSeat(at, 1, toCome)
  const stage: f32 = 1 - <f32>popcnt(load<u64>(at, FREE)) / <f32>load<i32>(at, CELLS)
  const mayPlace = canPlace(at, mover(at))
  store<f32>(INPUTS, mayPlace && mover(at) === 0 ? <f32>1 : <f32>0, 11 << 2)
  store<f32>(INPUTS + (FEATURES << 2), mayPlace && mover(at) === 1 ? <f32>1 : <f32>0, 11 << 2)
  store<f32>(INPUTS + ((2 * FEATURES) << 2), stage)
  return (STEEPNESS * leadByNet()) / doubtAt(stage)
}
const STEEPNESS: f32 = 0.85 // half of that of the curve from leads to shares: what is compared goes from -1 to 1

function readSeat(at: usize, seat: i32, toCome: f32): void {
  const into = INPUTS + (seat === 0 ? 0 : FEATURES << 2)
  const rival = seat ^ 1
  const side = at + (seat << 3)
  const across = at + (rival << 3)
  const owned = load<u64>(side, OWNED)
  const stash = load<u32>(at + (seat << 2), STASH)
  const free = load<u64>(at, FREE)
  const space = beside(owned, free)
  const two = space | beside(space, free)
  const three = two | beside(two, free)
  const alone = space & ~beside(load<u64>(across, OWNED), free)
  const groups = groupsOf(owned)
  const rooms = cellsFor(at, seat, 3)
  const homes = cellsFor(at, seat, 1)
  const mine = load<u64>(side, TOO_NEAR)
  const spoiling = homes & load<u64>(across, TOO_NEAR)
  const room = <f32>popcnt(rooms)
  const ones = stash & 255
  const twos = (stash >> 8) & 255
  const threes = stash >> 16
  store<f32>(into, <f32>ones, 1 << 2)
  store<f32>(into, <f32>twos, 2 << 2)
  store<f32>(into, <f32>threes, 3 << 2)
  store<f32>(into, <f32>groups, 4 << 2)
  store<f32>(into, <f32>(groups - groupsOf(owned | space)), 5 << 2)
  store<f32>(into, <f32>popcnt(space), 6 << 2)
  store<f32>(into, min(<f32>threes, room), 7 << 2)
  store<f32>(into, <f32>threes / (1 + room), 8 << 2)
  const pips = 6 * load<i32>(at, OF_EACH) - <i32>(ones + 2 * twos + 3 * threes)
  readHighRises(at, seat, into, toCome, pips - load<i32>(at, GROUP_COST) * groups)
  store<f32>(into, <f32>(groups - groupsOf(owned | two)), 12 << 2)
  store<f32>(into, <f32>(groups - groupsOf(owned | three)), 13 << 2)
  store<f32>(into, <f32>(groups - groupsOf(owned | alone)), 14 << 2)
  store<f32>(into, <f32>popcnt(two), 15 << 2)
  store<f32>(into, <f32>popcnt(between(owned) & free), 16 << 2)
  store<f32>(into, <f32>popcnt(spoiling & ~mine), 17 << 2)
  store<f32>(into, <f32>popcnt(spoiling & mine), 18 << 2)
  store<f32>(into, <f32>popcnt(alone), 19 << 2)
  store<f32>(into, <f32>popcnt(rooms & space), 20 << 2)
  store<f32>(into, room, 22 << 2)
  store<f32>(into, <f32>popcnt(homes), 23 << 2)
  store<f32>(into, <f32>popcnt(rooms & ~cellsFor(at, rival, 3)), 24 << 2)
  store<f32>(into, <f32>popcnt(homes & ~mine), 25 << 2)
}

/** The score, and what one's high rises may lose yet. */
function readHighRises(at: usize, seat: i32, into: usize, toCome: f32, points: i32): void {
  const free = load<u64>(at, FREE)
  const homes = load<u64>(at, HOMES)
  const theirs = <f32>(load<u32>(at + ((seat ^ 1) << 2), STASH) & 255)
  const fromAll = cellsFor(at, seat ^ 1, 1)
  let score = points
  let lost: f32 = 0
  let most: f32 = 0
  let exposed = 0
  for (let rest = load<u64>(at + (seat << 3), OWNED) & load<u64>(at, HIGH_RISES); rest !== 0; rest &= rest - 1) {
    const ring = near(<u32>ctz(rest))
    const now = <i32>popcnt(ring & homes)
    const open = <i32>popcnt(ring & free)
    const from = <i32>popcnt(ring & fromAll)
    const lose = <i32>load<u8>(at + <usize>now, CROWDING)
    score -= lose
    lost += priceOf(at, <f32>now + toCome * <f32>open) - <f32>lose
    exposed += open
    most += priceOf(at, <f32>now + min(<f32>from, theirs)) - <f32>lose
  }
  store<f32>(into, <f32>score)
  store<f32>(into, lost, 9 << 2)
  store<f32>(into, <f32>exposed, 10 << 2)
  store<f32>(into, most, 21 << 2)
}

/** Cells with one of these on either side, or above and below. */
function between(cells: u64): u64 {
  return ((cells << 1) & NOT_FILE_A & (cells >> 1) & NOT_FILE_H) | ((cells << 8) & (cells >> 8))
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

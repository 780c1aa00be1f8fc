import { hot, lookAround, veryHot, warm } from './outlook'
import {
  EMPTY,
  FACING,
  mover,
  parksDue,
  shareOf,
  TO_BUILD,
  TOWERS,
  TOWERS_LEFT,
  towersDue,
  WHITE,
  waysFor,
  YELLOW,
} from './position'
import { faced, facedSet, near } from './tables'

/** Candidates of the position asked about last: their moves and what they seem to gain, in points. */
export const LISTED = memory.data(4 * 1024)
export const GAINS = memory.data(4 * 1024)
export const NO_MOVE = -1
/** What a search keeps of a list, to find a move in it: the empty cells, and how many places each has. */
const CELLS_LISTED: usize = 0
const PLACES_EACH: usize = 8

const FEW_HOUSES = 5 // from here on every place that can matter is a candidate
const PLACES = 2 // else the two that look best
const FOR_VERY_HOT: f32 = 0.75
const FOR_HOT: f32 = 0.45
const FOR_WARM: f32 = 0.15
const FOR_COLD: f32 = 0.05
const FOR_CLOSE_TOWER: f32 = 0.7
const FOR_TOWER: f32 = 0.05
/** By cell, and one that does not exist: what a share in it promises; of all but the new parks of a move. */
const PROMISES = memory.data(4 * 65)
const BY_PLACE = memory.data(4 * 8)
let count = 0

/** Whether all that can matter is listed: else nothing is proven by what is not. */
export function isWhole(at: usize): bool {
  return load<i32>(at, TO_BUILD) <= FEW_HOUSES
}

/** Lists them; says how many slots there are, some of them without a move. */
export function list(at: usize, header: usize): i32 {
  const empty = load<u64>(at, EMPTY)
  const places = isWhole(at) ? 8 : PLACES
  store<u64>(header, empty, CELLS_LISTED)
  store<i32>(header, places, PLACES_EACH)
  promise(at)
  count = 0
  for (let rest = empty; rest !== 0; rest &= rest - 1) addCell(at, <u32>ctz(rest), places)
  if (load<i32>(at, TOWERS_LEFT) < 4) addWays(at, empty)
  return count
}

/** What each seems to gain was found by listing it. */
export function weigh(_at: usize, _count: i32): void {}

/**
 * Where a list has this move, or -1. Most of what a house is worth is its cell: where only the best places are listed, one in another
 * place counts for the best of its cell, which took 59 % (51 to 68) of 80 matches from counting it for none.
 */
export function slotOf(header: usize, moves: usize, move: i32): i32 {
  const places = load<i32>(header, PLACES_EACH)
  const below = load<u64>(header, CELLS_LISTED) & (((<u64>1) << ((move >> 3) & 63)) - 1)
  const first = <i32>popcnt(below) * places
  for (let slot = first; slot < first + places; slot++) if (load<i32>(moves + (slot << 2)) === move) return slot
  return places === PLACES ? first : -1
}

export function promise(at: usize): void {
  lookAround(at)
  const empty = load<u64>(at, EMPTY)
  const towers = load<u64>(at, TOWERS)
  const isLast = load<i32>(at, TO_BUILD) === 1
  const white = load<u64>(at, WHITE)
  const yellow = load<u64>(at, YELLOW)
  for (let cell: u32 = 0; cell < 64; cell++) {
    const bit = (<u64>1) << cell
    let worth: f32 = 0
    if (empty & bit) {
      if (!isLast) worth = veryHot & bit ? FOR_VERY_HOT : hot & bit ? FOR_HOT : warm & bit ? FOR_WARM : FOR_COLD
    } else if (towers & bit) {
      const looks = load<u8>(at + cell, FACING)
      const lead = shareOf(white, looks & 15, cell) - shareOf(yellow, looks >> 4, cell)
      worth = abs(lead) <= 2 ? FOR_CLOSE_TOWER : FOR_TOWER
    }
    store<f32>(PROMISES + (cell << 2), worth)
  }
}

export function promiseOf(cell: u32): f32 {
  return load<f32>(PROMISES + (cell << 2))
}

/** A house here: what its parks pay at once, what it may see of others later, and its best places by what they face. */
function addCell(at: usize, cell: u32, places: i32): void {
  const bit = (<u64>1) << cell
  const empty = load<u64>(at, EMPTY) ^ bit
  const white = load<u64>(at, WHITE)
  const yellow = load<u64>(at, YELLOW)
  const houses = white | yellow | bit
  const parks = parksDue(houses, cell) & empty
  const sign = mover(at) === 0 ? 1 : -1
  let gain: i32 = <i32>popcnt(near(cell) & parks)
  for (let rest = parks; rest !== 0; rest &= rest - 1) {
    const park = <u32>ctz(rest)
    const looks = load<u8>(at + park, FACING)
    gain += sign * (shareOf(white, looks & 15, park) - shareOf(yellow, looks >> 4, park))
  }
  const due = load<i32>(at, TOWERS_LEFT) > 0 ? towersDue(houses) & empty & ~parks : 0
  let promised: f32 = 0
  for (let rest = near(cell) & ~(parks | houses); rest !== 0; rest &= rest - 1) promised += promiseOf(<u32>ctz(rest))
  for (let place: u32 = 0; place < 8; place++) {
    const target = facedSet((cell << 3) | place)
    const sure = target & parks ? <f32>1 : target & due ? FOR_CLOSE_TOWER : promiseOf(faced((cell << 3) | place))
    store<f32>(BY_PLACE + (place << 2), sure)
  }
  addPlaces(cell, places, <f32>gain + promised)
}

/** The best first; a place that promises nothing only if no other is there. */
function addPlaces(cell: u32, places: i32, gain: f32): void {
  for (let nth = 0; nth < places; nth++) {
    let best = 0
    for (let place = 1; place < 8; place++) {
      if (load<f32>(BY_PLACE + (place << 2)) > load<f32>(BY_PLACE + (best << 2))) best = place
    }
    const worth = load<f32>(BY_PLACE + (best << 2))
    const isListed = worth > 0 || (nth === 0 && worth === 0)
    store<i32>(LISTED + (count << 2), isListed ? ((<i32>cell) << 3) | best : NO_MOVE)
    store<f32>(GAINS + (count << 2), gain + worth)
    store<f32>(BY_PLACE + (best << 2), -1)
    count++
  }
}

/** P-7.7: where towers may be chosen, the other ways of every move that is listed. */
function addWays(at: usize, empty: u64): void {
  const left = load<i32>(at, TOWERS_LEFT)
  if (left === 0) return
  const plain = count
  const built = load<u64>(at, WHITE) | load<u64>(at, YELLOW)
  for (let slot = 0; slot < plain; slot++) {
    const move = load<i32>(LISTED + (slot << 2))
    if (move === NO_MOVE) continue
    const bit = (<u64>1) << (move >> 3)
    const parks = parksDue(built | bit, move >> 3) & (empty ^ bit)
    const ways = waysFor(towersDue(built | bit) & (empty ^ bit) & ~parks, left)
    for (let way = 1; way < ways && count < 1020; way++) {
      store<i32>(LISTED + (count << 2), move | (way << 9))
      store<f32>(GAINS + (count << 2), load<f32>(GAINS + (slot << 2)))
      count++
    }
  }
}

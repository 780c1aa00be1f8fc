import { draw, seedOfDraws, setSeedOfDraws } from '../../../kernel/core/random'
import {
  chosenTowers,
  EMPTY,
  FACING,
  KOMI,
  POSITION_BYTES,
  parksDue,
  TO_BUILD,
  TOWERS,
  TOWERS_LEFT,
  towerPoints,
  towersDue,
  WHITE,
  WHITE_POINTS,
  waysFor,
  YELLOW_POINTS,
} from './position'
import { faced, facedSet, NOT_FILE_A, NOT_FILE_H, near, setOf } from './tables'

/** Moves of the playout, from its first on; room for those of a search before them. */
export const PLAYED = memory.data(4 * 128)
/** Cells that are drawn from: those empty where the search began, in any order. A playout skips those taken since. */
const ROW = memory.data(64)
const scratch = memory.data(<i32>POSITION_BYTES, 16)
let rowLength: u32 = 0
let white: i32 = 0
let yellow: i32 = 0

export function fillRow(at: usize): void {
  rowLength = 0
  for (let rest = load<u64>(at, EMPTY); rest !== 0; rest &= rest - 1) store<u8>(ROW + rowLength++, <u8>ctz(rest))
}

/** Twice the lead of White at the end of the last playout: halves, because of komi. */
export function leadAtEnd(): i32 {
  return white - yellow
}
export function totalAtEnd(seat: i32): i32 {
  return seat === 0 ? white : yellow
}

/**
 * Houses on random empty cells to the end, every place as likely; its moves go to `PLAYED` from the n-th on. Parks are paid at
 * the end, as if all houses had been there, less what houses saw that came later: so nothing waits for them on the way. A
 * cell is drawn before it is known to be empty, so that drawing waits for nothing either. Answers how many moves there are.
 */
export function playOut(at: usize, from: i32): i32 {
  const facing = scratch + FACING
  for (let word = FACING; word < POSITION_BYTES; word += 16) v128.store(scratch + word, v128.load(at + word))
  let toBuild = load<i32>(at, TO_BUILD)
  const first = toBuild & 1
  // Those who build next, and the others: they change places with every house.
  let mine = load<u64>(at + (first << 3), WHITE)
  let theirs = load<u64>(at + ((first ^ 1) << 3), WHITE)
  let nibble = first ? 16 : 1
  let late = 0 // what houses saw of parks that were there before them
  let theirLate = 0
  let empty = load<u64>(at, EMPTY)
  let towers = load<u64>(at, TOWERS)
  let left = load<i32>(at, TOWERS_LEFT)
  let parks: u64 = 0 // of this playout
  let next = PLAYED + (from << 2)
  let seed = seedOfDraws()
  for (let drawn: u32 = 0; toBuild > 0 && drawn < rowLength; drawn++) {
    seed = draw(seed)
    const other = ROW + drawn + <u32>(((seed >> 32) * <u64>(rowLength - drawn)) >> 32)
    const cell = <u32>load<u8>(other)
    store<u8>(other, load<u8>(ROW + drawn))
    store<u8>(ROW + drawn, <u8>cell)
    const bit = setOf(cell)
    if ((empty & bit) === 0) continue
    const move = (cell << 3) | (<u32>(seed >> 29) & 7)
    store<u32>(next, move)
    const looks = facing + faced(move)
    store<u8>(looks, <u8>(<i32>load<u8>(looks) + nibble))
    const seen = late + <i32>popcnt(near(cell) & parks) + <i32>popcnt(facedSet(move) & parks)
    late = theirLate
    theirLate = seen
    const houses = mine | theirs | bit
    const built = mine | bit
    mine = theirs
    theirs = built
    nibble ^= 17
    toBuild--
    empty ^= bit
    const laid = parksDue(houses, cell) & empty
    parks |= laid
    empty ^= laid
    const due = left > 0 ? towersDue(houses) & empty : 0
    const needed = <i32>popcnt(due)
    if (needed <= left) {
      towers |= due
      empty ^= due
      left -= needed
    } else {
      const way = ((<i32>(seed >> 13) & 0xffff) * waysFor(due, left)) >> 16
      const chosen = chosenTowers(due, left, way)
      store<u32>(next, move | (way << 9))
      towers |= chosen
      empty ^= chosen
      left = 0
    }
    next += 4
  }
  setSeedOfDraws(seed)
  const isEven = (toBuild & 1) === 0
  const whites = isEven ? mine : theirs
  const yellows = isEven ? theirs : mine
  const paid = paidBy(parks, whites, yellows, facing) + towerPoints(whites, yellows, towers, facing)
  white = 2 * (load<i32>(at, WHITE_POINTS) + (paid & 0xffff) - (isEven ? late : theirLate))
  yellow = 2 * (load<i32>(at, YELLOW_POINTS) + (paid >> 16) - (isEven ? theirLate : late)) + load<i32>(at, KOMI)
  return <i32>((next - PLAYED) >> 2)
}

/** P-6.1, P-6.2 for all of them: White's points, and Yellow's in the upper half of the word. */
function paidBy(parks: u64, whites: u64, yellows: u64, facing: usize): i32 {
  const left = (parks >> 1) & NOT_FILE_H
  const right = (parks << 1) & NOT_FILE_A
  let paid = beside(left, whites, yellows) + beside(right, whites, yellows)
  paid += beside(parks >> 8, whites, yellows) + beside(parks << 8, whites, yellows)
  paid += beside(left >> 8, whites, yellows) + beside(left << 8, whites, yellows)
  paid += beside(right >> 8, whites, yellows) + beside(right << 8, whites, yellows)
  for (let rest = parks; rest !== 0; rest &= rest - 1) {
    const looks = <i32>load<u8>(facing + <usize>ctz(rest))
    paid += (looks & 15) | ((looks & 240) << 12)
  }
  return paid
}

function beside(cells: u64, whites: u64, yellows: u64): i32 {
  return <i32>(popcnt(cells & whites) | (popcnt(cells & yellows) << 16))
}

import { draw, seedOfDraws, setSeedOfDraws } from '../../../kernel/core/random'
import { FREE, HIGH_RISES, HOMES, MOVER, OWNED, PASS, STASH, TOO_NEAR, totalOf, WELCOME } from './position'
import { near, nth } from './tables'

/** Moves of the playout, from its first on; room for those of a search before them. */
export const PLAYED = memory.data(4 * 128)
let first: i32 = 0 // totals at the end, in halves
let second: i32 = 0

export function setTotals(ofFirst: i32, ofSecond: i32): void {
  first = ofFirst
  second = ofSecond
}

export function leadAtEnd(): i32 {
  return first - second
}
export function totalAtEnd(seat: i32): i32 {
  return seat === 0 ? first : second
}

/** Free cells are counted as they are: nothing to prepare. */
export function fillRow(_at: usize): void {}

function any(count: u32): u64 {
  return 0 - <u64>(count !== 0)
}

/**
 * Random placings to the end, each as likely; moves go to `PLAYED` from the n-th on, forced passes among them. Answers how many.
 */
export function playOut(at: usize, from: i32): i32 {
  const starts = load<i32>(at, MOVER)
  const side = at + (starts << 3)
  const across = at + ((starts ^ 1) << 3)
  // Of those who are to place next, and of the others: they change places with every turn.
  let mine = load<u64>(side, OWNED)
  let theirs = load<u64>(across, OWNED)
  let welcome = load<u64>(side, WELCOME)
  let theirWelcome = load<u64>(across, WELCOME)
  let tooNear = load<u64>(side, TOO_NEAR)
  let theirTooNear = load<u64>(across, TOO_NEAR)
  let stash = load<u32>(at + (starts << 2), STASH)
  let theirStash = load<u32>(at + ((starts ^ 1) << 2), STASH)
  let free = load<u64>(at, FREE)
  let homes = load<u64>(at, HOMES)
  let highRises = load<u64>(at, HIGH_RISES)
  let seat = starts
  let next = PLAYED + (from << 2)
  let stuck = 0
  let seed = seedOfDraws()
  while (free !== 0) {
    const ones = free & welcome & any(stash & 0xff)
    const twos = free & any(stash & 0xff00)
    const threes = free & ~tooNear & any(stash & 0xff0000)
    const upToOnes = <u32>popcnt(ones)
    const upToTwos = upToOnes + <u32>popcnt(twos)
    const ways = upToTwos + <u32>popcnt(threes)
    let built: u64 = mine
    let stashLeft = stash
    let seen = theirWelcome
    let near3 = tooNear
    if (ways === 0) {
      if (++stuck === 2) break
      store<u32>(next, PASS)
    } else {
      stuck = 0
      seed = draw(seed)
      const drawn = <u32>(((seed >> 32) * <u64>ways) >> 32)
      const isNot1 = drawn >= upToOnes
      const is3 = drawn >= upToTwos
      const among = is3 ? threes : isNot1 ? twos : ones
      const cell = nth(among, drawn - (is3 ? upToTwos : isNot1 ? upToOnes : 0))
      const bit = (<u64>1) << cell
      const size = <u32>isNot1 + <u32>is3
      const around = near(cell)
      store<u32>(next, (size << 6) | cell)
      free ^= bit
      built |= bit
      stashLeft -= 1 << (size << 3)
      homes |= isNot1 ? 0 : bit
      highRises |= is3 ? bit : 0
      near3 |= is3 ? around : 0
      seen |= size === 1 ? 0 : around
    }
    next += 4
    seat ^= 1
    mine = theirs
    theirs = built
    stash = theirStash
    theirStash = stashLeft
    theirWelcome = welcome
    welcome = seen
    tooNear = theirTooNear
    theirTooNear = near3
  }
  setSeedOfDraws(seed)
  if (stuck === 2) next -= 4 // S-4.3: the pass before it is not made
  const isSecond = seat !== 0
  first = 2 * totalOf(at, isSecond ? theirs : mine, isSecond ? theirStash : stash, highRises, homes)
  second = 2 * totalOf(at, isSecond ? mine : theirs, isSecond ? stash : theirStash, highRises, homes)
  return <i32>((next - PLAYED) >> 2)
}

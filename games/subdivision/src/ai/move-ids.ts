import type { MoveIds, Seat } from '@masterplan/kernel'
import { CELLS } from '@masterplan/kernel/square'
import type { Subdivision } from '../index.ts'
import { moves as listed } from '../legal.ts'
import { PASSING, PLACINGS, parkOn } from '../moves.ts'
import { PASS, PLACE, type State } from '../state.ts'
import type { Move } from '../types.ts'
import { mayLookTheSame, withoutImages } from './candidates.ts'

const FIRST_PARK = PLACINGS.length
const THE_PASS = FIRST_PARK + CELLS

/** A placing is `64 * (pips - 1) + cell`, then come the parks, then the pass. */
export const moveIds: MoveIds<Subdivision> = {
  most: THE_PASS,
  list(state, seat, into) {
    if (mayLookTheSame(state)) return rare(state, seat, into)
    const { free, welcome, tooNear, stash, waits } = state
    const low = free[0]!
    const high = free[1]!
    if (waits === PASS + seat) return one(into, THE_PASS)
    if (waits !== PLACE + seat) return add(into, 0, FIRST_PARK, low, high)
    const set = 2 * seat
    let count = 0
    if (stash[4 * seat + 1]! > 0) count = add(into, count, 0, low & welcome[set]!, high & welcome[set + 1]!)
    if (stash[4 * seat + 2]! > 0) count = add(into, count, CELLS, low, high)
    if (stash[4 * seat + 3]! > 0) count = add(into, count, 2 * CELLS, low & ~tooNear[set]!, high & ~tooNear[set + 1]!)
    return count
  },
  allows({ free, welcome, tooNear, stash, waits }, seat, number) {
    if (number < 0 || number >= FIRST_PARK || waits !== PLACE + seat) return false
    const pips = 1 + (number >> 6)
    const half = (number >> 5) & 1
    const near = pips === 1 ? welcome[2 * seat + half]! : pips === 3 ? ~tooNear[2 * seat + half]! : -1
    return stash[4 * seat + pips]! > 0 && (((free[half]! & near) >>> number) & 1) !== 0
  },
  mostKeyWords: 32,
  /** What is near what follows from what stands where. */
  positionKey({ waits, parksToCome, free, homes, highRises, owned, stash, fixed }, into) {
    into[0] = waits | (parksToCome << 8)
    for (let half = 0; half < 2; half++) {
      into[1 + half] = free[half]!
      into[3 + half] = homes[half]!
      into[5 + half] = highRises[half]!
    }
    let count = 7
    for (let seat = 0; seat < fixed.players; seat++) {
      into[count++] = owned[2 * seat]!
      into[count++] = owned[2 * seat + 1]!
      into[count++] = stash[4 * seat + 1]! | (stash[4 * seat + 2]! << 8) | (stash[4 * seat + 3]! << 16)
    }
    return count
  },
  moveOf: number =>
    number < FIRST_PARK ? PLACINGS[number]! : number < THE_PASS ? parkOn(number - FIRST_PARK) : PASSING,
}

/** Early in a match, where whole boards look alike. */
function rare(state: State, seat: Seat, into: Int32Array): number {
  const moves = withoutImages(state, listed(state, seat))
  for (const [at, move] of moves.entries()) into[at] = numberOf(move)
  return moves.length
}

function numberOf(move: Move): number {
  if (move.kind === 'pass') return THE_PASS
  return move.kind === 'park' ? FIRST_PARK + move.cell : CELLS * (move.pips - 1) + move.cell
}

function one(into: Int32Array, number: number): number {
  into[0] = number
  return 1
}

function add(into: Int32Array, from: number, base: number, low: number, high: number): number {
  let count = from
  for (let left = low; left !== 0; left &= left - 1) into[count++] = base + 31 - Math.clz32(left & -left)
  for (let left = high; left !== 0; left &= left - 1) into[count++] = base + 63 - Math.clz32(left & -left)
  return count
}

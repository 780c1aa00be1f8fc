import type { MoveIds, Seat } from '@masterplan/kernel'
import { CELLS } from '@masterplan/kernel/square'
import type { Subdivision } from '../index.ts'
import { cellsFor, moves as listed } from '../legal.ts'
import { PARKINGS, PASSES, PLACINGS } from '../moves.ts'
import { PASS, PLACE, type State } from '../state.ts'
import type { Move } from '../types.ts'
import { mayLookTheSame, withoutImages } from './candidates.ts'

const FIRST_PARK = PLACINGS.moves.length
const THE_PASS = FIRST_PARK + CELLS

/** A placing is `64 * (pips - 1) + cell`, then come the parks, then the pass. */
export const moveIds: MoveIds<Subdivision> = {
  most: THE_PASS,
  list(state, seat, into) {
    if (mayLookTheSame(state)) return rare(state, seat, into)
    const { free, waits } = state
    if (waits === PASS + seat) return one(into, THE_PASS)
    if (waits !== PLACE + seat) return add(into, 0, FIRST_PARK, free[0]!, free[1]!)
    let count = add(into, 0, 0, cellsFor(state, seat, 1, 0), cellsFor(state, seat, 1, 1))
    count = add(into, count, CELLS, cellsFor(state, seat, 2, 0), cellsFor(state, seat, 2, 1))
    return add(into, count, 2 * CELLS, cellsFor(state, seat, 3, 0), cellsFor(state, seat, 3, 1))
  },
  allows(state, seat, id) {
    if (id < 0 || id >= FIRST_PARK || state.waits !== PLACE + seat) return false
    return ((cellsFor(state, seat, 1 + (id >> 6), (id >> 5) & 1) >>> id) & 1) !== 0
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
  moveOf(id) {
    if (id < FIRST_PARK) return PLACINGS.moves[id]!
    return id < THE_PASS ? PARKINGS.moves[id - FIRST_PARK]! : PASSES.moves[0]!
  },
}

/** Early in a match, where whole boards look alike. */
function rare(state: State, seat: Seat, into: Int32Array): number {
  const moves = withoutImages(state, listed(state, seat))
  for (const [at, move] of moves.entries()) into[at] = idOf(move)
  return moves.length
}

function idOf(move: Move): number {
  if (move.kind === 'pass') return THE_PASS
  return move.kind === 'park' ? FIRST_PARK + move.cell : CELLS * (move.pips - 1) + move.cell
}

function one(into: Int32Array, id: number): number {
  into[0] = id
  return 1
}

function add(into: Int32Array, from: number, base: number, low: number, high: number): number {
  let count = from
  for (let left = low; left !== 0; left &= left - 1) into[count++] = base + 31 - Math.clz32(left & -left)
  for (let left = high; left !== 0; left &= left - 1) into[count++] = base + 63 - Math.clz32(left & -left)
  return count
}

/**
 * What a playout does a million times. Here a state is read through its one `memory` instead of its named fields, and
 * conditions become masks of all ones or all zeros: every array, every call and every branch that cannot be foreseen
 * costs as much as the rules themselves.
 */
import type { Random } from '@masterplan/kernel'
import { nthOfPair } from '@masterplan/kernel/bits'
import { type Cell, NEAR as NEAR_CELLS } from '@masterplan/kernel/square'
import { PLACINGS as EVERY_PLACING, PARKINGS, PASSES } from './moves.ts'
import { DONE, PARK, PARK_BY_LUCK, PASS, type State } from './state.ts'
import type { Move, Pips } from './types.ts'

// Where the fields lie, in the order of `state.ts`; constants of another module would be loaded again each time.
const WAITS = 0
const PARKS_TO_COME = 1
const EMPTY = 2
const FREE = 5
const HOMES = 7 // and the two larger sizes after them
const OWNED = 13
const WELCOME = 21
const TOO_NEAR = 29
const STASH = 37
const FIRST_PASS = PASS
const PLACINGS = EVERY_PLACING.moves
const TICKETS = 2 ** 20 // a number of tickets times any number of moves is a whole 32-bit word

/** A copy of this file's own: the compiler folds it into the code, an imported table it looks up each time. */
const NEAR = Int32Array.from(NEAR_CELLS)

/** By byte and n, at `8 * byte + n`: the place of the byte's n-th set bit. */
const PLACE_IN_BYTE = Uint8Array.from({ length: 8 * 256 }, (_, at) => {
  const set = [0, 1, 2, 3, 4, 5, 6, 7].filter(place => ((at >> 3) >> place) & 1)
  return set[at & 7] ?? 0
})

/** A pyramid of a seat comes onto the board, legal or not, and the turn goes on to the next seat. */
export function place(state: State, by: number, size: Pips, on: Cell): void {
  const { memory } = state
  const { players } = state.fixed
  // In range already, but now the compiler knows, and checks neither indices nor overflows.
  const seat = by & 3
  const pips = size & 3
  const cell = on & 63
  const half = cell >> 5
  const bit = 1 << cell
  const odd = 0 - (pips & 1) // all ones for 1 and 3 pips, zero for 2
  const is3 = (0 - (pips >> 1)) & odd

  memory[STASH + 4 * seat + pips]! -= 1
  memory[EMPTY]! -= 1
  memory[FREE + half]! &= ~bit
  memory[HOMES - 2 + 2 * pips + half]! |= bit
  memory[OWNED + 2 * seat + half]! |= bit

  const nearLow = NEAR[2 * cell]! & odd
  const nearHigh = NEAR[2 * cell + 1]! & odd
  memory[TOO_NEAR + 2 * seat]! |= nearLow & is3
  memory[TOO_NEAR + 2 * seat + 1]! |= nearHigh & is3
  let next = seat ^ 1
  if (players === 2) {
    memory[WELCOME + 2 * next]! |= nearLow
    memory[WELCOME + 2 * next + 1]! |= nearHigh
  } else {
    next = seat + 1 < players ? (seat + 1) & 3 : 0
    welcomeAll(memory, players, seat, nearLow, nearHigh)
  }
  memory[WAITS] = canPlace(memory, next) ? next : stuck(state, next)
}

/** All but this seat may place manufactured homes there from now on. */
function welcomeAll(memory: Int32Array, players: number, but: number, low: number, high: number): void {
  for (let other = 0; other < players; other++) {
    if (other === but) continue
    memory[WELCOME + 2 * other]! |= low
    memory[WELCOME + 2 * other + 1]! |= high
  }
}

/** It is this seat's turn next: to place a park, a pyramid, or to pass; or it is over. */
export function passTo(state: State, seat: number): void {
  const { memory, fixed } = state
  if (memory[PARKS_TO_COME]! > 0) memory[WAITS] = fixed.options.parks === 'random' ? PARK_BY_LUCK : PARK + seat
  else memory[WAITS] = canPlace(memory, seat) ? seat : stuck(state, seat)
}

/** S-4.1, S-4.3: a seat that cannot place must pass, unless nobody can place. */
function stuck({ memory, fixed }: State, seat: number): number {
  for (let other = 0; other < fixed.players; other++) if (canPlace(memory, other)) return PASS + seat
  return DONE
}

/** Whether `cellsFor` of `legal.ts` has a cell for any size. Said again here: to ask it costs a tenth of the speed of a playout. */
function canPlace(memory: Int32Array, by: number): boolean {
  if (memory[EMPTY] === 0) return false
  const seat = by & 3
  const stash = STASH + 4 * seat
  if (memory[stash + 2]! > 0) return true // S-3.3
  const set = 2 * seat
  const low = memory[FREE]!
  const high = memory[FREE + 1]!
  const far = (low & ~memory[TOO_NEAR + set]!) | (high & ~memory[TOO_NEAR + set + 1]!)
  if (memory[stash + 3]! > 0 && far !== 0) return true // S-3.2
  const welcome = (low & memory[WELCOME + set]!) | (high & memory[WELCOME + set + 1]!)
  return memory[stash + 1]! > 0 && welcome !== 0 // S-3.4
}

/** One of the moves that `legal.ts` lists, each as likely: count those of each size, draw a number, find the cell with that number. */
export function sample(state: State, _by: unknown, random: Random): Move {
  const { memory } = state
  const waits = memory[WAITS]!
  if (waits >= FIRST_PASS) return sampleOther(state, random)
  const seat = waits & 3

  const ticket = random.below(TICKETS) | 0 // drawn before it is known among how many: the processor need not wait
  const low = memory[FREE]!
  const high = memory[FREE + 1]!
  const stash = STASH + 4 * seat
  const set = 2 * seat
  const has1 = (0 - memory[stash + 1]!) >> 31
  const has2 = (0 - memory[stash + 2]!) >> 31
  const has3 = (0 - memory[stash + 3]!) >> 31
  const low1 = low & memory[WELCOME + set]! & has1
  const high1 = high & memory[WELCOME + set + 1]! & has1
  const low3 = low & ~memory[TOO_NEAR + set]! & has3
  const high3 = high & ~memory[TOO_NEAR + set + 1]! & has3

  // How many cells each word of each set has up to the end of each byte; the last byte says how many in all.
  const sums1 = running(low1)
  const more1 = running(high1)
  const sums2 = running(low)
  const more2 = running(high)
  const sums3 = running(low3)
  const more3 = running(high3)
  const ones = (sums1 >>> 24) + (more1 >>> 24)
  const twos = memory[EMPTY]! & has2
  const ways = (ones + twos + (sums3 >>> 24) + (more3 >>> 24)) | 0
  let share = Math.imul(ticket, ways)
  if ((share & (TICKETS - 1)) < ways) share = evened(share, ways, random)
  const drawn = share >>> 20

  const not1 = ~((drawn - ones) >> 31)
  const is3 = ~((drawn - ones - twos) >> 31)
  const is1 = ~not1
  const is2 = not1 & ~is3
  const inLow = (sums1 & is1) | (sums2 & is2) | (sums3 & is3)
  const n = (drawn - (ones & not1) - (twos & is3)) | 0
  const above = ~((n - (inLow >>> 24)) >> 31)
  const below = ~above
  const sums = (inLow & below) | (((more1 & is1) | (more2 & is2) | (more3 & is3)) & above)
  const word =
    (((low1 & is1) | (low & is2) | (low3 & is3)) & below) | (((high1 & is1) | (high & is2) | (high3 & is3)) & above)

  // As `nthOfPair` does in one word.
  const left = (n - ((inLow >>> 24) & above)) | 0
  const first = ((sums & 255) - left - 1) >>> 31
  const second = (((sums >>> 8) & 255) - left - 1) >>> 31
  const third = (((sums >>> 16) & 255) - left - 1) >>> 31
  const shift = (first + second + third) << 3
  const before = ((sums << 8) >>> shift) & 255
  const cell = (above & 32) + shift + PLACE_IN_BYTE[(((word >>> shift) & 255) << 3) + left - before]!
  return PLACINGS[((0 - not1 - is3) << 6) + cell]!
}

/** 2 ** 20 tickets are not a multiple of every number of ways: of those that would favour some, another is drawn. */
function evened(first: number, ways: number, random: Random): number {
  let share = first
  while ((share & (TICKETS - 1)) < TICKETS % ways) share = Math.imul(random.below(TICKETS), ways)
  return share
}

/** In each byte, how many bits are set in it and in all bytes below. */
function running(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101)
}

function sampleOther(state: State, random: Random): Move {
  if (state.waits === DONE) throw new Error('Nothing to sample: the game is over.')
  if (state.waits < PARK) return PASSES.moves[0]!
  return PARKINGS.moves[nthOfPair(state.free[0]!, state.free[1]!, random.below(state.empty))]!
}

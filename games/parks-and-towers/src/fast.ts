import type { Random } from '@masterplan/kernel'
import { countBits, countPair, lowestBit, nthOfPair } from '@masterplan/kernel/bits'
import { type Cell, NEAR as NEAR_CELLS } from '@masterplan/kernel/square'
import { due, findDue, towersDue } from './forced.ts'
import { tableOfCompletions, tableOfDiagonals, tableOfFaced } from './geometry.ts'
import { PLAIN as EVERY_PLAIN, withTowers } from './moves.ts'
import { PLOT, type State, WORD } from './state.ts'
import { meeting } from './tower-shortage.ts'
import type { Move } from './types.ts'

const { TO_BUILD, TOWERS_LEFT, POINTS, EMPTY, HOUSES, TOWERS, CROWD, PLOTS } = WORD
const MOST_TOWERS = 4 // of one turn, P-7.10
const { PLACE, PARK, PAID } = PLOT
const A_FILE = 0x01010101
const NOT_FILE_H = 0x7f7f7f7f
const EVERY_NIBBLE = 0x11111111
// Tables of this file's own: the compiler folds them into the code, imported ones it looks up each time.
const COMPLETES = tableOfCompletions()
const DIAGONALS = tableOfDiagonals()
const FACED = tableOfFaced()
const PLAIN = EVERY_PLAIN.moves
/** A copy of this file's own: the compiler folds it into the code, an imported table it looks up each time. */
const NEAR = Int32Array.from(NEAR_CELLS)

/**
 * P-3.1 to P-7.6 in one piece, for playouts: a house of the seat that is to build, the parks it forces with their points, then
 * the towers. It is `playInFull` without events and options; a test plays both and compares the words. Conditions are
 * masks of all ones or all zeros: a branch that cannot be foreseen costs as much as the rules themselves.
 */
export function playPlain(words: Int32Array, cell: Cell, place: number): void {
  const toBuild = words[TO_BUILD]! - 1
  const isWhite = 0 - (toBuild & 1)
  const file = cell & 7
  const rankShift = cell & 24
  const isHigh = 0 - (cell >> 5)
  const bit = 1 << cell
  const bitLow = bit & ~isHigh
  const bitHigh = bit & isHigh
  const whiteLow = words[HOUSES]! | (bitLow & isWhite)
  const whiteHigh = words[HOUSES + 1]! | (bitHigh & isWhite)
  const yellowLow = words[HOUSES + 2]! | (bitLow & ~isWhite)
  const yellowHigh = words[HOUSES + 3]! | (bitHigh & ~isWhite)
  const low = whiteLow | yellowLow
  const high = whiteHigh | yellowHigh
  let emptyLow = words[EMPTY]! & ~bitLow
  let emptyHigh = words[EMPTY + 1]! & ~bitHigh
  words[TO_BUILD] = toBuild
  words[HOUSES] = whiteLow
  words[HOUSES + 1] = whiteHigh
  words[HOUSES + 2] = yellowLow
  words[HOUSES + 3] = yellowHigh
  words[PLOTS + cell]! |= place << PLACE
  words[PLOTS + FACED[(cell << 3) | place]!]! += 1 << (~isWhite & 4)

  // The four lines as in `forced.ts`.
  const risingLow = DIAGONALS[cell << 2]!
  const risingHigh = DIAGONALS[(cell << 2) | 1]!
  const fallingLow = DIAGONALS[(cell << 2) | 2]!
  const fallingHigh = DIAGONALS[(cell << 2) | 3]!
  const onRank = (((low & ~isHigh) | (high & isHigh)) >>> rankShift) & 255
  const onFile =
    (Math.imul((low >>> file) & A_FILE, 0x01020408) + Math.imul((high >>> file) & A_FILE, 0x10204080)) >>> 24
  const onRising = Math.imul((low & risingLow) + (high & risingHigh), A_FILE) >>> 24
  const onFalling = Math.imul((low & fallingLow) + (high & fallingHigh), A_FILE) >>> 24
  const byRank = COMPLETES[onRank]! << rankShift
  const byFile = COMPLETES[onFile]!
  const byRising = Math.imul(COMPLETES[onRising]!, A_FILE)
  const byFalling = Math.imul(COMPLETES[onFalling]!, A_FILE)
  let parksLow =
    ((byRank & ~isHigh) |
      ((Math.imul(byFile & 15, 0x00204081) & A_FILE) << file) |
      (byRising & risingLow) |
      (byFalling & fallingLow)) &
    emptyLow
  let parksHigh =
    ((byRank & isHigh) |
      ((Math.imul(byFile >>> 4, 0x00204081) & A_FILE) << file) |
      (byRising & risingHigh) |
      (byFalling & fallingHigh)) &
    emptyHigh
  if ((parksLow | parksHigh) !== 0) {
    emptyLow ^= parksLow
    emptyHigh ^= parksHigh
    let whitePaid = 0
    let yellowPaid = 0
    do {
      const inLow = (parksLow | (0 - parksLow)) >> 31
      const rest = (parksLow & inLow) | (parksHigh & ~inLow)
      const single = rest & (0 - rest)
      parksLow ^= single & inLow
      parksHigh ^= single & ~inLow
      const park = (31 - Math.clz32(single) + (32 & ~inLow)) & 63
      // Both words of the cells around it in one: they are on three ranks.
      const nearLow = NEAR[park << 1]!
      const nearHigh = NEAR[(park << 1) | 1]!
      let white = (whiteLow & nearLow) | (whiteHigh & nearHigh)
      let yellow = (yellowLow & nearLow) | (yellowHigh & nearHigh)
      // As `countBits`, but there are at most eight: a sum that fits a nibble needs no bytes.
      white -= (white >>> 1) & 0x55555555
      yellow -= (yellow >>> 1) & 0x55555555
      white = (white & 0x33333333) + ((white >>> 2) & 0x33333333)
      yellow = (yellow & 0x33333333) + ((yellow >>> 2) & 0x33333333)
      const plot = words[PLOTS + park]!
      white = (Math.imul(white, EVERY_NIBBLE) >>> 28) + (plot & 15)
      yellow = (Math.imul(yellow, EVERY_NIBBLE) >>> 28) + ((plot >>> 4) & 15)
      words[PLOTS + park] = plot | PARK | (white << PAID) | (yellow << (PAID + 8))
      whitePaid += white
      yellowPaid += yellow
    } while ((parksLow | parksHigh) !== 0)
    words[POINTS]! += whitePaid
    words[POINTS + 1]! += yellowPaid
  }

  const towersLeft = words[TOWERS_LEFT]!
  if (towersLeft !== 0) {
    // P-7.8; pairs of neighbours on a rank, by the left one: with two houses, and with one.
    const twoLow = low & (low >>> 1) & NOT_FILE_H
    const twoHigh = high & (high >>> 1) & NOT_FILE_H
    const oneLow = (low ^ (low >>> 1)) & NOT_FILE_H
    const oneHigh = (high ^ (high >>> 1)) & NOT_FILE_H
    const threeLow = (twoLow & ((oneLow >>> 8) | (oneHigh << 24))) | (oneLow & ((twoLow >>> 8) | (twoHigh << 24)))
    const threeHigh = (twoHigh & (oneHigh >>> 8)) | (oneHigh & (twoHigh >>> 8))
    const wideLow = threeLow | (threeLow << 1)
    const wideHigh = threeHigh | (threeHigh << 1)
    const towersLow = (wideLow | (wideLow << 8)) & emptyLow
    const towersHigh = (wideHigh | (wideHigh << 8) | (wideLow >>> 24)) & emptyHigh
    let left = towersLeft
    if ((towersLow | towersHigh) !== 0) {
      emptyLow ^= towersLow
      emptyHigh ^= towersHigh
      words[TOWERS]! |= towersLow
      words[TOWERS + 1]! |= towersHigh
      for (let rest = towersLow | towersHigh; rest !== 0; rest &= rest - 1) left-- // around the house, so on three ranks
      words[TOWERS_LEFT] = left
    }
    if (left < MOST_TOWERS) {
      // As in `tower-shortage.ts`.
      const openLow = low | emptyLow
      const openHigh = high | emptyHigh
      const freeLow = openLow & (openLow >>> 1) & NOT_FILE_H
      const freeHigh = openHigh & (openHigh >>> 1) & NOT_FILE_H
      const halfLow =
        freeLow &
        ((freeLow >>> 8) | (freeHigh << 24)) &
        (twoLow | (twoLow >>> 8) | (twoHigh << 24) | (oneLow & ((oneLow >>> 8) | (oneHigh << 24))))
      const halfHigh = freeHigh & (freeHigh >>> 8) & (twoHigh | (twoHigh >>> 8) | (oneHigh & (oneHigh >>> 8)))
      words[CROWD] = emptyLow & meeting(halfLow, halfLow << 8, left)
      words[CROWD + 1] = emptyHigh & meeting(halfHigh, (halfHigh << 8) | (halfLow >>> 24), left)
    }
  }
  words[EMPTY] = emptyLow
  words[EMPTY + 1] = emptyHigh
}

/**
 * One of the moves that `legal.ts` lists, each as likely, unless park tiles or marks are named. Two cells are drawn at once, the second in case that the first is not empty: when the
 * board is half full that is mostly enough, and it takes less time than counting the empty ones.
 */
export function sample(state: State, random: Random): Move {
  const { words } = state
  if ((words[CROWD]! | words[CROWD + 1]!) !== 0) return sampleCrowded(state, random)
  const low = words[EMPTY]!
  const high = words[EMPTY + 1]!
  for (;;) {
    const drawn = random.below(TWO_CELLS)
    const first = drawn >> 9
    const second = (drawn >> 3) & 63
    const firstHigh = 0 - (first >> 5)
    const taken = ((((low & ~firstHigh) | (high & firstHigh)) >>> first) & 1) - 1
    const cell = first ^ ((first ^ second) & taken)
    const isHigh = 0 - (cell >> 5)
    if (((((low & ~isHigh) | (high & isHigh)) >>> cell) & 1) !== 0) return PLAIN[(cell << 3) | (drawn & 7)]!
  }
}
const TWO_CELLS = 64 * 64 * 8 // and a place

/**
 * Where towers may run short, P-7.7, every empty cell has a slot for its first way to be settled, and the crowded ones
 * have further slots for as many ways as there can be; a slot for which there is no way is drawn again.
 */
function sampleCrowded(state: State, random: Random): Move {
  const { words } = state
  const towers = words[TOWERS_LEFT]!
  const cells = countPair(words[EMPTY]!, words[EMPTY + 1]!)
  const further = FURTHER_WAYS[towers]!
  const crowded = countPair(words[CROWD]!, words[CROWD + 1]!)
  for (;;) {
    const drawn = random.below((cells + further * crowded) << 3)
    const slot = drawn >> 3
    const place = drawn & 7
    if (slot < cells) {
      const cell = nthOfPair(words[EMPTY]!, words[EMPTY + 1]!, slot)
      const isCrowded = ((words[CROWD + (cell >> 5)]! >>> cell) & 1) !== 0
      return (isCrowded ? settled(state, cell, place, 0) : undefined) ?? PLAIN[(cell << 3) | place]!
    }
    const way = (slot - cells) % further
    const cell = nthOfPair(words[CROWD]!, words[CROWD + 1]!, (slot - cells - way) / further)
    const move = settled(state, cell, place, 1 + way)
    if (move !== undefined) return move
  }
}

/** By the towers that are left: in how many ways up to four cells can share them, besides the first. */
const FURTHER_WAYS = [0, 3, 5, 3]

/** Which of up to four cells are picked, as bits: by how many there are, then by how many are picked. */
const PICKS: readonly (readonly (readonly number[])[])[] = [0, 1, 2, 3, 4].map(count =>
  [0, 1, 2, 3].map(take =>
    Array.from({ length: 1 << count }, (_, picked) => picked).filter(picked => countBits(picked) === take),
  ),
)

/** The move on this cell that is settled in its n-th way; undefined when there are fewer, or nothing to choose. */
function settled(state: State, cell: Cell, place: number, n: number): Move | undefined {
  findDue(state, cell)
  const towers = state.words[TOWERS_LEFT]!
  const count = towersDue()
  if (count <= towers) return undefined
  const picked = PICKS[count]![towers]![n]
  if (picked === undefined) return undefined
  let low = 0
  let high = 0
  let at = 0
  for (let rest = due.towersLow; rest !== 0; rest &= rest - 1) if ((picked >> at++) & 1) low |= 1 << lowestBit(rest)
  for (let rest = due.towersHigh; rest !== 0; rest &= rest - 1) if ((picked >> at++) & 1) high |= 1 << lowestBit(rest)
  return withTowers(cell, place, low, high)
}

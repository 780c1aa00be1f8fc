import { bitsOf, countBits, nthBit } from '@masterplan/kernel/bits'
import type { Shape } from './data/projects.ts'
import { BESIDE, SETS, SPOTS, type Spot } from './geometry.ts'
import { SPACES } from './types.ts'

/**
 * Sets of spots as two 32-bit words: slots 0 to 3 in the first, 4 to 6 in the second, seven bits for each region.
 * A row of several sets (one per seat, one per land) holds set `n` in words `2n` and `2n + 1`.
 */
export type Sets = Int32Array

/** The first spot of the second word. */
export const SPLIT = 28
const HALF = Uint8Array.from({ length: SPACES }, (_, spot) => (spot < SPLIT ? 0 : 1))
const BIT = Int32Array.from({ length: SPACES }, (_, spot) => 1 << (spot % SPLIT))

export const has = (sets: Sets, set: number, spot: Spot): boolean => (sets[2 * set + HALF[spot]!]! & BIT[spot]!) !== 0
export function add(sets: Sets, set: number, spot: Spot): void {
  sets[2 * set + HALF[spot]!]! |= BIT[spot]!
}
export function remove(sets: Sets, set: number, spot: Spot): void {
  sets[2 * set + HALF[spot]!]! &= ~BIT[spot]!
}

/** One region of a set, as seven bits in the order of POSITIONS. */
export const inRegion = (sets: Sets, set: number, slot: number): number =>
  (sets[2 * set + (slot >> 2)]! >>> ((slot & 3) * 7)) & 127
/** The same of a set given as its two words. */
export const regionOf = (low: number, high: number, slot: number): number =>
  ((slot < 4 ? low : high) >>> ((slot & 3) * 7)) & 127

/** Adds seven bits of a region to a set. */
export function addRegion(sets: Sets, set: number, slot: number, bits: number): void {
  sets[2 * set + (slot >> 2)]! |= bits << ((slot & 3) * 7)
}

/** Tables that hold one set for each spot. */
export function setPerSpot(spotsOf: (spot: Spot) => readonly Spot[]): Sets {
  const sets = new Int32Array(2 * SPACES)
  for (let spot = 0; spot < SPACES; spot++) for (const other of spotsOf(spot)) add(sets, spot, other)
  return sets
}
export const NEAR = setPerSpot(spot => BESIDE[spot]!)
/** Every spot there is. */
export const EVERY_SPOT: Sets = Int32Array.of(2 ** SPLIT - 1, 2 ** (SPACES - SPLIT) - 1)

/** With which others each spot makes a pair of a shape. */
export const partnersIn = (shape: Shape): Sets =>
  setPerSpot(spot => SETS[shape][2].filter(set => set.includes(spot)).map(set => set.find(each => each !== spot)!))

/** By spot: the two others of each group of three of a shape, one after the other. */
export const othersIn = (shape: Shape): readonly Uint8Array[] =>
  SPOTS.map(spot =>
    Uint8Array.from(SETS[shape][3].filter(set => set.includes(spot)).flatMap(set => set.filter(each => each !== spot))),
  )

/** The n-th spot of a set given as its two words. */
export function nthSpot(low: number, high: number, n: number): Spot {
  const lows = countBits(low)
  return n < lows ? nthBit(low, n) : SPLIT + nthBit(high, n - lows)
}

/** Cards are numbered from 1; sets of them are one word. */
export const bitOf = (card: number): number => 1 << (card - 1)
export const cardsIn = (word: number): number[] => bitsOf(word).map(bit => bit + 1)

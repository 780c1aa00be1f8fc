import { WORD } from './state.ts'

const { TOWERS_LEFT, EMPTY, HOUSES, CROWD } = WORD
const NOT_FILE_H = 0x7f7f7f7f

/**
 * P-7.7: marks the cells where a house may need more towers than are left, because more half-built squares than that meet
 * there. Some of them may need fewer after all: their own parks come first, P-7.6.
 */
export function markCrowd(words: Int32Array): void {
  const low = words[HOUSES]! | words[HOUSES + 2]!
  const high = words[HOUSES + 1]! | words[HOUSES + 3]!
  const emptyLow = words[EMPTY]!
  const emptyHigh = words[EMPTY + 1]!
  const towers = words[TOWERS_LEFT]!
  const openLow = low | emptyLow
  const openHigh = high | emptyHigh
  // Pairs of neighbours on a rank, by the left one: with one house, with two, and with nothing in the way.
  const oneLow = (low ^ (low >>> 1)) & NOT_FILE_H
  const oneHigh = (high ^ (high >>> 1)) & NOT_FILE_H
  const twoLow = low & (low >>> 1) & NOT_FILE_H
  const twoHigh = high & (high >>> 1) & NOT_FILE_H
  const freeLow = openLow & (openLow >>> 1) & NOT_FILE_H
  const freeHigh = openHigh & (openHigh >>> 1) & NOT_FILE_H
  // Squares of two houses, by their lower left cell; those of three are not free while there are towers.
  const halfLow = free(
    freeLow,
    above(freeLow, freeHigh),
    oneLow & above(oneLow, oneHigh),
    twoLow | above(twoLow, twoHigh),
  )
  const halfHigh = free(freeHigh, freeHigh >>> 8, oneHigh & (oneHigh >>> 8), twoHigh | (twoHigh >>> 8))
  words[CROWD] = emptyLow & meeting(halfLow, halfLow << 8, towers)
  words[CROWD + 1] = emptyHigh & meeting(halfHigh, (halfHigh << 8) | (halfLow >>> 24), towers)
}

/** The pairs that are one rank higher, moved down. */
const above = (low: number, high: number): number => (low >>> 8) | (high << 24)
const free = (lower: number, upper: number, ones: number, twos: number): number => lower & upper & (ones | twos)

/** Cells in more than `towers` of the squares; `lower` and `upper` are the squares of which they are a lower or upper cell. */
export function meeting(lower: number, upper: number, towers: number): number {
  if (towers === 0 || towers > 3) return 0 // no more than four squares meet
  const either = lower | (lower << 1)
  const both = lower & (lower << 1)
  const eitherUpper = upper | (upper << 1)
  const bothUpper = upper & (upper << 1)
  if (towers === 1) return both | bothUpper | (either & eitherUpper)
  return towers === 2 ? (both & eitherUpper) | (bothUpper & either) : both & bothUpper
}

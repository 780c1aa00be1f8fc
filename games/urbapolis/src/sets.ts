import { countBits } from '@masterplan/kernel/bits'

/** Sets of plots and of private tiles are pairs of words: members 0 to 31 in the low one, the others in the high one. */
export const lowBit = (member: number): number => (member < 32 ? 1 << member : 0)
export const highBit = (member: number): number => (member < 32 ? 0 : 1 << (member - 32))

export const has = (low: number, high: number, member: number): boolean =>
  ((member < 32 ? low >>> member : high >>> (member - 32)) & 1) === 1

export const sizeOf = (low: number, high: number): number => countBits(low) + countBits(high)

/** The smallest member of a word that is not empty. */
export const firstOf = (word: number): number => 31 - Math.clz32(word & -word)

/** The n-th smallest member of a set, counted from 0. */
export function nthOf(low: number, high: number, n: number): number {
  const inLow = countBits(low)
  let rest = n < inLow ? low : high
  for (let left = n < inLow ? n : n - inLow; left > 0; left--) rest &= rest - 1
  return firstOf(rest) + (n < inLow ? 0 : 32)
}

/** All members, for everything that need not be fast. */
export function membersOf(low: number, high: number): number[] {
  const members: number[] = []
  for (let word = low; word !== 0; word &= word - 1) members.push(firstOf(word))
  for (let word = high; word !== 0; word &= word - 1) members.push(32 + firstOf(word))
  return members
}

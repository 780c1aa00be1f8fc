/** Sets of stoojes or tiers as 32-bit words in a row of a state; `at` is the first word of the set. */
type Words = Int32Array

export { countBits } from '@masterplan/kernel/bits'

export const has = (row: Words, at: number, member: number): boolean =>
  (row[at + (member >> 5)]! & (1 << (member & 31))) !== 0

export function add(row: Words, at: number, member: number): void {
  row[at + (member >> 5)]! |= 1 << (member & 31)
}

export function remove(row: Words, at: number, member: number): void {
  row[at + (member >> 5)]! &= ~(1 << (member & 31))
}

/** The place of the lowest set bit; the word is not 0. */
export const lowest = (word: number): number => 31 - Math.clz32(word & -word)

/** Five words hold the 160 stoojes of the largest board. */
export const WORDS = 5

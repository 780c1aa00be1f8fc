/**
 * Sets of small numbers as bits of 32-bit words: one word, a pair of words (`low` for members 0 to 31, `high` for 32 to 63),
 * or a row of words in a state. JavaScript has no fast 64-bit integer.
 */

/** How many members a word holds. */
export function countBits(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555)
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** The lowest member of a word that is not empty. */
export const lowestBit = (word: number): number => 31 - Math.clz32(word & -word)

/** The n-th lowest member, counted from 0; `n` is less than `countBits(word)`. */
export function nthBit(word: number, n: number): number {
  let rest = word
  for (let left = n; left > 0; left--) rest &= rest - 1
  return 31 - Math.clz32(rest & -rest)
}

/** All members of a word, for everything that need not be fast. */
export function bitsOf(word: number): number[] {
  const members: number[] = []
  for (let rest = word; rest !== 0; rest &= rest - 1) members.push(lowestBit(rest))
  return members
}

/** The words of a pair that holds just this member. */
export const lowWord = (member: number): number => (member < 32 ? 1 << member : 0)
export const highWord = (member: number): number => (member < 32 ? 0 : 1 << (member - 32))

export const pairHas = (low: number, high: number, member: number): boolean =>
  ((member < 32 ? low >>> member : high >>> (member - 32)) & 1) === 1

/** How many members a pair holds: as two calls of `countBits`, for less. */
export function countPair(low: number, high: number): number {
  let bits = low - ((low >>> 1) & 0x55555555)
  let more = high - ((high >>> 1) & 0x55555555)
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  more = (more & 0x33333333) + ((more >>> 2) & 0x33333333)
  bits += more // a nibble holds at most 8, so none overflows
  return Math.imul((bits & 0x0f0f0f0f) + ((bits >>> 4) & 0x0f0f0f0f), 0x01010101) >>> 24
}

/** By byte and n, at `byte * 8 + n`: the place of the byte's n-th set bit. */
const PLACE_IN_BYTE = Uint8Array.from({ length: 256 * 8 }, (_, at) => {
  const set = [0, 1, 2, 3, 4, 5, 6, 7].filter(place => ((at >> 3) >> place) & 1)
  return set[at & 7] ?? 0
})

/** In each byte, how many bits are set in it and in all bytes below. */
function running(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555)
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101)
}

/** The n-th lowest member of a pair, counted from 0; `n` is less than `countPair(low, high)`. No loop. */
export function nthOfPair(low: number, high: number, n: number): number {
  let word = low
  let sums = running(low)
  let left = n
  let base = 0
  if (left >= sums >>> 24) {
    left -= sums >>> 24
    word = high
    sums = running(high)
    base = 32
  }
  // A byte is passed over when it and those below hold too few: the sign of the difference says so without a branch.
  const first = ((sums & 255) - left - 1) >>> 31
  const second = (((sums >>> 8) & 255) - left - 1) >>> 31
  const third = (((sums >>> 16) & 255) - left - 1) >>> 31
  const shift = (first + second + third) << 3
  const below = ((sums << 8) >>> shift) & 255
  return base + shift + PLACE_IN_BYTE[(((word >>> shift) & 255) << 3) + left - below]!
}

/** All members of a pair, for everything that need not be fast. */
export const pairOf = (low: number, high: number): number[] => [...bitsOf(low), ...bitsOf(high).map(bit => 32 + bit)]

/** A set in a row of words, as a state holds it; `at` is its first word. */
export const rowHas = (row: Int32Array, at: number, member: number): boolean =>
  (row[at + (member >> 5)]! & (1 << (member & 31))) !== 0

export function addTo(row: Int32Array, at: number, member: number): void {
  row[at + (member >> 5)]! |= 1 << (member & 31)
}

export function removeFrom(row: Int32Array, at: number, member: number): void {
  row[at + (member >> 5)]! &= ~(1 << (member & 31))
}

import type { Weighted } from '../game.ts'

/** The only randomness that rules and bots may see. `below(6)` is one of 0…5, each exactly as likely. */
export interface Random {
  below(n: number): number
}

const WORD = 2 ** 32
/** Up to here a 32-bit word times `n` is exact in a double, so one multiplication scales and tells the remainder. */
const EXACT = 2 ** 21
const HALF_WORD = 2 ** 16

/**
 * The same seed always tells the same story (sfc32: 128 bits of state, 32-bit arithmetic only).
 * Good for playouts and the lab. A server draws its luck from the system instead: this can be predicted from its output.
 */
export function seeded(seed: number): Random {
  // Four words of memory: as variables of a closure they would be kept as doubles, half as fast again.
  const state = new Int32Array([seed, Math.floor(seed / WORD) ^ 0x9e3779b9, 0x243f6a88, 1]) // seeds beyond 32 bits count too

  function next(): number {
    const b = state[1]!
    const c = state[2]!
    const d = state[3]!
    const mixed = (state[0]! + b + d) | 0
    state[0] = b ^ (b >>> 9)
    state[1] = c + (c << 3)
    state[2] = ((c << 21) | (c >>> 11)) + mixed
    state[3] = d + 1
    return mixed
  }
  for (let round = 0; round < 15; round++) next() // seeds that differ in one bit have drifted apart by now

  /** Lemire's method: scale a word to 0…n-1; of the few words too many for an even share, draw again. */
  function below(n: number): number {
    if (n > EXACT) return belowLarge(n)
    if ((n & (n - 1)) === 0 && n > 1) return next() >>> (Math.clz32(n) + 1) // a power of two divides all words evenly
    for (;;) {
      const word = next()
      const rest = Math.imul(word, n) >>> 0
      if (rest < n && rest < WORD % n) continue
      // The upper word of the product. By halves it is whole numbers all the way, at half the cost of doubles.
      if (n < HALF_WORD) return (Math.imul(word >>> 16, n) + (Math.imul(word & 0xffff, n) >>> 16)) >>> 16
      return ((word >>> 0) * n * (1 / WORD)) >>> 0
    }
  }

  function belowLarge(n: number): number {
    if (n > Number.MAX_SAFE_INTEGER) throw new Error(`Odds of 1 in ${n} are finer than a whole number can tell.`)
    const span = n > WORD ? 2 ** 53 : WORD
    const limit = span - (span % n)
    for (;;) {
      const drawn = n > WORD ? (next() >>> 11) * WORD + (next() >>> 0) : next() >>> 0
      if (drawn < limit) return drawn % n
    }
  }
  return { below }
}

export function pick<Item>(ways: readonly Weighted<Item>[], random: Random): Item {
  let total = 0
  for (const way of ways) total += way.weight
  let ticket = total > 0 ? random.below(total) : 0
  for (const way of ways) {
    ticket -= way.weight
    if (ticket < 0) return way.item
  }
  throw new Error('Nothing to pick from: a state that waits for luck must offer a draw with weight.')
}

/** Removes and returns one of `items`: dealing from a pile whose order does not exist until someone draws. */
export function take<Item>(items: Item[], random: Random): Item {
  if (items.length === 0) throw new Error('Nothing left to take.')
  return items.splice(random.below(items.length), 1)[0] as Item
}

/**
 * SHA-256 (FIPS 180-4). Written here because the kernel has no dependencies, because a page that came over plain http has no
 * `crypto.subtle`, and because page, server and terminal must come to the same key.
 */

const FIRST = 64 // how many primes its constants are made of
const BLOCK = 64 // bytes
const PRIMES = primes(FIRST)
/** The first 32 bits of the fractional parts of roots of primes. */
const START = PRIMES.slice(0, 8).map(prime => fraction(Math.sqrt(prime)))
const ROUNDS = PRIMES.map(prime => fraction(Math.cbrt(prime)))

function primes(count: number): number[] {
  const found: number[] = []
  for (let n = 2; found.length < count; n++) if (found.every(prime => n % prime !== 0)) found.push(n)
  return found
}
function fraction(root: number): number {
  return ((root % 1) * 2 ** 32) | 0
}

const rotated = (word: number, by: number): number => (word >>> by) | (word << (32 - by))

export function sha256(message: Uint8Array): Uint8Array<ArrayBuffer> {
  const padded = new DataView(new ArrayBuffer(Math.ceil((message.length + 9) / BLOCK) * BLOCK))
  for (const [at, byte] of message.entries()) padded.setUint8(at, byte)
  padded.setUint8(message.length, 0x80)
  padded.setUint32(padded.byteLength - 4, message.length * 8) // bits; messages here are short
  const hash = Int32Array.from(START)
  for (let from = 0; from < padded.byteLength; from += BLOCK) {
    const words = schedule(padded, from)
    const after = rounds(hash, words)
    for (let at = 0; at < 8; at++) hash[at]! += after[at]!
  }
  const digest = new DataView(new ArrayBuffer(32))
  for (const [at, word] of hash.entries()) digest.setInt32(at * 4, word)
  return new Uint8Array(digest.buffer)
}

function schedule(bytes: DataView, from: number): Int32Array {
  const words = new Int32Array(ROUNDS.length)
  for (let at = 0; at < 16; at++) words[at] = bytes.getInt32(from + at * 4)
  for (let at = 16; at < words.length; at++) {
    const [early, late] = [words[at - 15]!, words[at - 2]!]
    const one = rotated(early, 7) ^ rotated(early, 18) ^ (early >>> 3)
    const other = rotated(late, 17) ^ rotated(late, 19) ^ (late >>> 10)
    words[at] = words[at - 16]! + one + words[at - 7]! + other
  }
  return words
}

function rounds(hash: Int32Array, words: Int32Array): readonly number[] {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash
  for (const [at, word] of words.entries()) {
    const mixed = (rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)) + ((e & f) ^ (~e & g))
    const one = (h + mixed + ROUNDS[at]! + word) | 0
    const other = ((rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + other) | 0]
  }
  return [a, b, c, d, e, f, g, h]
}

/**
 * ChaCha20 (RFC 8439), the block function alone: 64 bytes that only a holder of the key can foretell, for a counter and a
 * nonce. Written here because the kernel has no dependencies and the same draws must fall in a page and on a server.
 */

const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574] as const // "expand 32-byte k"
/** Which words meet in a quarter round: four columns, then four diagonals. */
const QUARTERS = [
  [0, 4, 8, 12],
  [1, 5, 9, 13],
  [2, 6, 10, 14],
  [3, 7, 11, 15],
  [0, 5, 10, 15],
  [1, 6, 11, 12],
  [2, 7, 8, 13],
  [3, 4, 9, 14],
] as const
const DOUBLE_ROUNDS = 10

export const KEY_BYTES = 32
export type Nonce = readonly [number, number, number] // 32-bit words

export function chachaBlock(key: Uint8Array, counter: number, nonce: Nonce): Uint32Array {
  if (key.length !== KEY_BYTES) throw new Error(`A key has ${KEY_BYTES} bytes, not ${key.length}.`)
  const start = new Uint32Array([...CONSTANTS, ...wordsOf(key), counter, ...nonce])
  const words = start.slice()
  for (let round = 0; round < DOUBLE_ROUNDS; round++) for (const quarter of QUARTERS) mix(words, quarter)
  for (let at = 0; at < words.length; at++) words[at]! += start[at]!
  return words
}

function mix(words: Uint32Array, [a, b, c, d]: (typeof QUARTERS)[number]): void {
  words[a]! += words[b]!
  words[d] = rotated(words[d]! ^ words[a]!, 16)
  words[c]! += words[d]!
  words[b] = rotated(words[b]! ^ words[c]!, 12)
  words[a]! += words[b]!
  words[d] = rotated(words[d]! ^ words[a]!, 8)
  words[c]! += words[d]!
  words[b] = rotated(words[b]! ^ words[c]!, 7)
}
const rotated = (word: number, by: number): number => (word << by) | (word >>> (32 - by))

/** Little-endian on every machine. */
function wordsOf(bytes: Uint8Array): number[] {
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return Array.from({ length: bytes.length / 4 }, (_, at) => data.getUint32(at * 4, true))
}

import { KEY_BYTES } from './chacha.ts'
import { sha256 } from './sha256.ts'

/**
 * What a seat added to the luck of its table: the hash that it was bound to before anybody showed theirs, and the nonce
 * behind it, or null if that never came. Null for a seat that was bound to nothing: a bot, a program, a page of before.
 */
export type SeatNonce = { readonly commitment: string; readonly nonce: string | null } | null

/** 32 bytes, in hexadecimal digits: a seed, a nonce, or a hash. */
export const isHex32 = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value)

export const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from({ length: KEY_BYTES }, (_, at) => Number.parseInt(hex.slice(at * 2, at * 2 + 2), 16))
export const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')

/** What binds a server to its seed, and a seat to its nonce. */
export const commitmentTo = (hex: string): string => hexOf(sha256(bytesOf(hex)))

/**
 * Stands before the seed: without it the hash of the seed, which everybody knows, would be the middle of this very sum for
 * whoever chose SHA-256's own padding as their nonce, and they could work out the key.
 */
const NAME = Array.from('masterplan-luck/2', letter => letter.charCodeAt(0))

/**
 * The key of a match's draws: SHA-256 over the seed and, in the order of seats, whether each gave a nonce and which. Where
 * nobody gave one it is the seed itself, as it was in matches of before.
 */
export function luckKey(seed: string, nonces: readonly SeatNonce[]): Uint8Array<ArrayBuffer> {
  const given = nonces.map(each => each?.nonce ?? null)
  if (given.every(nonce => nonce === null)) return bytesOf(seed)
  const parts = given.flatMap(nonce => (nonce === null ? [0] : [1, ...bytesOf(nonce)]))
  return sha256(Uint8Array.from([...NAME, ...bytesOf(seed), ...parts]))
}

/** The first seat whose nonce is not what it was bound to; undefined: all are. */
export function falseNonce(nonces: readonly SeatNonce[]): number | undefined {
  const at = nonces.findIndex(each => each?.nonce != null && commitmentTo(each.nonce) !== each.commitment)
  return at < 0 ? undefined : at
}

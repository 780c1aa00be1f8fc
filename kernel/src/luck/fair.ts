import type { Match, Playable } from '../match.ts'
import type { BadOption } from '../options.ts'
import type { MatchRecord } from '../record.ts'
import { chachaBlock } from './chacha.ts'
import { commitmentTo, falseNonce, isHex32, luckKey, type SeatNonce } from './nonces.ts'
import type { Random } from './random.ts'

/**
 * Luck that can be checked afterwards. A table has a secret seed; its SHA-256 hash is shown before anybody sits down, so the
 * seed cannot be changed, and the seed itself when all is over, so everybody can draw again. Nor can it be chosen: whoever
 * plays adds a nonce to it that the server did not know, and draws fall from the key that both make.
 *
 * Every line of luck has a stream of its own, told by its place in the log and by how many times the log was taken back
 * to before it: so any draw can be checked alone, and taking back a move never shows what the next draw will be.
 */
export interface Fair {
  readonly hash: string // SHA-256 of the seed's bytes, in hexadecimal digits
  readonly seed: string // 32 bytes, in hexadecimal digits
  readonly takebacks: readonly number[] // how many lines were left each time something was taken back
  readonly nonces: readonly SeatNonce[] // by seat; empty in records of before, whose key is the seed
}

const WORD = 2 ** 32

/** The stream of one line of luck; `place` counts the log's lines from 0. */
export function fairRandom(key: Uint8Array, place: number, takebacks: readonly number[]): Random {
  const nonce = [place, eraOf(place, takebacks), 0] as const
  let block = new Uint32Array(0)
  let blocks = 0
  let used = 0
  function next(): number {
    if (used === block.length) {
      block = Uint32Array.from(chachaBlock(key, blocks++, nonce))
      used = 0
    }
    return block[used++]!
  }
  return {
    /** Of the few numbers too many for an even share, draw again. */
    below(n) {
      if (n > Number.MAX_SAFE_INTEGER) throw new Error(`Odds of 1 in ${n} are finer than a whole number can tell.`)
      const span = n > WORD ? 2 ** 53 : WORD
      const limit = span - (span % n)
      for (;;) {
        const drawn = n > WORD ? (next() >>> 11) * WORD + next() : next()
        if (drawn < limit) return drawn % n
      }
    },
  }
}

/** The last take-back that left no line at this place: the line that stands there now was drawn after it. */
function eraOf(place: number, takebacks: readonly number[]): number {
  return takebacks.findLastIndex(left => left <= place) + 1
}

/** Follows a match: whatever luck falls next falls from the stream of its own line. */
export function fairLuck(key: Uint8Array, match: Match, takebacks: readonly number[]): Random {
  let place = -1
  let random: Random
  return {
    below(n) {
      if (match.log.length !== place) {
        place = match.log.length
        random = fairRandom(key, place, takebacks)
      }
      return random.below(n)
    },
  }
}

/** Why luck cannot be checked or did not fall as promised, and on which line of the log, counted from 1. */
export type BadLuck = { readonly ok: false; readonly line: number } & WrongLuck
type WrongLuck =
  | { readonly problem: 'not-json' | 'no-seed' | 'bad-seed' | 'bad-takebacks' | 'bad-nonces' | 'false-seed' }
  | { readonly problem: 'false-nonce'; readonly seat: number } // counted from 1
  | { readonly problem: 'unknown-game' | 'refused-line'; readonly given: string }
  | { readonly problem: 'wrong-options'; readonly option: BadOption }
  | { readonly problem: 'drawn-otherwise'; readonly given: string; readonly drawn: string }
export type CheckedLuck = { readonly ok: true; readonly draws: number } | BadLuck

const bad = (line: number, wrong: WrongLuck): BadLuck => ({ ok: false, line, ...wrong })

/**
 * Compares seed and nonces with what was promised before they were shown, draws all luck of a record again from their key,
 * and names the first thing that is otherwise. Whether the promises are those that were heard then, only a hearer can tell.
 */
export function checkLuck(record: MatchRecord, fair: Fair, find: (id: string) => Playable | undefined): CheckedLuck {
  const { nonces } = fair
  if (commitmentTo(fair.seed) !== fair.hash) return bad(0, { problem: 'false-seed' })
  if (nonces.length > 0 && nonces.length !== record.players) return bad(0, { problem: 'bad-nonces' })
  const seat = falseNonce(nonces)
  if (seat !== undefined) return bad(0, { problem: 'false-nonce', seat: seat + 1 })
  const opened = find(record.game)?.open(record.players, record.options, record.rules)
  if (opened === undefined) return bad(0, { problem: 'unknown-game', given: record.game })
  if (!opened.ok) return bad(0, { problem: 'wrong-options', option: opened })
  const { match } = opened
  const luck = fairLuck(luckKey(fair.seed, nonces), match, fair.takebacks)
  let draws = 0
  while (match.log.length < record.log.length) {
    const from = match.log.length
    if (match.turn().kind === 'luck') {
      for (const [at, drawn] of match.settle(luck).lines.entries()) {
        const line = record.log[from + at]
        if (line === undefined) break
        if (line !== drawn) return bad(from + at + 1, { problem: 'drawn-otherwise', given: line, drawn })
        draws++
      }
    } else {
      const line = record.log[from] ?? ''
      const entered = match.append(line)
      if (!entered.ok) return bad(from + 1, { problem: 'refused-line', given: line })
    }
  }
  return { ok: true, draws }
}

/** What a record says about its luck, in a field `fair` of its own; most records say nothing. */
export function readFair(text: string): { readonly ok: true; readonly fair: Fair } | BadLuck {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return bad(0, { problem: 'not-json' })
  }
  const given = isObject(value) ? value.fair : undefined
  if (given === undefined) return bad(0, { problem: 'no-seed' })
  const { hash, seed, takebacks = [], nonces = [] } = isObject(given) ? given : {}
  if (!isHex32(seed) || !isHex32(hash)) return bad(0, { problem: 'bad-seed' })
  if (!Array.isArray(takebacks) || !takebacks.every(left => Number.isInteger(left) && left >= 0)) {
    return bad(0, { problem: 'bad-takebacks' })
  }
  if (!Array.isArray(nonces) || !nonces.every(isSeatNonce)) return bad(0, { problem: 'bad-nonces' })
  return { ok: true, fair: { hash, seed, takebacks, nonces } }
}

const isSeatNonce = (value: unknown): value is SeatNonce =>
  value === null || (isObject(value) && isHex32(value.commitment) && (value.nonce === null || isHex32(value.nonce)))
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

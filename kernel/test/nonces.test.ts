import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  checkLuck,
  commitmentTo,
  type Fair,
  fairLuck,
  hexOf,
  luckKey,
  plainEntry,
  playable,
  recordOf,
  type Seat,
  type SeatNonce,
} from '../src/index.ts'
import { sha256 } from '../src/luck/sha256.ts'
import { insight, lots } from './lots.ts'

const GAME = playable(plainEntry(lots, insight))
const hex32 = fc.uint8Array({ minLength: 32, maxLength: 32 }).map(hexOf)
const given = (nonce: string): SeatNonce => ({ commitment: commitmentTo(nonce), nonce })
const seatNonce = fc.oneof(
  hex32.map(given),
  hex32.map(nonce => ({ commitment: commitmentTo(nonce), nonce: null })),
  fc.constant(null),
)
const keyOf = (seed: string, nonces: readonly SeatNonce[]): string => hexOf(luckKey(seed, nonces))
const theirHash = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

describe('SHA-256', () => {
  test('gives the digests of FIPS 180-4', () => {
    const of = (text: string) => hexOf(sha256(new TextEncoder().encode(text)))
    expect(of('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
    expect(of('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
  })
  test('agrees with another program for any message, around every edge of its blocks', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), bytes => {
        expect(hexOf(sha256(bytes))).toBe(theirHash(bytes))
      }),
    )
    for (let length = 0; length < 200; length++) {
      const bytes = Uint8Array.from({ length }, (_, at) => at * 31)
      expect(hexOf(sha256(bytes))).toBe(theirHash(bytes))
    }
  })
})

describe('the key of the draws', () => {
  test('is the seed itself where nobody gave a nonce, as in matches of before', () => {
    fc.assert(
      fc.property(hex32, hex32, (seed, withheld) => {
        expect(keyOf(seed, [])).toBe(seed)
        expect(keyOf(seed, [null, { commitment: commitmentTo(withheld), nonce: null }])).toBe(seed)
      }),
    )
  })
  test('is SHA-256 over seed and nonces in the order of seats, as another program reckons it', () => {
    fc.assert(
      fc.property(hex32, hex32, hex32, (seed, one, other) => {
        const text = Buffer.concat([
          Buffer.from('masterplan-luck/2'),
          Buffer.from(`${seed}01${one}0001${other}`, 'hex'),
        ])
        expect(keyOf(seed, [given(one), null, given(other)])).toBe(theirHash(text))
      }),
    )
  })
  test('is another for another seed, another nonce, another seat, another order, or one nonce fewer', () => {
    fc.assert(
      fc.property(fc.uniqueArray(hex32, { minLength: 5, maxLength: 5 }), ([seed, otherSeed, a, b, c]) => {
        const nonces = [given(a!), given(b!)]
        const keys = [
          keyOf(seed!, nonces),
          keyOf(otherSeed!, nonces),
          keyOf(seed!, [given(a!), given(c!)]),
          keyOf(seed!, nonces.toReversed()),
          keyOf(seed!, [given(a!), null]),
          keyOf(seed!, [null, given(a!)]),
          keyOf(seed!, [null, given(b!)]),
          keyOf(seed!, [...nonces, null]),
          seed!,
          commitmentTo(seed!), // which everybody knows from the first moment
        ]
        expect(new Set(keys).size).toBe(keys.length)
      }),
    )
  })
  /**
   * The hash of the seed is public and is the state of SHA-256 after the seed and its padding: had the sum begun with the
   * seed, whoever gave that padding as a nonce could go on from there and know the key without knowing the seed.
   */
  test('is not what can be worked out from the hash of the seed, by a nonce that is padding', () => {
    const padding = `80${'00'.repeat(29)}0100`
    fc.assert(
      fc.property(hex32, seed => {
        const naive = createHash('sha256')
          .update(Buffer.from(seed + padding, 'hex'))
          .digest('hex')
        expect(keyOf(seed, [given(padding), null])).not.toBe(naive)
      }),
    )
  })
})

describe('a server that cheats', () => {
  /** A whole match, drawn from its key. */
  function played(seed: string, nonces: readonly SeatNonce[]) {
    const opened = GAME.open(3, {})
    if (!opened.ok) throw new Error(opened.problem)
    const { match } = opened
    const luck = fairLuck(luckKey(seed, nonces), match, [])
    match.settle(luck)
    for (let turn = match.turn(); turn.kind === 'decide'; turn = match.turn()) {
      match.submit(turn.seats[0] as Seat, match.movesFor(turn.seats[0] as Seat)[0]!, luck)
    }
    const fair: Fair = { hash: commitmentTo(seed), seed, takebacks: [], nonces }
    return { record: recordOf(match, []), fair }
  }
  const check = ({ record, fair }: ReturnType<typeof played>, lie: Partial<Fair>) =>
    checkLuck(record, { ...fair, ...lie }, () => GAME)
  const three = fc.tuple(seatNonce, seatNonce, seatNonce)

  test('is not found where there is none', () => {
    fc.assert(
      fc.property(hex32, three, (seed, nonces) => {
        expect(check(played(seed, nonces), {})).toMatchObject({ ok: true })
      }),
    )
  })
  test('is called out for another seed, also with the hash of that', () => {
    fc.assert(
      fc.property(hex32, hex32, three, (seed, other, nonces) => {
        fc.pre(seed !== other)
        expect(check(played(seed, nonces), { seed: other })).toMatchObject({ ok: false, problem: 'false-seed' })
      }),
    )
    const lies = LIES.map(seed => check(played('00'.repeat(32), []), { seed, hash: commitmentTo(seed) }))
    expect(lies.filter(({ ok }) => !ok).length).toBeGreaterThan(15) // a small game: some draw the same by chance
  })
  test('is called out for a nonce that is not the promised one, for two in each other’s place and for one seat too few', () => {
    fc.assert(
      fc.property(hex32, fc.uniqueArray(hex32, { minLength: 4, maxLength: 4 }), (seed, [a, b, c, lie]) => {
        const match = played(seed, [given(a!), given(b!), given(c!)])
        const swapped = [given(b!), given(a!), given(c!)].map((each, at) => ({
          ...each!,
          commitment: match.fair.nonces[at]!.commitment,
        }))
        expect(check(match, { nonces: swapped })).toMatchObject({ ok: false, problem: 'false-nonce', seat: 1 })
        const other = [given(a!), { ...given(b!)!, nonce: lie! }, given(c!)]
        expect(check(match, { nonces: other })).toMatchObject({ ok: false, problem: 'false-nonce', seat: 2 })
        expect(check(match, { nonces: [given(a!), given(b!)] })).toMatchObject({ ok: false, problem: 'bad-nonces' })
      }),
    )
  })
  test('is called out for a nonce that it leaves out of the proof, or puts in another seat together with its promise', () => {
    const match = played('07'.repeat(32), [given(LIES[0]!), given(LIES[1]!), null])
    const dropped = LIES.map(lie => {
      const honest = played(lie, [given(LIES[0]!), given(LIES[1]!), null])
      return check(honest, { nonces: [given(LIES[0]!), null, null] })
    })
    expect(dropped.filter(({ ok }) => !ok).length).toBeGreaterThan(15)
    const moved = LIES.map(lie => {
      const honest = played(lie, match.fair.nonces)
      return check(honest, { nonces: match.fair.nonces.toReversed() })
    })
    expect(moved.filter(({ ok }) => !ok).length).toBeGreaterThan(15)
  })
})
/** Thirty-two bytes each, all different. */
const LIES = Array.from({ length: 20 }, (_, at) => commitmentTo(`${at + 10}`.repeat(32)))

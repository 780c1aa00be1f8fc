import { createCipheriv, createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  bytesOf,
  checkLuck,
  type Fair,
  fairLuck,
  fairRandom,
  type Match,
  plainEntry,
  playable,
  readFair,
  recordOf,
  type Seat,
} from '../src/index.ts'
import { chachaBlock } from '../src/luck/chacha.ts'
import { insight, lots } from './lots.ts'

const GAME = playable(plainEntry(lots, insight))
const find = (id: string) => (id === 'lots' ? GAME : undefined)
const COUNTING = Uint8Array.from({ length: 32 }, (_, at) => at)

describe('ChaCha20', () => {
  test('gives the block of RFC 8439, section 2.3.2', () => {
    const words = [...chachaBlock(COUNTING, 1, [0x09000000, 0x4a000000, 0])].map(word => word.toString(16))
    expect(words.join(' ')).toBe(
      'e4e7f110 15593bd1 1fdd0f50 c47120a3 c7f4d1c7 368c033 9aaa2204 4e6cd4c3 466482d2 9aa9f07 5d7c214 a2028bd9 d19c12b5 b94e16de e883d0cb 4e3c50a2',
    )
  })

  test('gives the blocks of RFC 8439, appendix A.1', () => {
    const zero = new Uint8Array(32)
    const hex = (words: Uint32Array) => Buffer.from(words.buffer).toString('hex')
    expect(hex(chachaBlock(zero, 0, [0, 0, 0]))).toMatch(/^76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc/)
    expect(hex(chachaBlock(zero, 1, [0, 0, 0]))).toMatch(/^9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e/)
    const last = zero.slice()
    last[31] = 1
    expect(hex(chachaBlock(last, 1, [0, 0, 0]))).toMatch(/^3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3/)
  })

  test('has keys of 32 bytes and no others', () => {
    for (const length of [0, 31, 33])
      expect(() => chachaBlock(new Uint8Array(length), 0, [0, 0, 0])).toThrow('32 bytes')
  })

  test('agrees with another program for any key, counter and nonce', () => {
    const word = fc.integer({ min: 0, max: 2 ** 32 - 1 })
    fc.assert(
      fc.property(
        fc.uint8Array({ minLength: 32, maxLength: 32 }),
        word,
        fc.tuple(word, word, word),
        (key, counter, nonce) => {
          const start = Buffer.from(new Uint32Array([counter, ...nonce]).buffer)
          const theirs = createCipheriv('chacha20', key, start).update(Buffer.alloc(64))
          expect(Buffer.from(chachaBlock(key, counter, nonce).buffer)).toEqual(theirs)
        },
      ),
    )
  })
})

/** Plays at random from a seed, taking back to these lengths on the way. */
function played(seed: Uint8Array, undo: readonly number[]): { match: Match; takebacks: number[] } {
  const takebacks: number[] = []
  let match = opened()
  const luck = () => fairLuck(seed, match, takebacks)
  match.settle(luck())
  for (const left of [...undo, 0]) {
    for (let turn = match.turn(); turn.kind === 'decide'; turn = match.turn()) {
      const moves = match.movesFor(turn.seats[0] as Seat)
      match.submit(turn.seats[0] as Seat, moves[takebacks.length % moves.length]!, luck())
    }
    if (takebacks.length === undo.length) break
    const kept = match.log.slice(0, left)
    takebacks.push(left)
    match = opened()
    for (const line of kept) match.append(line)
    match.settle(luck())
  }
  return { match, takebacks }
}
function opened(): Match {
  const answer = GAME.open(3, {})
  if (!answer.ok) throw new Error(answer.problem)
  return answer.match
}
const fairOf = (seed: Uint8Array, takebacks: readonly number[]): Fair => ({
  hash: createHash('sha256').update(seed).digest('hex'),
  seed: Buffer.from(seed).toString('hex'),
  takebacks,
  nonces: [],
})

describe('fair luck', () => {
  test('each line has a stream of its own, and another after a take-back', () => {
    const story = (place: number, takebacks: readonly number[]) => {
      const random = fairRandom(COUNTING, place, takebacks)
      return Array.from({ length: 40 }, () => random.below(1000)).join()
    }
    expect(story(3, [])).toBe(story(3, []))
    expect(story(3, [])).not.toBe(story(4, []))
    expect(story(3, [3])).not.toBe(story(3, []))
    expect(story(3, [4])).toBe(story(3, [])) // that take-back left the line standing
    expect(story(3, [3, 2])).not.toBe(story(3, [3]))
  })

  test('falls as it always fell: old matches are checked by their seeds for ever', () => {
    const first = (place: number, takebacks: readonly number[]) =>
      fairRandom(COUNTING, place, takebacks).below(1_000_000)
    expect([first(0, []), first(7, []), first(7, [2]), first(7, [2, 5, 9])]).toEqual([34873, 412182, 463438, 443744])
  })

  test('gives no number more than its share, when the numbers of a word do not go round evenly', () => {
    const random = fairRandom(COUNTING, 1, [])
    for (const n of [3 * 2 ** 30, 3 * 2 ** 51]) {
      let low = 0
      for (let draw = 0; draw < 3000; draw++) if (random.below(n) < n / 3) low++
      expect(Math.abs(low - 1000)).toBeLessThan(150)
    }
  })

  test('is even, also for odds beyond 32 bits', () => {
    const random = fairRandom(COUNTING, 0, [])
    const counts = [0, 0, 0, 0, 0, 0]
    for (let draw = 0; draw < 60_000; draw++) counts[random.below(6)]!++
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(500)
    const [word] = chachaBlock(COUNTING, 0, [5, 0, 0])
    expect(fairRandom(COUNTING, 5, []).below(2 ** 32)).toBe(word) // as many as a word can tell: one is enough
    for (const n of [2 ** 32, 2 ** 32 + 1, Number.MAX_SAFE_INTEGER]) expect(random.below(n)).toBeLessThan(n)
    expect(() => random.below(2 ** 54)).toThrow('finer than a whole number can tell')
  })

  test('a match drawn from a seed is checked by that seed and by no other', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ minLength: 32, maxLength: 32 }),
        fc.array(fc.constantFrom(0, 1, 2, 3, 5), { maxLength: 3 }),
        (seed, undo) => {
          const { match, takebacks } = played(seed, undo)
          const record = recordOf(match, [])
          expect(checkLuck(record, fairOf(seed, takebacks), find)).toEqual({ ok: true, draws: 3 })
        },
      ),
      { numRuns: 50 },
    )
    const { match } = played(COUNTING, [])
    const wrong = Array.from({ length: 20 }, (_, at) =>
      checkLuck(recordOf(match, []), fairOf(bytesOf('0'.repeat(62) + (10 + at)), []), find),
    )
    expect(wrong.filter(({ ok }) => !ok).length).toBeGreaterThan(15)
    expect(wrong.find(({ ok }) => !ok)).toMatchObject({
      problem: 'drawn-otherwise',
      given: expect.stringMatching(/^\* wish \d$/),
      drawn: expect.stringMatching(/^\* wish \d$/),
    })
  })

  test('a changed draw is named with its line', () => {
    const { match } = played(COUNTING, [])
    const record = recordOf(match, [])
    const [first, second, ...rest] = record.log
    const swapped = { ...record, log: [second!, first!, ...rest] }
    expect(checkLuck(swapped, fairOf(COUNTING, []), find)).toMatchObject({ ok: false, line: 1 })
    expect(checkLuck({ ...record, game: 'none' }, fairOf(COUNTING, []), find)).toMatchObject({
      problem: 'unknown-game',
      line: 0,
      given: 'none',
    })
  })

  test('a line that the rules refuse is named', () => {
    const record = recordOf(played(COUNTING, []).match, [])
    const log = record.log.with(3, '1 build 9 9')
    expect(checkLuck({ ...record, log }, fairOf(COUNTING, []), find)).toMatchObject({
      ok: false,
      line: 4,
      problem: 'refused-line',
      given: '1 build 9 9',
    })
  })

  test('what a record says of its luck is read with care', () => {
    const fair = fairOf(COUNTING, [2])
    expect(readFair(JSON.stringify({ fair }))).toEqual({ ok: true, fair })
    const { nonces: _, ...before } = fair // as records were before anybody could add a nonce
    expect(readFair(JSON.stringify({ fair: before }))).toEqual({ ok: true, fair })
    for (const [text, problem] of [
      ['{', 'not-json'],
      ['[]', 'no-seed'],
      ['{}', 'no-seed'],
      ['{"fair":1}', 'bad-seed'],
      ['{"fair":null}', 'bad-seed'],
      ['{"fair":{"seed":"00","hash":"00"}}', 'bad-seed'],
      [JSON.stringify({ fair: { ...fair, hash: '00' } }), 'bad-seed'],
      [JSON.stringify({ fair: { ...fair, seed: '00' } }), 'bad-seed'],
      [JSON.stringify({ fair: { ...fair, takebacks: ['x'] } }), 'bad-takebacks'],
      [JSON.stringify({ fair: { ...fair, nonces: {} } }), 'bad-nonces'],
      [JSON.stringify({ fair: { ...fair, nonces: [{ commitment: '00', nonce: null }] } }), 'bad-nonces'],
      [JSON.stringify({ fair: { ...fair, nonces: [{ commitment: fair.hash, nonce: 7 }] } }), 'bad-nonces'],
    ] as const) {
      expect(readFair(text)).toEqual({ ok: false, line: 0, problem })
    }
  })
})

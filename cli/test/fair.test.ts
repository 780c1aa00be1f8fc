import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { MAIN_STREET } from '@masterplan/bots/testing'
import { commitmentTo, type Fair, fairLuck, luckKey, type Match, recordOf, type SeatNonce } from '@masterplan/kernel'
import { describe, expect, test } from 'vitest'
import { finished, folder, ONE_SENTENCE, run } from './world.ts'

const SEED = Uint8Array.from({ length: 32 }, (_, at) => at * 7)
const FAIR: Fair = {
  hash: createHash('sha256').update(SEED).digest('hex'),
  seed: Buffer.from(SEED).toString('hex'),
  takebacks: [],
  nonces: [],
}

/** A match as a server would have drawn it. */
function played(key: Uint8Array = SEED): Match {
  const opened = MAIN_STREET.open(2, {})
  if (!opened.ok) throw new Error(opened.problem)
  const { match } = opened
  const luck = fairLuck(key, match, [])
  match.settle(luck)
  for (let turn = match.turn(); turn.kind === 'decide'; turn = match.turn()) {
    match.submit(turn.seats[0]!, match.movesFor(turn.seats[0]!)[0]!, luck)
  }
  return match
}
function written(record: object): string {
  const file = join(folder(), 'one.match.json')
  writeFileSync(file, JSON.stringify(record))
  return file
}

test('check --fair draws all luck again and says how often it fell', async () => {
  const record = recordOf(played(), ['Ana', 'Ben'])
  const draws = record.log.filter(line => line.startsWith('*')).length
  expect(draws).toBeGreaterThan(0)
  const { code, out } = await run(['check', '--fair', written({ ...record, fair: FAIR })])
  expect(code).toBe(0)
  expect(out).toMatch(`${draws} draws as the seed says`)
})

test('check --fair finds another seed, another hash and no seed, in one sentence each', async () => {
  const record = recordOf(played(), ['Ana', 'Ben'])
  const other = createHash('sha256').update('another').digest()
  const otherFair = { ...FAIR, seed: other.toString('hex'), hash: createHash('sha256').update(other).digest('hex') }
  const drawn = await run(['check', '--fair', written({ ...record, fair: otherFair })])
  expect(drawn).toMatchObject({ code: 1, err: expect.stringMatching(/Line \d+ of the log says .* but the seed draws/) })
  const swapped = await run(['check', '--fair', written({ ...record, fair: { ...otherFair, hash: FAIR.hash } })])
  expect(swapped.err).toMatch('its hash is another')
  const bare = await run(['check', '--fair', written(finished())])
  expect(bare.err).toMatch('The record names no seed, so its luck cannot be checked.')
  for (const { err } of [drawn, swapped, bare]) expect(err).toMatch(ONE_SENTENCE)
  expect((await run(['check', written(finished())])).code).toBe(0)
})

describe('check --fair with nonces of seats', () => {
  const NONCES = ['1f'.repeat(32), '2e'.repeat(32)] as const
  const nonces: readonly SeatNonce[] = NONCES.map(nonce => ({ commitment: commitmentTo(nonce), nonce }))
  const checked = (fair: object, key: readonly SeatNonce[] = nonces) =>
    run(['check', '--fair', written({ ...recordOf(played(luckKey(FAIR.seed, key)), ['Ana', 'Ben']), fair })])

  test('draws from the key that they make with the seed, and says who added one', async () => {
    const { code, out } = await checked({ ...FAIR, nonces })
    expect({ code, out }).toMatchObject({ code: 0, out: expect.stringContaining('to which every seat added a nonce') })
  })
  test('names the seat that added none, committed or not', async () => {
    const [first] = nonces
    for (const second of [null, { commitment: commitmentTo(NONCES[1]), nonce: null }]) {
      const { out } = await checked({ ...FAIR, nonces: [first, second] }, [first!, second])
      expect(out).toMatch('to which every seat but 2 added a nonce')
    }
  })
  test.each<[string, readonly SeatNonce[], string]>([
    ['drops a nonce', [nonces[0]!, null], 'but the seed draws'],
    ['drops all of them', [], 'but the seed draws'],
    ['swaps the seats', nonces.toReversed(), 'but the seed draws'],
    ['swaps the nonces behind their commitments', swappedNonces(nonces), 'The nonce of seat 1 is not the promised one'],
    ['says nothing of a seat', nonces.slice(1), 'must have one entry for each seat'],
  ])('finds a server that %s', async (_, lie, sentence) => {
    const { code, err } = await checked({ ...FAIR, nonces: lie })
    expect(code).toBe(1)
    expect(err).toMatch(sentence)
    expect(err).toMatch(ONE_SENTENCE)
  })
  test('finds a server that swaps the seed for one with a hash of its own', async () => {
    const seed = '3d'.repeat(32)
    const { err } = await checked({ ...FAIR, seed, hash: commitmentTo(seed), nonces })
    expect(err).toMatch('but the seed draws')
  })
})
function swappedNonces(nonces: readonly SeatNonce[]): SeatNonce[] {
  return nonces.map((each, at) => ({ commitment: each!.commitment, nonce: nonces[1 - at]!.nonce }))
}

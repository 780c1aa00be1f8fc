import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { MAIN_STREET } from '@masterplan/bots/testing'
import { type Fair, fairLuck, type Match, recordOf } from '@masterplan/kernel'
import { expect, test } from 'vitest'
import { finished, folder, ONE_SENTENCE, run } from './world.ts'

const SEED = Uint8Array.from({ length: 32 }, (_, at) => at * 7)
const FAIR: Fair = {
  hash: createHash('sha256').update(SEED).digest('hex'),
  seed: Buffer.from(SEED).toString('hex'),
  takebacks: [],
}

/** A match as a server would have drawn it. */
function played(): Match {
  const opened = MAIN_STREET.open(2, {})
  if (!opened.ok) throw new Error(opened.problem)
  const { match } = opened
  const luck = fairLuck(SEED, match, [])
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

import { readdirSync, readFileSync } from 'node:fs'
import { readRecord, verify } from '@masterplan/kernel'
import { expect, test } from 'vitest'
import type { View } from '../src/index.ts'
import { game } from './builder.ts'

const folder = new URL('matches/', import.meta.url)
const files = readdirSync(folder).filter(file => file.endsWith('.match.json'))

function replayed(file: string) {
  const read = readRecord(readFileSync(new URL(file, folder), 'utf8'))
  if (!read.ok) throw new Error(read.problem)
  const verified = verify(read.record, () => game)
  if (!verified.ok) throw new Error(verified.problem)
  return { result: read.record.result!, view: verified.match.viewFor('audience') as View }
}

test.each(files)('%s is replayed to its result', file => {
  expect(replayed(file).view.phase).toBe('over')
})

test('there is a record for every way a game can end', () => {
  const ends = files.map(replayed)
  expect(new Set(ends.map(({ view }) => view.ending))).toEqual(new Set(['all-built', 'no-cell-left']))
  expect(new Set(ends.map(({ result }) => result.ranks.join()))).toEqual(new Set(['1,2', '2,1', '1,1']))
})

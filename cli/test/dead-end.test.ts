import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { TERMINAL_BOARDS } from '@masterplan/boards'
import { CATALOG } from '@masterplan/catalog'
import { expect, test } from 'vitest'
import { run } from './world.ts'

const file = join(import.meta.dirname, '../../catalog/test/records-1.0/dead-end/tryste.match.json')
const world = { catalog: CATALOG, boards: TERMINAL_BOARDS }

test('a match that stands in a dead end of rules of old says so and ends, at the terminal too', async () => {
  const played = await run(['play', '--load', file, '--bots', 'me,greedy'], '\n', world)
  expect([played.code, played.err]).toEqual([0, ''])
  expect(played.out).toContain('The match ended without a result: the rules it was played by knew no further.')
  expect(played.out).not.toContain('wins')
  const bots = await run(['play', '--load', file, '--bots', 'greedy,greedy', '--json'], '', world)
  expect(JSON.parse(bots.out)).toMatchObject({ result: null, ended: { why: 'stuck' }, played: '2026-11-18' })
})

test('the record of a dead end is proved by every command, and a dead end that is none is refused', async () => {
  const checked = await run(['check', file], '', world)
  expect(checked.out).toContain('good; ')
  expect(checked.out).toContain('ended without a result: the rules it was played by knew no further.')
  const shown = await run(['replay', file], '', world)
  expect(shown.out).toContain('The match ended without a result')
  expect(shown.out).toContain('Played on 2026-11-18.')
  const record = JSON.parse(readFileSync(file, 'utf8'))
  const early = JSON.stringify({ ...record, log: record.log.slice(0, -1) })
  expect((await run(['check', '-'], early, world)).err).toContain('says "stuck", but there are moves to make.')
})

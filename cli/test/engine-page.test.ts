import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CATALOG } from '@masterplan/catalog'
import { pythonAt } from '@masterplan/store/testing'
import { expect, test } from 'vitest'
import { folder, run } from './world.ts'

const PAGE = readFileSync(new URL('../../docs/engines.md', import.meta.url), 'utf8')

test('the engine of docs/engines.md, taken from the page, plays whole matches by the rules', async () => {
  const source = /```python\n(.*?)```/s.exec(PAGE)?.[1] ?? ''
  expect(source.split('\n').length).toBeLessThan(50)
  const file = join(folder(), 'pebble.py')
  writeFileSync(file, source)
  const flags = [
    'tournament',
    'subdivision',
    '--bots',
    'pebble@9000ms,random,greedy',
    '--matches',
    '10',
    '--jobs',
    '1',
    '--json',
  ]
  const { code, out, err } = await run([...flags, '--engine', `pebble="${pythonAt()}" ${file}`], '', {
    catalog: CATALOG,
  })
  expect([code, err]).toEqual([0, ''])
  const { games, forfeits, bots } = JSON.parse(out)
  expect([games, forfeits]).toEqual([30, []])
  expect(bots[0]).toMatchObject({ bot: 'pebble@9000ms', games: 20 })
})

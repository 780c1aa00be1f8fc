import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { CATALOG } from '@masterplan/catalog'
import { expect, test } from 'vitest'
import { versionOf } from '../src/strength-version.ts'
import { folder } from './world.ts'

test('every game has a mark of its own, the same every time', () => {
  const marks = CATALOG.map(({ id }) => versionOf(id))
  expect(new Set(marks).size).toBe(CATALOG.length)
  for (const mark of marks) expect(mark).toMatch(/^[0-9a-f]{12}$/)
  expect(CATALOG.map(({ id }) => versionOf(id))).toEqual(marks)
})

test('a mark changes with the kernel, the bots and the game, and with parts of them only where they are used', () => {
  const root = folder()
  const put = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  put(
    'kernel/package.json',
    '{"exports":{".":"./src/index.ts","./hex":"./src/hex.ts","./testing":"./testing/index.ts"}}',
  )
  for (const file of ['kernel/src/index.ts', 'kernel/src/hex.ts', 'bots/src/index.ts', 'games/flat/src/index.ts'])
    put(file, '1')
  put('bots/src/minimax.ts', '1')
  put('games/flat/src/thinking.ts', "{ by: 'lines' }")
  put('games/hive/src/index.ts', "import '@masterplan/kernel/hex'")
  const changedBy = (file: string) => {
    const before = ['flat', 'hive'].map(game => versionOf(game, root))
    put(file, '2')
    return ['flat', 'hive'].filter((game, at) => versionOf(game, root) !== before[at])
  }
  expect(changedBy('kernel/src/hex.ts')).toEqual(['hive'])
  expect(changedBy('kernel/src/index.ts')).toEqual(['flat', 'hive'])
  expect(changedBy('bots/src/index.ts')).toEqual(['flat', 'hive'])
  expect(changedBy('bots/src/minimax.ts')).toEqual(['flat'])
  expect(changedBy('games/flat/src/index.ts')).toEqual(['flat'])
  expect(changedBy('kernel/testing/index.ts')).toEqual([])
})

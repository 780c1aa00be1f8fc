import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ROOT } from '../files.ts'

/** One planted line each; the linter of this project is run over all of them at once. */
const FORBIDDEN = [
  'export const a = Math.random()',
  "export const a = Math['random']()",
  'export const a = Math?.random()',
  'export const { random } = Math',
  'const luck = Math\nexport const a = luck.random()',
  'export const a = Date.now()',
  'export const a = new Date()',
  'export const a = performance.now()',
  'export const a = globalThis.Date',
  'export const a = globalThis.Math.random()',
  'export const a = crypto.randomUUID()',
]
const ALLOWED = [
  'export const a = Math.floor(1.5)',
  "export const a = 'Math.random() and Date.now()'",
  '// Math.random(), new Date()\nexport const a = 1',
  'export const a = { random: 1, Date: 2 }.random',
]
const STRICT = ['kernel/src', 'kernel/test', 'games/tryste/src', 'bots/src', 'boards/src/kit']
const FREE = ['bots/src/node', 'lab/src', 'cli/src', 'scripts']

let folder: string
let found: string[]
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'luck-'))
  const plant = (path: string, text: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  for (const path of ['biome.json', '.gitignore', 'scripts/no-hidden-luck.grit'])
    cpSync(join(ROOT, path), join(folder, path))
  for (const place of [...STRICT, ...FREE]) {
    for (const [at, text] of FORBIDDEN.entries()) plant(`${place}/forbidden-${at}.ts`, text)
    for (const [at, text] of ALLOWED.entries()) plant(`${place}/allowed-${at}.ts`, text)
  }
  const args = ['lint', '--reporter=json', '--diagnostic-level=error', '--max-diagnostics=none']
  const { stdout } = spawnSync(join(ROOT, 'node_modules/.bin/biome'), args, { cwd: folder, encoding: 'utf8' })
  const { diagnostics }: { diagnostics: { location: { path: string } }[] } = JSON.parse(stdout)
  found = diagnostics.map(({ location }) => location.path)
})
afterAll(() => rmSync(folder, { recursive: true }))

describe('a clock or a hidden die is a lint error in rules, bots and boards', () => {
  for (const [at, text] of FORBIDDEN.entries()) {
    test(text, () => expect(STRICT.filter(place => !found.includes(`${place}/forbidden-${at}.ts`))).toEqual([]))
  }
})

test('the laboratory, the command line, the scripts and threads of bots may look at the clock', () => {
  expect(found.filter(path => FREE.some(place => path.startsWith(`${place}/`)))).toEqual([])
})

test('what only looks like it is left alone', () => {
  expect(found.filter(path => path.includes('/allowed-'))).toEqual([])
})

import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { ROOT } from '../files.ts'
import { drawn } from '../mutants/draw.ts'
import { faultsIn } from '../mutants/faults.ts'
import { shown } from '../mutants/shown.ts'
import { LiveTests, noticesAlone, type Planted, plantedIn } from '../mutants/tests.ts'

/** The text with each fault planted, by itself. */
const planted = (text: string): string[] => faultsIn(text).map(fault => plantedIn(text, fault))

test.each([
  ['x = a + b', ['x = a - b']],
  ['x = a.b < c', ['x = a.b <= c']],
  ['x ||= !y', ['x ||= y']],
  ['n++', ['n--']],
  ['x = f() && 2', ['x = f() || 2', 'x = f() && 3']],
  ["tell?.('everyone', { kind })", [';', "tell?.('everyone', {})", "tell?.('', { kind })"]],
  ['if (a) b()', ['if (true) b()', 'if (false) b()', 'if (a) ;']],
  ['const f = (): void => { g() }', ['const f = (): void => {}', 'const f = (): void => { ; }']],
  ['x = [y]', ['x = []']],
])('%s', (text, wanted) => {
  expect(planted(text).toSorted()).toEqual(wanted.toSorted())
})

test('types, imports, names of fields and comments are left alone', () => {
  const text = "import { a } from './a.ts'\ntype T = 1 | 'b'\nexport { c } from './c.ts'\nx = { 1: y } as T // + 1\n"
  expect(planted(text)).toEqual([])
})

test('a seed draws the same faults again, another seed others', () => {
  const items = Array.from({ length: 1000 }, (_, at) => at)
  expect(drawn(items, 50, 1)).toEqual(drawn(items, 50, 1))
  expect(drawn(items, 50, 1)).not.toEqual(drawn(items, 50, 2))
  expect(new Set(drawn(items, 50, 1)).size).toBe(50)
  expect(drawn(items, 2000, 1)).toEqual(items)
})

test('a fault is shown with its whole lines, before and after', () => {
  const text = 'first()\nif (a) {\n  b()\n}\nlast()\n'
  const file = 'rules.ts'
  expect(faultsIn(text).map(fault => shown({ file, ...fault }, text))).toContain(
    'rules.ts:2\n  - if (a) {\n  -   b()\n  - }\n  + if (a) {}',
  )
})

const RULES = `
export function countdown(from: number): number {
  let steps = 0
  for (let left = from; left > 0; left--) steps++
  if (steps === 1000) return 7
  return steps
}`
const TESTS = `
import { expect, test } from 'vitest'
import { countdown } from '../src/rules.ts'
test('counts down', () => expect(countdown(3)).toBe(3))`

let tests: LiveTests | undefined
let folder = ''
afterEach(() => {
  tests?.close()
  if (folder !== '') rmSync(folder, { recursive: true, force: true })
})

/** A tree with one rule and its test. */
function liveTestsOf(test: string): LiveTests {
  folder = mkdtempSync(join(tmpdir(), 'mutants-'))
  for (const name of ['src', 'test']) mkdirSync(join(folder, name))
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  writeFileSync(join(folder, 'vitest.config.ts'), "export default { test: { name: 'rules' } }")
  writeFileSync(join(folder, 'src/rules.ts'), RULES)
  writeFileSync(join(folder, 'test/rules.test.ts'), test)
  tests = new LiveTests(folder, 'test')
  return tests
}

function fault(was: string, instead: string): Planted {
  const start = RULES.indexOf(was)
  return { file: 'src/rules.ts', start, end: start + was.length, instead, line: 1, what: was }
}

test('a fault is noticed or survives, whatever was planted before, and is taken out again', async () => {
  const live = liveTestsOf(TESTS)
  const notice = (was: string, instead: string) => live.notice(fault(was, instead))
  const byTheTest = 'test/rules.test.ts: counts down'
  expect(await notice('return steps', 'return 4')).toBe(byTheTest)
  expect(await notice('return 7', 'return 8')).toBeUndefined()
  expect(await notice('steps++', 'steps--')).toBe(byTheTest)
  expect(await notice('left--', 'left++')).toBe('the tests do not end')
  expect(await notice('export', "process.kill(process.pid, 'SIGKILL'); export")).toBe(
    'the tests take their process down',
  )
  expect(await notice('export', '')).toBe(byTheTest)
  expect(await notice('return 7', 'return 8')).toBeUndefined()
  expect(readFileSync(join(folder, 'src/rules.ts'), 'utf8')).toBe(RULES)
})

test('a fault is tried again in a process of its own', () => {
  liveTestsOf(TESTS)
  expect(noticesAlone(folder, fault('return steps', 'return 4'), 'test/rules.test.ts')).toBe(true)
  expect(noticesAlone(folder, fault('return 7', 'return 8'), 'test/rules.test.ts')).toBe(false)
  expect(readFileSync(join(folder, 'src/rules.ts'), 'utf8')).toBe(RULES)
})

test('tests that fail without a fault are no measure', async () => {
  const live = liveTestsOf(TESTS.replace('toBe(3)', 'toBe(4)'))
  const [fault] = faultsIn(RULES)
  await expect(live.notice({ file: 'src/rules.ts', ...fault! })).rejects.toThrow(
    'The tests of test fail without a fault: test/rules.test.ts: counts down.',
  )
})

test('the command plants the drawn faults in a copy of the last commit, and tries some again', () => {
  const args = ['scripts/mutants/main.ts', 'kernel', '--faults', '3', '--jobs', '1', '--again', '1']
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' })
  expect(stderr).toBe('')
  expect(stdout).toMatch(/^kernel: 3 of \d{4} possible faults in \d+ files\n/)
  expect(stdout).toMatch(/\nkernel: [0-3] of 3 seen \(\d+\.\d %\)\n$/)
  expect(stdout.match(/^(seen {4}|SURVIVED) kernel\/src\/\S+:\d+ .* → .*$/gm)).toHaveLength(3)
})
test('a game that does not exist is named', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/mutants/main.ts', 'chess'], { cwd: ROOT })
  expect([status, `${stderr}`]).toEqual([2, 'There is no game "chess".\n'])
})

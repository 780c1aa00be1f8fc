import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { failuresIn } from '../failures.ts'
import { begun, check, program, runAll, type TestStep } from '../steps.ts'

async function run(...steps: readonly TestStep[]): Promise<{ printed: string[]; passed: number; failed: number }> {
  const printed: string[] = []
  return { ...(await runAll(steps, text => printed.push(...text.split('\n')))), printed }
}
const node = (name: string, code: string): TestStep => program(name, process.execPath, ['-e', code], 'on failure')

test('every step runs, whatever became of the ones before', async () => {
  const ran: string[] = []
  const noted = (name: string, ...faults: string[]): TestStep =>
    check(name, () => {
      ran.push(name)
      return faults
    })
  const { passed, failed, printed } = await run(noted('one'), noted('two', 'a fault', 'another'), noted('three'))
  expect({ ran, passed, failed }).toEqual({ ran: ['one', 'two', 'three'], passed: 2, failed: 1 })
  expect(printed.slice(1, 3)).toEqual(['a fault', 'another'])
  expect(printed.at(-1)).toBe('2 passed, 1 failed')
})

test('a step that breaks down fails, and the next one runs', async () => {
  const { passed, failed, printed } = await run(
    check('broken', () => {
      throw new Error('no such table')
    }),
    check('next', () => []),
  )
  expect({ passed, failed }).toEqual({ passed: 1, failed: 1 })
  expect(printed[0]).toContain('no such table')
})

test('the summary names each step with its duration', async () => {
  const { printed } = await run(
    check('fast', () => []),
    node('slow', 'setTimeout(() => {}, 250)'),
  )
  expect(printed.slice(-5, -2)).toEqual([
    '',
    '✓ fast (0.0 s)',
    expect.stringMatching(/^✓ slow \((0\.[2-9]|[1-9].*) s\)$/),
  ])
})

test('a program that fails shows what it said, one that passes says nothing', async () => {
  const { printed, failed } = await run(
    node('bad', 'console.log("out"); console.error("err"); process.exit(2)'),
    node('good', 'console.log("chatter")'),
  )
  expect(failed).toBe(1)
  expect(printed).toEqual(expect.arrayContaining(['out', 'err']))
  expect(printed).not.toContain('chatter')
})

test('a program that takes too long is ended and fails; a status may mean no failure', async () => {
  const slow = program('slow', process.execPath, ['-e', 'setTimeout(() => {}, 60_000)'], 'on failure', {
    within: () => 300,
  })
  const left = program('left out', process.execPath, ['-e', 'process.exit(3)'], 'on failure', { alsoFine: 3 })
  const { printed, passed, failed } = await run(slow, left)
  expect({ passed, failed }).toEqual({ passed: 1, failed: 1 })
  expect(printed[0]).toBe('slow: ended, because the time was up.')
})

test('a step that has begun runs beside the others, and says what it has to say in its turn', async () => {
  const order: string[] = []
  const early: TestStep = begun({
    name: 'early',
    async run(print) {
      order.push('early begins')
      print('found by the early one')
      await new Promise(resolve => setTimeout(resolve, 50))
      return false
    },
  })
  const late: TestStep = check('late', () => {
    order.push('late')
    return []
  })
  const { printed, passed, failed } = await run(late, early)
  expect(order).toEqual(['early begins', 'late'])
  expect({ passed, failed }).toEqual({ passed: 1, failed: 1 })
  expect(printed.slice(0, 3)).toEqual([
    expect.stringMatching(/^✓ late/),
    'found by the early one',
    expect.stringMatching(/^✗ early/),
  ])
})

test('a program that is not there fails', async () => {
  const { failed, printed } = await run(program('missing', 'no-such-program', [], 'live'))
  expect(failed).toBe(1)
  expect(printed[0]).toMatch(/^no-such-program cannot be started/)
})

test('what a long run found is said once more under the summary, and only when it failed', async () => {
  const lines = ['a.test.ts: two and two: expected 5']
  const { printed } = await run(
    { name: 'long', run: () => false, recall: () => lines },
    { name: 'good', run: () => true, recall: () => lines },
  )
  expect(printed.slice(-5)).toEqual([
    expect.stringMatching(/^✗ long/),
    '  a.test.ts: two and two: expected 5',
    expect.stringMatching(/^✓ good/),
    '',
    '1 passed, 1 failed',
  ])
})

test('a report of the tests is read for the failed ones, and a file that did not load counts', () => {
  const path = join(mkdtempSync(join(tmpdir(), 'report-')), 'tests.json')
  const passed = { status: 'passed', fullName: 'one', failureMessages: [] }
  const failed = { status: 'failed', fullName: 'two and two', failureMessages: ['expected 5\n  at line 3'] }
  writeFileSync(
    path,
    JSON.stringify({
      testResults: [
        { name: '/home/a.test.ts', message: '', assertionResults: [passed, failed] },
        { name: '/home/b.test.ts', message: 'no such file\nanywhere', assertionResults: [] },
        { name: '/home/c.test.ts', message: '', assertionResults: [passed] },
      ],
    }),
  )
  expect(failuresIn(path, '/home')).toEqual(['a.test.ts: two and two: expected 5', 'b.test.ts: no such file'])
  expect(failuresIn(`${path}.none`, '/home')).toEqual(['No test reported anything.'])
})

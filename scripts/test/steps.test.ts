import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { failuresIn } from '../failures.ts'
import { check, program, runAll, type Step } from '../steps.ts'

function run(...steps: readonly Step[]): { printed: string[]; passed: number; failed: number } {
  const printed: string[] = []
  return { ...runAll(steps, text => printed.push(...text.split('\n'))), printed }
}
const node = (name: string, code: string): Step => program(name, process.execPath, ['-e', code], 'on failure')

test('every step runs, whatever became of the ones before', () => {
  const ran: string[] = []
  const noted = (name: string, ...faults: string[]): Step =>
    check(name, () => {
      ran.push(name)
      return faults
    })
  const { passed, failed, printed } = run(noted('one'), noted('two', 'a fault', 'another'), noted('three'))
  expect({ ran, passed, failed }).toEqual({ ran: ['one', 'two', 'three'], passed: 2, failed: 1 })
  expect(printed.slice(1, 3)).toEqual(['a fault', 'another'])
  expect(printed.at(-1)).toBe('2 passed, 1 failed')
})

test('a step that breaks down fails, and the next one runs', () => {
  const { passed, failed, printed } = run(
    check('broken', () => {
      throw new Error('no such table')
    }),
    check('next', () => []),
  )
  expect({ passed, failed }).toEqual({ passed: 1, failed: 1 })
  expect(printed[0]).toContain('no such table')
})

test('the summary names each step with its duration', () => {
  const { printed } = run(
    check('fast', () => []),
    node('slow', 'setTimeout(() => {}, 250)'),
  )
  expect(printed.slice(-5, -2)).toEqual([
    '',
    '✓ fast (0.0 s)',
    expect.stringMatching(/^✓ slow \((0\.[2-9]|[1-9].*) s\)$/),
  ])
})

test('a program that fails shows what it said, one that passes says nothing', () => {
  const { printed, failed } = run(
    node('bad', 'console.log("out"); console.error("err"); process.exit(2)'),
    node('good', 'console.log("chatter")'),
  )
  expect(failed).toBe(1)
  expect(printed).toEqual(expect.arrayContaining(['out', 'err']))
  expect(printed).not.toContain('chatter')
})

test('a program that is not there fails', () => {
  const { failed, printed } = run(program('missing', 'no-such-program', [], 'live'))
  expect(failed).toBe(1)
  expect(printed[0]).toMatch(/^no-such-program cannot be started/)
})

test('what a long run found is said once more under the summary, and only when it failed', () => {
  const lines = ['a.test.ts: two and two: expected 5']
  const { printed } = run(
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

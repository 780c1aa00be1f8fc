import { expect, test } from 'vitest'
import { hatchFaults } from '../check-ignores.ts'

const file = (text: string) => [{ path: 'kernel/src/a.ts', text }]
const IGNORED = ['//', 'biome-ignore lint/x: because'].join(' ')

test('comments that switch a check off are counted, and may only become fewer', () => {
  expect(hatchFaults(file(`${IGNORED}\n${IGNORED}`), 2)).toEqual([])
  expect(hatchFaults(file(`${IGNORED}\n/* ${'@ts'}-ignore */`), 1)[0]).toContain('find a way without')
  expect(hatchFaults(file(IGNORED), 2)[0]).toContain('lower MOST_IGNORES')
  expect(hatchFaults(file('const text = "biome-ignore"'), 0)).toEqual([])
})

test('a test that is left out is named', () => {
  for (const text of ["test.skip('a', f)", "  it.todo('b')", "describe.only('c', f)", "test.concurrent.skip('d')"]) {
    expect(hatchFaults(file(text), 0)).toEqual(['kernel/src/a.ts leaves a test out'])
  }
  expect(hatchFaults(file("test('a.skip', f)"), 0)).toEqual([])
})

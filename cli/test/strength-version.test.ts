import { CATALOG } from '@masterplan/catalog'
import { expect, test } from 'vitest'
import { versionOf } from '../src/strength-version.ts'

test('every game has a mark of its own, the same every time', () => {
  const marks = CATALOG.map(({ id }) => versionOf(id))
  expect(new Set(marks).size).toBe(CATALOG.length)
  for (const mark of marks) expect(mark).toMatch(/^[0-9a-f]{12}$/)
  expect(CATALOG.map(({ id }) => versionOf(id))).toEqual(marks)
})

import { expect, test } from 'vitest'
import { newId } from '../src/tables/table-cache.ts'

test('An id is never taken for a flag, and never the same twice', () => {
  const ids = Array.from({ length: 2000 }, newId)
  expect(ids.filter(id => !/^[A-Za-z0-9_][A-Za-z0-9_-]{11}$/.test(id))).toEqual([])
  expect(new Set(ids).size).toBe(ids.length)
})

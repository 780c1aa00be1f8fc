import { expect, test } from 'vitest'
import { aligned, inColumns, wrapped } from '../src/sheets/columns.ts'

test('rows are lined up, numbers at their ends', () => {
  expect(
    aligned(
      [
        ['a', '1', 'x'],
        ['long', '10', 'y'],
      ],
      [1],
    ),
  ).toEqual(['a      1  x', 'long  10  y'])
  expect(aligned([])).toEqual([])
})

test('many texts fill columns line by line, no more lines than asked for', () => {
  const texts = ['a1', 'a2', 'a3', 'a4', 'a5']
  expect(inColumns(texts, { width: 9, rows: 9 })).toEqual({ lines: ['a1  a2', 'a3  a4', 'a5'], shown: 5 })
  expect(inColumns(texts, { width: 9, rows: 2 })).toEqual({ lines: ['a1  a2', 'a3  a4'], shown: 4 })
  expect(inColumns(['much too long'], { width: 4, rows: 2 })).toEqual({ lines: ['much too long'], shown: 1 })
})

test('words are wrapped between words', () => {
  expect(wrapped(['one', 'two', 'three'], 7)).toEqual(['one two', 'three'])
  expect(wrapped([], 7)).toEqual([])
})

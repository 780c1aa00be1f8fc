import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countBits, countPair, nthBit, nthOfPair } from '../src/bits.ts'
import {
  CELLS,
  type Cell,
  cellName,
  cellsOf,
  countGroups,
  inOneGroup,
  NEAR,
  near,
  readCell,
  step,
  wordOf,
} from '../src/geometry/square.ts'

const EVERY = cellsOf(8, 8)
const beside = (cell: Cell): Cell[] => [0, 2, 4, 6].flatMap(direction => step(cell, direction, 8, 8) ?? [])
const sets = fc
  .uniqueArray(fc.integer({ min: 0, max: 63 }), { maxLength: 64 })
  .map(cells => cells.toSorted((a, b) => a - b))
/** Between a third and nearly all of the cells. */
const dense = fc
  .uniqueArray(fc.integer({ min: 0, max: 63 }), { minLength: 3, maxLength: 42 })
  .map(out => EVERY.filter(cell => !out.includes(cell)))
const words = (cells: readonly Cell[]): [number, number] => [wordOf(cells, 0), wordOf(cells, 1)]
const named = (names: string): Cell[] => names.split(' ').map(name => readCell(name)!)

/** Groups the slow way: take a cell and all that hangs on it, until none is left. */
function groupsOf(cells: readonly Cell[]): Cell[][] {
  const left = new Set(cells)
  const groups: Cell[][] = []
  for (const first of cells) {
    if (!left.delete(first)) continue
    const group = [first]
    for (const cell of group) for (const next of beside(cell)) if (left.delete(next)) group.push(next)
    groups.push(group)
  }
  return groups
}

describe('cells', () => {
  test('a name is read back as its cell, and nothing else is a name', () => {
    for (const cell of EVERY) expect(readCell(cellName(cell))).toBe(cell)
    expect([readCell('a1'), readCell('b2'), readCell('h8')]).toEqual([0, 9, 63])
    for (const text of ['', 'a', 'a0', 'a9', 'i1', 'A1', 'a1 ', 'aa1', '1a']) expect(readCell(text)).toBeUndefined()
  })
  test('a small board keeps the stride of the full one', () => {
    expect(cellsOf(2, 3).map(cellName)).toEqual(['a1', 'b1', 'a2', 'b2', 'a3', 'b3'])
    expect(step(readCell('b2')!, 2, 2, 3)).toBeUndefined()
    expect(step(readCell('b2')!, 0, 2, 3)).toBe(readCell('b3'))
  })
  test('a corner has three cells near, an inner cell eight', () => {
    expect(near(0, 6, 6).map(cellName)).toEqual(['a2', 'b2', 'b1'])
    expect(near(9, 6, 6)).toHaveLength(8)
  })
  test('the words near a cell are the cells near it', () => {
    for (const cell of EVERY) expect([NEAR[2 * cell], NEAR[2 * cell + 1]]).toEqual(words(near(cell, 8, 8)))
  })
})

describe('sets of cells', () => {
  test('counting and finding agree with the list', () => {
    fc.assert(
      fc.property(sets, cells => {
        const [low, high] = words(cells)
        expect(countPair(low, high)).toBe(cells.length)
        expect(countBits(low) + countBits(high)).toBe(cells.length)
        for (const [n, cell] of cells.entries()) {
          expect(nthOfPair(low, high, n)).toBe(cell)
          if (cell < 32) expect(nthBit(low, n)).toBe(cell)
        }
      }),
    )
  })
  test('the full set counts all cells', () => {
    expect(countPair(-1, -1)).toBe(CELLS)
    for (const cell of EVERY) expect(nthOfPair(-1, -1, cell)).toBe(cell)
  })
})

describe('groups', () => {
  test('any set falls into as many groups as a patient count finds', () => {
    const dense = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 64, maxLength: 64 })
    fc.assert(
      fc.property(dense, fc.integer({ min: 1, max: 9 }), (weights, limit) => {
        const cells = EVERY.filter(cell => weights[cell]! <= limit)
        expect(countGroups(...words(cells))).toBe(groupsOf(cells).length)
      }),
      { numRuns: 3000 },
    )
  })
  test('so does a full board with cells taken out, which is full of holes', () => {
    fc.assert(
      fc.property(dense, cells => {
        expect(countGroups(...words(cells))).toBe(groupsOf(cells).length)
      }),
      { numRuns: 1000 },
    )
  })
  test('a part lies in one group if it is part of one that a patient count finds', () => {
    fc.assert(
      fc.property(dense, fc.nat(), fc.nat(), (cells, one, other) => {
        const part = [cells[one % cells.length]!, cells[other % cells.length]!]
        const isOne = groupsOf(cells).some(group => part.every(cell => group.includes(cell)))
        expect(inOneGroup(...words(cells), ...words(part))).toBe(isOne)
      }),
      { numRuns: 1000 },
    )
  })
  test('a ring is one group, with or without something in its middle', () => {
    const ring = named('b2 c2 d2 e2 e3 e4 e5 d5 c5 b5 b4 b3')
    expect(countGroups(...words(ring))).toBe(1)
    expect(countGroups(...words([...ring, ...named('c3')]))).toBe(1)
    expect(countGroups(...words(named('c3 c4 c5 d5 e5 e4 e3 d3')))).toBe(1)
    expect(countGroups(...words(named('c3 c4 c5 d5 e5 e4 e3 d3 h8')))).toBe(2)
  })
  test('a ring around the whole board holds a hole, and a ring in it a second', () => {
    const rim = EVERY.filter(cell => near(cell, 8, 8).length < 8)
    const inner = named('c3 c4 c5 d5 e5 e4 e3 d3')
    expect(countGroups(...words(rim))).toBe(1)
    expect(countGroups(...words([...rim, ...inner]))).toBe(2)
    expect(countGroups(...words(EVERY))).toBe(1)
    expect(countGroups(0, 0)).toBe(0)
  })
  test('files a and h do not touch around the edge', () => {
    expect(countGroups(...words(named('h1 a2')))).toBe(2)
    expect(countGroups(...words(named('h4 a5 h5 a6')))).toBe(2)
  })
  test('a part lies in one group when no other group holds a cell of it', () => {
    fc.assert(
      fc.property(sets, sets, (cells, wish) => {
        const part = wish.filter(cell => cells.includes(cell))
        const holders = groupsOf(cells).filter(group => part.some(cell => group.includes(cell)))
        expect(inOneGroup(...words(cells), ...words(part))).toBe(holders.length <= 1)
      }),
      { numRuns: 1000 },
    )
  })
})

import { describe, expect, test } from 'vitest'
import { after, cell, cellsOf, eventsOf, LINE, next, refusedBy, viewOf } from '../builder.ts'

describe('Lines and parks', () => {
  test.each([
    ['a rank', 'c4n d4n e4n', ['b4', 'f4']],
    ['a file', 'd3n d4n d5n', ['d2', 'd6']],
    ['the rising diagonal', 'c3n d4n e5n', ['b2', 'f6']],
    ['the falling diagonal', 'c5n d4n e3n', ['f2', 'b6']],
  ])('P-4.1 a line runs along %s', (_, moves, parks) =>
    expect(cellsOf(viewOf(after(moves)).parks)).toEqual(parks.map(cell)),
  )
  test('P-4.2 both colours make one line', () => {
    expect(viewOf(after('c4n d4n e4n')).houses.map(each => each.owner)).toEqual([0, 1, 0])
    expect(viewOf(after('c4n d4n e4n')).parks).toHaveLength(2)
  })
  test('P-4.3 places do not bend a line', () => expect(viewOf(after('c4sw d4ne e4s')).parks).toHaveLength(2))
  test('P-4.4 there is never a line of four', () => {
    const match = after('c4n d4n e4n')
    for (const end of ['b4n', 'f4n']) expect(next(match, end)).toMatchObject({ ok: false })
  })
  test('P-4.5 an edge, a park and a tower end a line', () => {
    expect(cellsOf(viewOf(after('a1n b1n c1n')).parks)).toEqual([cell('d1')])
    expect(viewOf(after('a1n b1n c1n e1n f1n')).parks).toHaveLength(1)
    expect(viewOf(after('d4n e4n d5n e6n e7n')).parks).toHaveLength(0)
  })
  test('P-5.1 P-5.2 parks beyond both ends and in gaps, at once and by themselves', () => {
    expect(cellsOf(viewOf(after('a1n b1n d1n')).parks)).toEqual([cell('c1')])
    expect(cellsOf(viewOf(after('a1n c1n d1n')).parks)).toEqual([cell('b1')])
    expect(eventsOf(after('c4n d4n'), 'e4n').filter(event => event.kind === 'park')).toHaveLength(2)
  })
  test('P-5.3 parks of one turn do not cancel each other', () => {
    expect(cellsOf(viewOf(after('b4n c4n d2n d3n d4n')).parks)).toEqual(['d1', 'a4', 'e4', 'd5'].map(cell))
  })
  test('P-5.4 eight parks are the most', () => {
    const star = 'a4n b4n f4n g4n d1n d2n d6n d7n a1n b2n f6n g7n a7n b6n f2n g1n'
    expect(eventsOf(after(star), 'd4n').filter(event => event.kind === 'park')).toHaveLength(8)
  })
  test('P-5.5 the last house of all makes parks too', () => {
    const match = after('a1n c1n b1n', { houses: 2 })
    expect(eventsOf(match, 'h8n').some(event => event.kind === 'end')).toBe(true)
    const last = after('a1n b1n h8n', { houses: 2 })
    expect(eventsOf(last, 'c1n')).toContainEqual(expect.objectContaining({ kind: 'park', cell: cell('d1') }))
  })
  test('P-5.6 nothing is built on a park', () =>
    expect(next(after(LINE), 'd1n')).toEqual(refusedBy('P-5.6', 'cell-taken')))
  test('P-5.2 with too few tiles the mover says which cells get them; the others are closed', () => {
    const match = after('c3n d4n', { parkLimit: 1 })
    expect(next(match, 'e5n')).toEqual(refusedBy('P-5.2', 'choose-parks'))
    expect(next(match, 'e5n*b2*f6')).toEqual(refusedBy('P-5.2', 'choose-parks'))
    expect(next(match, 'e5n*g7')).toEqual(refusedBy('P-5.2', 'not-a-park-cell'))
    expect(eventsOf(match, 'e5n*f6')).toContainEqual({ kind: 'cell-closed', cell: cell('b2') })
    expect(viewOf(match)).toMatchObject({ closed: [cell('b2')], parks: [{ cell: cell('f6') }], parksLeft: 0 })
    expect(next(after('c3n d4n'), 'e5n*b2')).toEqual(refusedBy('P-5.2', 'no-park-choice'))
  })
})

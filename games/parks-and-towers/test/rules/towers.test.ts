import { describe, expect, test } from 'vitest'
import { after, cell, cellsOf, eventsOf, next, refusedBy, viewOf } from '../builder.ts'

const towersAfter = (moves: string, options = {}) => cellsOf(viewOf(after(moves, options)).towers)

describe('Squares and towers', () => {
  test('P-7.1 any two by two cells, in any colours', () => {
    expect(towersAfter('d4n e4n d5n')).toEqual([cell('e5')])
    expect(towersAfter('a1n h8n b1n h7n a2n')).toEqual([cell('b2')])
  })
  test('P-7.2 only the missing cell of three houses is due', () => expect(towersAfter('d4n e4n f5n')).toEqual([]))
  test('P-7.3 the tower comes with the third house, after the parks', () => {
    const kinds = eventsOf(after('b4n c4n d2n d3n'), 'd4n').map(event => event.kind)
    expect(kinds).toEqual(['house', 'park', 'park', 'park', 'park', 'tower'])
  })
  test('P-7.4 a fourth cell with a park or a tower needs nothing', () => {
    expect(towersAfter('c3n d4n e5n f5n e6n')).toEqual([]) // the park on f6
    expect(towersAfter('d4n e4n d5n f4n f5n').filter(each => each === cell('e5'))).toHaveLength(1)
  })
  test('P-7.5 a tower pays nothing when it is built', () => expect(viewOf(after('d4ne e4n d5e')).pawns).toEqual([0, 0]))
  test('P-7.6 a cell that needs both gets a park, or with the option a tower', () => {
    const both = 'd3n e3n b4n c4n b3n'
    expect(viewOf(after(both))).toMatchObject({ towersLeft: 6, parks: [{ cell: cell('c3') }], towers: [] })
    expect(viewOf(after(both, { conflict: 'tower' }))).toMatchObject({
      towersLeft: 5,
      parks: [],
      towers: [{ cell: cell('c3') }],
    })
    const noTower = viewOf(after(both, { conflict: 'tower', towers: 0 }))
    expect(noTower).toMatchObject({ parks: [{ cell: cell('c3') }], towers: [] })
  })
  test('P-7.7 with fewer towers than cells the mover says where they go', () => {
    const match = after('d5n e5n c4n', { towers: 1 })
    expect(next(match, 'd4n')).toEqual(refusedBy('P-7.7', 'choose-towers'))
    expect(next(match, 'd4n^d3')).toEqual(refusedBy('P-7.7', 'not-a-tower-cell'))
    expect(next(match, 'd4n^e4')).toMatchObject({ ok: true })
    expect(viewOf(match)).toMatchObject({ towersLeft: 0, towers: [{ cell: cell('e4') }] })
    expect(next(after('d5n e5n c4n'), 'd4n^e4')).toEqual(refusedBy('P-7.7', 'no-tower-choice'))
    expect(after('d5n e5n c4n', { towers: 1 }).movesFor(1)).toEqual(expect.arrayContaining(['d4n^e4', 'd4n^c5']))
  })
  test('P-7.8 without towers the rule is void, also for the cells that got none', () => {
    expect(next(after('d5n e5n c4n d4n^e4', { towers: 1 }), 'c5n')).toMatchObject({ ok: true })
    expect(towersAfter('a1n b1n a2n h8n g8n h7n', { towers: 1 })).toEqual([cell('b2')])
  })
  test('P-7.9 a tower counts in no line and in no square', () => {
    expect(viewOf(after('d4n e4n d5n e6n e7n')).parks).toEqual([])
    expect(towersAfter('d4n e4n d5n f4n e6n').filter(each => each !== cell('e5'))).toEqual([])
  })
  test('P-7.10 four towers are the most, all beside the house', () => {
    const match = after('d5n d3n c4n e4n')
    const built = eventsOf(match, 'd4n').flatMap(event => (event.kind === 'tower' ? [event] : []))
    expect(built.map(event => event.cell)).toEqual(['c3', 'e3', 'c5', 'e5'].map(cell))
    expect(built.map(event => event.left)).toEqual([5, 4, 3, 2])
  })
})

import { describe, expect, test } from 'vitest'
import { after, cell, eventsOf, LINE, next, viewOf } from '../builder.ts'

describe('What parks pay', () => {
  test('P-6.1 a point for each house around, once', () => {
    const match = after('a1n b1n')
    expect(eventsOf(match, 'c1n')).toContainEqual({
      kind: 'park',
      cell: cell('d1'),
      points: [1, 0],
      paid: [{ cell: cell('c1'), owner: 0, points: 1 }],
    })
    next(match, 'e1w')
    expect(viewOf(match).pawns).toEqual([1, 0])
  })
  test('P-6.2 one more for a house that faces the park', () => expect(viewOf(after(LINE)).pawns).toEqual([2, 0]))
  test('P-6.3 a corner faces only the diagonal cell, an edge never does', () => {
    expect(viewOf(after('a1n b1n c1ne')).pawns).toEqual([1, 0])
    expect(viewOf(after('c3n e5n b2n')).pawns).toEqual([1, 1])
    expect(viewOf(after('c3ne e5sw b2n')).pawns).toEqual([2, 2])
  })
  test('P-6.4 both players are paid, no matter who made the park', () =>
    expect(viewOf(after('a1n b1n d1w')).pawns).toEqual([2, 1]))
  test('P-6.5 each park pays by itself, and a house may be paid by several', () => {
    const paid = eventsOf(after('d3n c4n'), 'b5n').flatMap(event => (event.kind === 'park' ? [event.points] : []))
    expect(paid).toEqual([
      [1, 0],
      [1, 0],
    ])
    expect(viewOf(after('c3ne e5n b2n e3se d3n e4n')).pawns).toEqual([6, 5])
  })
  test('P-6.6 who comes later is not paid', () => expect(viewOf(after(`${LINE} e1w`)).pawns).toEqual([2, 0]))
  test('P-6.7 points are never lost', () => {
    const match = after('')
    let before = [0, 0]
    for (const move of 'c3ne e5n b2n e3se d3n e4n'.split(' ')) {
      next(match, move)
      const now = viewOf(match).score.map(each => each.parks)
      expect(now.every((points, seat) => points >= before[seat]!)).toBe(true)
      before = now
    }
    expect(before).toEqual([6, 5])
  })
})

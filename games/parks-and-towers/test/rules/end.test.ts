import { ranks } from '@masterplan/kernel'
import { describe, expect, test } from 'vitest'
import { after, cell, eventsOf, next, refusedBy, totals, viewOf } from '../builder.ts'

describe('The end', () => {
  test('P-8.1 the game ends with the last house and what it brings', () => {
    const match = after('d4n e4n d5n', { houses: 2 })
    expect(match.turn()).toEqual({ kind: 'decide', seats: [1] })
    expect(eventsOf(match, 'f5w').map(event => event.kind)).toEqual(['house', 'end', 'tower-share'])
    expect(match.turn()).toEqual({ kind: 'over' })
    expect(viewOf(match)).toMatchObject({ phase: 'over', ending: 'all-built' })
    expect(next(match, 'a1n')).toMatchObject({ ok: false, refused: { code: 'match-over' } })
  })
  test('P-8.2 it also ends when no cell is left', () => {
    const match = after('a1n', { size: 3, houses: 32, towers: 0 })
    for (const move of 'b1n c1n a2n b2n c2n a3n b3n'.split(' ')) next(match, move)
    expect(match.turn()).toEqual({ kind: 'decide', seats: [0] })
    expect(eventsOf(match, 'c3n')).toContainEqual({ kind: 'end', ending: 'no-cell-left' })
    expect(match.turn()).toEqual({ kind: 'over' })
    expect(viewOf(match)).toMatchObject({ ending: 'no-cell-left', housesLeft: [27, 28] })
  })
  test('P-8.3 houses built after the tower count, and those that face it count twice', () => {
    const shares = (moves: string) => viewOf(after(moves, { houses: 2 })).towers[0]!.shares
    expect(shares('d4n e4n d5n f5w')).toEqual([2, 4])
    expect(shares('d4ne e4s d5e f5n')).toEqual([4, 2])
  })
  test('P-8.4 two points for the larger share, whatever the margin; none for equal shares', () => {
    expect(totals(after('d4n e4n d5n f5w', { houses: 2 }))).toEqual([0, 2])
    expect(totals(after('d4ne e4s d5e f5n', { houses: 2 }))).toEqual([2, 0])
    expect(totals(after('d4n e4s d5n f5n', { houses: 2 }))).toEqual([0, 0])
  })
  test('P-8.4 P-1.4 the pawns walk the points of towers too, once the towers are looked at', () => {
    expect(viewOf(after('d4n e4n d5n', { houses: 2 })).pawns).toEqual([0, 0])
    const match = after('d4n e4n d5n f5w', { houses: 2 })
    expect([totals(match), viewOf(match).pawns]).toEqual([
      [0, 2],
      [0, 2],
    ])
    const komi = after('d4n e4n d5n f5w', { houses: 2, komiHalves: 5 })
    expect([totals(komi), viewOf(komi).pawns]).toEqual([
      [0, 4.5],
      [0, 2],
    ]) // nobody walks half a square
    const before = after('d4n e4n d5n f5w', { houses: 2 }, '1.0.0')
    expect([totals(before), viewOf(before).pawns]).toEqual([
      [0, 2],
      [0, 0],
    ])
  })
  test('P-8.5 shares are not points, and each tower is judged by itself', () => {
    const match = after('d5n d3n c4n e4n d4n', { houses: 3 })
    const told = eventsOf(match, 'h8n').flatMap(event => (event.kind === 'tower-share' ? [event] : []))
    expect(told).toHaveLength(4)
    const won = [0, 1].map(seat => told.reduce((sum, event) => sum + event.points[seat as 0 | 1], 0))
    expect(match.scores().map(each => each.lines.towers)).toEqual(won)
  })
  test('P-8.6 more points win, equal ones are a draw; komi is added for Yellow', () => {
    expect(ranks(after('d4n e4n d5n f5w', { houses: 2 }).scores())).toEqual([2, 1])
    expect(ranks(after('d4n e4s d5n f5n', { houses: 2 }).scores())).toEqual([1, 1])
    expect(totals(after('d4n e4s d5n f5n', { houses: 2, komiHalves: 5 }))).toEqual([0, 2.5])
  })
})

describe('Forgotten parks and towers', () => {
  test('P-9.1 usually nothing can be forgotten, and nothing is marked', () => {
    expect(viewOf(after('a1n b1n c1e')).pawns).toEqual([2, 0])
    expect(next(after('a1n b1n'), 'c1e+d1')).toEqual(refusedBy('P-9.2', 'nothing-to-mark'))
  })
  test('P-9.2 with attention, parks that the mover does not mark pay nothing; towers count all the same', () => {
    const attentive = { attention: true }
    expect(viewOf(after('a1n b1n c1e+d1', attentive)).pawns).toEqual([2, 0])
    const match = after('a1n b1n', attentive)
    expect(next(match, 'c1e+e1')).toEqual(refusedBy('P-9.2', 'nothing-to-mark'))
    expect(eventsOf(match, 'c1e')).toContainEqual({ kind: 'park-forgotten', cell: cell('d1') })
    expect(viewOf(match)).toMatchObject({ pawns: [0, 0], parks: [{ cell: cell('d1'), points: [0, 0] }] })
    expect(totals(after('d4n e4n d5n f5w', { ...attentive, houses: 2 }))).toEqual([0, 2])
    expect(after('d4n e4n', attentive).movesFor(0)).toEqual(expect.arrayContaining(['d5n', 'd5n+e5']))
    expect(next(after('c3n d4n', { attention: true, parkLimit: 1 }), 'e5n*b2')).toMatchObject({ ok: true })
  })
})

import { ranks } from '@masterplan/kernel'
import { describe, expect, test } from 'vitest'
import { after, eventsOf, next, refusedBy, totals, viewOf } from './table.ts'

const cell = (name: string) => name.charCodeAt(0) - 97 + 8 * (Number(name[1]) - 1)
const towersAfter = (moves: string, options = {}) => viewOf(after(moves, options)).towers.map(each => each.cell)

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

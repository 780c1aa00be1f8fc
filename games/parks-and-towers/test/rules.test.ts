import { describe, expect, test } from 'vitest'
import type { View } from '../src/index.ts'
import { after, eventsOf, game, next, refusedBy, viewOf } from './table.ts'

const LINE = 'a1n b1n c1e' // White's park on d1 pays 2
const at = (list: readonly { readonly cell: number }[]) => list.map(each => each.cell)
const cell = (name: string) => name.charCodeAt(0) - 97 + 8 * (Number(name[1]) - 1)

describe('Set-up', () => {
  test('P-1.1 two players: the first seat is White, the second Yellow', () => {
    expect(game.seats).toEqual({ min: 2, max: 2 })
    expect(game.open(3, {})).toMatchObject({ ok: false, problem: 'wrong-players' })
    expect(viewOf(after('a1n h8n')).houses.map(each => each.owner)).toEqual([0, 1])
  })
  test('P-1.2 the board is empty at first, and as large as was chosen', () => {
    for (const size of [3, 4, 5, 6, 7, 8]) {
      const match = after('', { size })
      expect(match.movesFor(0)).toHaveLength(8 * size * size)
      expect(viewOf(match)).toMatchObject({ houses: [], parks: [], towers: [], closed: [] })
    }
    expect(next(after('', { size: 5 }), 'f1n')).toEqual(refusedBy('P-1.2', 'off-board'))
    expect(next(after('', { size: 5 }), 'a6n')).toEqual(refusedBy('P-1.2', 'off-board'))
    expect(game.open(2, { size: 9 })).toMatchObject({ ok: false, problem: 'value-not-allowed' })
  })
  test('P-1.3 houses for each, towers for both, parks without end; presets set all three numbers', () => {
    expect(viewOf(after('a1n'))).toMatchObject({ housesLeft: [13, 14], towersLeft: 6, parksLeft: null })
    const boxes = { standard: [8, 14, 6], medium: [7, 11, 5], small: [6, 8, 3], mini: [5, 5, 2] }
    for (const [preset, [size, houses, towersLeft]] of Object.entries(boxes)) {
      expect(viewOf(after('', { preset, size: 3, houses: 1 }))).toMatchObject({
        size,
        housesLeft: [houses, houses],
        towersLeft,
      })
    }
    expect(viewOf(after('', { parkLimit: 21 })).parksLeft).toBe(21)
  })
  test('P-1.4 points start at 0, and pawns walk round the rim without standing in the way', () => {
    expect(viewOf(after('')).pawns).toEqual([0, 0])
    expect(viewOf(after(LINE)).pawns).toEqual([2, 0])
  })
  test('P-1.5 White moves first, then in turn', () => {
    const match = after('')
    expect(match.append('2 a1n')).toMatchObject({ ok: false, refused: { code: 'not-your-turn' } })
    expect(match.append('1 a1n')).toMatchObject({ ok: true })
    expect(match.append('1 a2n')).toMatchObject({ ok: false, refused: { code: 'not-your-turn' } })
    expect(match.turn()).toEqual({ kind: 'decide', seats: [1] })
    expect(next(match, 'pass')).toMatchObject({ ok: false, refused: { code: 'unreadable-move' } })
  })
})

describe('Cells and houses', () => {
  test('P-2.1 a cell holds one thing', () => {
    expect(next(after('d4n'), 'd4s')).toEqual(refusedBy('P-2.1', 'cell-taken'))
    expect(next(after('d4n e4n d5n'), 'e5n')).toEqual(refusedBy('P-2.1', 'cell-taken')) // a tower
  })
  test('P-2.2 nothing moves or goes away', () => {
    const match = after('')
    let before: View = viewOf(match)
    for (const move of 'b4n c4n d2n d3n d4n g7s h8w a8e'.split(' ')) {
      next(match, move)
      const now = viewOf(match)
      expect(now.houses).toEqual(expect.arrayContaining([...before.houses]))
      expect(now.parks).toEqual(expect.arrayContaining([...before.parks]))
      expect(at(now.towers)).toEqual(expect.arrayContaining(at(before.towers)))
      before = now
    }
  })
  test('P-3.1 one house a turn, on any empty cell, and only own ones', () => {
    const view = viewOf(after('a1n h8n d4n'))
    expect(view.houses.map(({ cell: where, owner }) => [where, owner])).toEqual([
      [cell('a1'), 0],
      [cell('d4'), 0],
      [cell('h8'), 1],
    ])
  })
  test('P-3.2 every place is legal, also towards the edge and towards a taken cell', () => {
    const match = after('a1n')
    for (const place of ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'])
      expect(match.judge(1, `a2${place}`)).toBeUndefined()
  })
  test('P-3.3 a place changes points, never parks or towers', () => {
    const facing = viewOf(after('a1n b1n c1e d2n'))
    const averted = viewOf(after('a1s b1w c1w d2sw'))
    expect(at(facing.parks)).toEqual(at(averted.parks))
    expect(at(facing.towers)).toEqual(at(averted.towers))
    expect([facing.pawns, averted.pawns]).toEqual([
      [2, 0],
      [1, 0],
    ])
  })
  test('P-3.4 a cell that would complete a line is never open to a house', () => {
    expect(next(after(LINE), 'd1n')).toEqual(refusedBy('P-5.6', 'cell-taken'))
    expect(next(after(LINE, { parkLimit: 0 }), 'd1n')).toEqual(refusedBy('P-3.4', 'cell-closed'))
  })
  test('P-3.5 while there are towers, neither is one that would complete a square', () => {
    expect(next(after('d4n e4n d5n'), 'e5n')).toMatchObject({ ok: false, refused: { facts: { by: 'tower' } } })
    expect(next(after('d4n e4n d5n', { towers: 0 }), 'e5n')).toMatchObject({ ok: true })
  })
})

describe('Lines and parks', () => {
  test.each([
    ['a rank', 'c4n d4n e4n', ['b4', 'f4']],
    ['a file', 'd3n d4n d5n', ['d2', 'd6']],
    ['the rising diagonal', 'c3n d4n e5n', ['b2', 'f6']],
    ['the falling diagonal', 'c5n d4n e3n', ['f2', 'b6']],
  ])('P-4.1 a line runs along %s', (_, moves, parks) => expect(at(viewOf(after(moves)).parks)).toEqual(parks.map(cell)))
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
    expect(at(viewOf(after('a1n b1n c1n')).parks)).toEqual([cell('d1')])
    expect(viewOf(after('a1n b1n c1n e1n f1n')).parks).toHaveLength(1)
    expect(viewOf(after('d4n e4n d5n e6n e7n')).parks).toHaveLength(0)
  })
  test('P-5.1 P-5.2 parks beyond both ends and in gaps, at once and by themselves', () => {
    expect(at(viewOf(after('a1n b1n d1n')).parks)).toEqual([cell('c1')])
    expect(at(viewOf(after('a1n c1n d1n')).parks)).toEqual([cell('b1')])
    expect(eventsOf(after('c4n d4n'), 'e4n').filter(event => event.kind === 'park')).toHaveLength(2)
  })
  test('P-5.3 parks of one turn do not cancel each other', () => {
    expect(at(viewOf(after('b4n c4n d2n d3n d4n')).parks)).toEqual(['d1', 'a4', 'e4', 'd5'].map(cell))
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
  test('P-6.4 both players are paid, whoever made the park', () =>
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

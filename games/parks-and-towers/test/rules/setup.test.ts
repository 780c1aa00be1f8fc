import { describe, expect, test } from 'vitest'
import type { View } from '../../src/index.ts'
import { after, cell, cellsOf, game, LINE, next, refusedBy, viewOf } from '../builder.ts'

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
      expect(cellsOf(now.towers)).toEqual(expect.arrayContaining(cellsOf(before.towers)))
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
    expect(cellsOf(facing.parks)).toEqual(cellsOf(averted.parks))
    expect(cellsOf(facing.towers)).toEqual(cellsOf(averted.towers))
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

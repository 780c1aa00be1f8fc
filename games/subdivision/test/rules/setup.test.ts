import { cellName } from '@masterplan/kernel/square'
import { describe, expect, test } from 'vitest'
import { after, answer, cell, count, enter, free, game, movesOf, open, refusedBy, viewOf, words } from '../builder.ts'
import { golden } from '../golden.ts'

describe('Set-up', () => {
  test.each([
    [2, 'full', 6, 6, 15],
    [3, 'full', 7, 4, 15],
    [4, 'full', 8, 4, 15],
    [2, 'threehouse', 5, 7, 9],
    [3, 'threehouse', 6, 9, 9],
    [4, 'threehouse', 6, 0, 9],
  ] as const)('S-1.1 %i players with the %s set have a board of %i and %i parks', (players, set, size, parks, each) => {
    const view = viewOf(open(players, { set }))
    expect([view.size, view.plots.length, count(view, 'park')]).toEqual([size, size * size, parks])
    expect(count(view, 'free')).toBe(players * each)
  })
  test('S-1.1 nobody plays alone, nor five', () => {
    expect(game.open(1, {})).toMatchObject({ ok: false, problem: 'wrong-players' })
    expect(game.open(5, {})).toMatchObject({ ok: false, problem: 'wrong-players' })
    expect(answer(open(2), '2g1')).toEqual({ code: 'no-such-cell', rule: 'S-1.1' })
    expect(answer(open(2), '3a7')).toEqual({ code: 'no-such-cell', rule: 'S-1.1' })
    expect(answer(open(3), '2g2')).toBeUndefined()
  })
  test('S-1.2 fixed parks stand where the layout says, custom ones where agreed', () => {
    const parks = (match: ReturnType<typeof open>) =>
      viewOf(match)
        .plots.flatMap(({ cell, plot }) => (plot === 'park' ? cellName(cell) : []))
        .join(' ')
    expect(parks(open(2))).toBe('a1 f1 c3 d4 a6 f6')
    expect(parks(open(2, free('f6,a1,f1,a3,a6,e6')))).toBe('a1 f1 a3 a6 e6 f6')
    expect(parks(open(2, { parks: 'custom' }))).toBe(parks(open(2)))
  })
  test.each([
    ['too few', 2, 'custom', 'a1,f1,c3,d4,a6'],
    ['too many', 2, 'custom', 'a1,f1,c3,d4,a6,f6,b1'],
    ['one twice', 2, 'custom', 'a1,f1,c3,d4,a6,a6'],
    ['one beside the board', 2, 'custom', 'a1,f1,c3,d4,a6,g6'],
    ['no cells', 2, 'custom', 'parks'],
    ['blanks', 2, 'custom', 'a1, f1, c3, d4, a6, f6'],
    ['cells for fixed parks', 2, 'fixed', 'a1,f1,c3,d4,a6,f6'],
    ['cells for random parks', 2, 'random', 'a1,f1,c3,d4,a6,f6'],
    ['the layout of two for three', 3, 'custom', 'a1,f1,c3,d4,a6,f6'],
  ] as const)('S-1.2 custom parks are refused: %s', (_, players, parks, parkCells) => {
    expect(game.open(players, { parks, parkCells })).toMatchObject({ ok: false, name: 'parkCells' })
  })
  test('S-1.2 random parks fall one at a time, each cell as likely, before anybody moves', () => {
    const match = open(2, { parks: 'random' })
    expect(match.turn()).toEqual({ kind: 'luck' })
    expect(match.append('1 2b2')).toEqual(refusedBy('K1', 'not-your-turn'))
    expect(match.append('* 2b2')).toEqual(refusedBy('S-1.2', 'parks-come-first'))
    expect(enter(match, 'pc3 pa1 pa2 pb1 pb2')).toMatchObject({ ok: true })
    expect(match.append('* pc3')).toEqual(refusedBy('S-1.3', 'park-there'))
    expect(match.append('* pg1')).toEqual(refusedBy('S-1.1', 'no-such-cell'))
    expect(match.append('* pf6')).toMatchObject({ heard: [{ event: { kind: 'park-placed', by: 'luck', toCome: 0 } }] })
    expect(match.turn()).toEqual({ kind: 'decide', seats: [0] })
    expect(movesOf(match)).toHaveLength(60)
    expect(answer(match, 'pe5')).toEqual({ code: 'parks-are-placed', rule: 'S-1.2' })
  })
  test('S-1.2 a set without parks has nothing to draw', () => {
    expect(open(4, { set: 'threehouse', parks: 'random' }).turn()).toEqual({ kind: 'decide', seats: [0] })
    expect(open(4, { set: 'threehouse', parks: 'placement' }).turn()).toEqual({ kind: 'decide', seats: [0] })
  })
  test('S-1.3 no pyramid stands on a park', () => {
    for (const pips of [1, 2, 3]) expect(answer(open(2), `${pips}c3`)).toEqual({ code: 'park-there', rule: 'S-1.3' })
    expect(viewOf(after(golden('G1').moves.join(' '))).plots[0]).toEqual({ cell: cell('a1'), plot: 'park' })
  })
  test('S-1.4 all stashes are full and equal', () => {
    expect(viewOf(open(3)).stashes).toEqual([
      [5, 5, 5],
      [5, 5, 5],
      [5, 5, 5],
    ])
    expect(viewOf(open(2, { set: 'threehouse' })).stashes).toEqual([
      [3, 3, 3],
      [3, 3, 3],
    ])
    expect(viewOf(after('2b2 3b3')).stashes).toEqual([
      [5, 4, 5],
      [5, 5, 4],
    ])
  })
  test('S-1.5 seat 1 begins, and turns go round in the order of the seats', () => {
    const match = open(3)
    const order = words('2b1 2c1 2d1 2e1').map(move => {
      const turn = match.turn()
      enter(match, move)
      return turn.kind === 'decide' ? turn.seats : []
    })
    expect(order).toEqual([[0], [1], [2], [0]])
    expect(match.append('1 2f1')).toEqual(refusedBy('K1', 'not-your-turn'))
  })
})

import { describe, expect, test } from 'vitest'
import type { View } from '../src/index.ts'
import { readGolden } from './golden.ts'
import { after, answer, enter, game, movesOf, NORTH, open, refusedBy, sized, words } from './table.ts'

const viewOf = (match: ReturnType<typeof open>): View => match.viewFor('audience') as View
const count = (view: View, wanted: string): number => view.plots.filter(({ plot }) => plot === wanted).length
const golden = (name: string) => readGolden().find(each => each.name === name)!
const free = (names: string) => ({ parks: 'custom', parkCells: names }) as const

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
      viewOf(match).plots.flatMap(({ cell, plot }) => (plot === 'park' ? [cell] : []))
    expect(parks(open(2))).toEqual([0, 5, 18, 27, 40, 45])
    expect(parks(open(2, free('f6,a1,f1,a3,a6,e6')))).toEqual([0, 5, 16, 40, 44, 45])
    expect(parks(open(2, { parks: 'custom' }))).toEqual(parks(open(2)))
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
    expect(viewOf(after(golden('G1').moves.join(' '))).plots[0]).toEqual({ cell: 0, plot: 'park' })
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

describe('Placement', () => {
  test('S-3.1 one pyramid from the stash on a free cell, and nothing else (V24)', () => {
    const match = after('2b2 2c2 2b3 2c4 2b4 2c5 2b5 2c6 2b6 2d6')
    expect(answer(match, '3b2')).toEqual({ code: 'pyramid-there', rule: 'S-3.1' })
    expect(answer(match, '3c2')).toEqual({ code: 'pyramid-there', rule: 'S-3.1' })
    expect(answer(match, '2e1')).toEqual({ code: 'none-left', rule: 'S-3.1' })
    expect(answer(match, '3a1')).toEqual({ code: 'park-there', rule: 'S-1.3' })
    expect(answer(match, '3h8')).toEqual({ code: 'no-such-cell', rule: 'S-1.1' })
    expect(answer(match, '-')).toEqual({ code: 'may-not-pass', rule: 'S-4.1' })
    expect(answer(match, '4e1')).toEqual({ code: 'unreadable-move', rule: 'K2' })
    expect(answer(match, '3e1')).toBeUndefined()
  })
  test('S-3.2 a high rise keeps away from those of its own colour only (V21)', () => {
    const match = after('3c2 3d2')
    expect(movesOf(match)).toHaveLength(56)
    expect(match.judge(0, '3c1')).toMatchObject({ code: 'high-rise-too-near', rule: 'S-3.2', facts: { other: 'c2' } })
    for (const move of ['3e1', '1e1', '1c1']) expect(answer(match, move)).toBeUndefined()
  })
  test('S-3.2 S-3.4 own high rises forbid all eight cells around, and help nobody of their own (V19)', () => {
    const moves = movesOf(after('3c2 2e5'))
    expect([sized(1, moves).length, sized(2, moves).length, sized(3, moves).length]).toEqual([0, 28, 21])
    for (const near of words('b1 b2 b3 c1 d1 d2 d3')) expect(sized(3, moves)).not.toContain(near)
  })
  test('S-3.3 a family home may stand on any free cell', () => {
    const view = viewOf(after('3c2 3d2 1c1'))
    expect(sized(2, movesOf(after('3c2 3d2 1c1')))).toHaveLength(count(view, 'free'))
  })
  test('S-3.4 a manufactured home needs a foreign high rise near (V18)', () => {
    const moves = movesOf(after('3c2'))
    expect(moves).toHaveLength(65)
    expect(sized(1, moves)).toEqual(words('b1 c1 d1 b2 d2 b3 d3'))
    expect(answer(after('3c2'), '1e2')).toEqual({ code: 'nobody-near', rule: 'S-3.4' })
  })
  test('S-3.4 foreign family homes do not help (V20)', () => {
    const moves = movesOf(after('2c2 2e5'))
    expect([moves.length, sized(1, moves)]).toEqual([56, []])
  })
  test('S-3.4 a foreign manufactured home helps as much as a high rise (V22, V23)', () => {
    expect(movesOf(after('3c2 1b1'))).toHaveLength(53)
    expect(sized(1, movesOf(after('3c2 1b1')))).toEqual(words('c1 a2 b2'))
    expect(movesOf(after('3c2 1b1 1a2'))).toHaveLength(61)
    expect(sized(1, movesOf(after('3c2 1b1 1a2')))).toEqual(words('c1 d1 b2 d2 a3 b3 d3'))
  })
  test('S-3.5 what was legal when placed stays where it is', () => {
    const before = viewOf(after('3c2 1b1 1a2'))
    const later = viewOf(after('3c2 1b1 1a2 3b2 3e4 2d5'))
    for (const { cell, plot } of before.plots) {
      if (plot !== 'free') expect(later.plots.find(each => each.cell === cell)?.plot).toEqual(plot)
    }
  })
  test('S-3.6 the first pyramid is never a manufactured home (V17)', () => {
    expect(movesOf(open(2))).toHaveLength(60)
    for (const players of [2, 3, 4]) expect(sized(1, movesOf(open(players)))).toEqual([])
  })
})

describe('Definitions', () => {
  test('S-2.1 S-2.2 near reaches across corners, neighbouring does not', () => {
    expect(sized(1, movesOf(after('3c4', free(NORTH))))).toEqual(words('b3 c3 d3 b4 d4 b5 c5 d5'))
    const scores = (moves: string) => after(moves, free(NORTH)).scores()[0]?.lines.groups
    expect(scores('2b2 2f1 2c3')).toBe(-2)
    expect(scores('2b2 2f1 2b3')).toBe(-1)
  })
  test('S-2.4 a park between two cells changes nothing about their being near', () => {
    const parks = free('c2,c4,a6,b6,c6,d6')
    expect(answer(after('3b3', parks), '1c3')).toBeUndefined() // parks above and below
    expect(answer(after('3b3', parks), '1d3')).toEqual({ code: 'nobody-near', rule: 'S-3.4' }) // two steps away
    expect(sized(1, movesOf(after('3b2', free('b3,c2,a6,b6,c6,d6'))))).toContain('c3') // around the corner of two parks
  })
})

describe('Passing and the end', () => {
  test('S-4.1 whoever cannot place must pass, and only then (V25)', () => {
    const moves = golden('G2').moves
    const stuck = after(moves.slice(0, 26).join(' '))
    expect([stuck.turn(), movesOf(stuck)]).toEqual([{ kind: 'decide', seats: [0] }, ['-']])
    expect(answer(stuck, '3d5')).toEqual({ code: 'high-rise-too-near', rule: 'S-3.2' })
    expect(movesOf(after(moves.slice(0, 28).join(' ')))).toEqual(['-'])
    expect(answer(open(2), '-')).toEqual({ code: 'may-not-pass', rule: 'S-4.1' })
    expect(stuck.append('1 -')).toMatchObject({ heard: [{ to: 'everyone', event: { kind: 'passed', seat: 0 } }] })
  })
  test('S-4.2 who passed places again as soon as a placement is legal', () => {
    const { moves, options } = golden('G6')
    const at = moves.indexOf('-')
    const passed = after(moves.slice(0, at).join(' '), options)
    expect([passed.turn(), movesOf(passed)]).toEqual([{ kind: 'decide', seats: [0] }, ['-']])
    enter(passed, moves.slice(at, at + 2).join(' '))
    expect([passed.turn(), moves[at + 2]]).toEqual([{ kind: 'decide', seats: [0] }, '1b5'])
    expect(enter(passed, '1b5')).toMatchObject({ ok: true })
  })
  test('S-4.3 it is over as soon as nobody can place, free cells or not, without further passes (V26)', () => {
    const { moves } = golden('G3')
    const before = after(moves.slice(0, -1).join(' '))
    expect(before.turn().kind).toBe('decide')
    const said = enter(before, moves.at(-1)!)
    expect(said).toMatchObject({ heard: [{}, { event: { kind: 'over', totals: [16, 16], winners: [0, 1] } }] })
    expect(before.turn()).toEqual({ kind: 'over' })
    expect(count(viewOf(before), 'free')).toBe(1)
    expect(before.append('2 3d3')).toEqual(refusedBy('K3', 'match-over'))
  })
  test('S-4.4 what is left in a stash counts for nothing', () => {
    const lines = after(golden('G2').moves.join(' ')).scores()[0]!.lines
    expect(lines.pips).toBe(30 - 3 - 3)
    expect(lines.groups).toBe(-7)
  })
})

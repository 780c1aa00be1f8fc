import { describe, expect, test } from 'vitest'
import { after, answer, count, free, movesOf, NORTH, open, sized, viewOf, words } from '../builder.ts'

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

describe('Placement', () => {
  test('S-3.1 one pyramid from the stash on a free cell, and nothing else', () => {
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
  test('S-3.2 a high rise keeps away from those of its own colour only', () => {
    const match = after('3c2 3d2')
    expect(movesOf(match)).toHaveLength(56)
    expect(match.judge(0, '3c1')).toMatchObject({ code: 'high-rise-too-near', rule: 'S-3.2', facts: { other: 'c2' } })
    for (const move of ['3e1', '1e1', '1c1']) expect(answer(match, move)).toBeUndefined()
  })
  test('S-3.2 S-3.4 own high rises forbid all eight cells around, and help nobody of their own', () => {
    const moves = movesOf(after('3c2 2e5'))
    expect([sized(1, moves).length, sized(2, moves).length, sized(3, moves).length]).toEqual([0, 28, 21])
    for (const near of words('b1 b2 b3 c1 d1 d2 d3')) expect(sized(3, moves)).not.toContain(near)
  })
  test('S-3.3 a family home may stand on any free cell', () => {
    const view = viewOf(after('3c2 3d2 1c1'))
    expect(sized(2, movesOf(after('3c2 3d2 1c1')))).toHaveLength(count(view, 'free'))
  })
  test('S-3.4 a manufactured home needs a foreign high rise near', () => {
    const moves = movesOf(after('3c2'))
    expect(moves).toHaveLength(65)
    expect(sized(1, moves)).toEqual(words('b1 c1 d1 b2 d2 b3 d3'))
    expect(answer(after('3c2'), '1e2')).toEqual({ code: 'nobody-near', rule: 'S-3.4' })
  })
  test('S-3.4 foreign family homes do not help', () => {
    const moves = movesOf(after('2c2 2e5'))
    expect([moves.length, sized(1, moves)]).toEqual([56, []])
  })
  test('S-3.4 a foreign manufactured home helps as much as a high rise', () => {
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
  test('S-3.6 the first pyramid is never a manufactured home', () => {
    expect(movesOf(open(2))).toHaveLength(60)
    for (const players of [2, 3, 4]) expect(sized(1, movesOf(open(players)))).toEqual([])
  })
})

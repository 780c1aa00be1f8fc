import { describe, expect, test } from 'vitest'
import { templateTown, type View } from '../../src/index.ts'
import { after, answer, linesOf } from '../builder.ts'

const viewOf = (match: ReturnType<typeof after>, viewer: 0 | 1 | 'audience') => match.viewFor(viewer) as View

describe('Setting up', () => {
  test.each([
    [2, 2, 4],
    [2, 3, 6],
    [4, 3, 12],
  ])('TT-1.1 %i players with %i houses each share %i lots', (players, houses, lots) => {
    expect(viewOf(after('', { houses }, players), 0).houses).toEqual(Array.from({ length: lots }, () => null))
    expect(templateTown.draws(templateTown.start(players, { houses, bonus: 2 }))).toHaveLength(lots)
  })
  test('TT-1.1 there are no lots beyond the row', () => {
    expect(answer(after('wish 1, wish 2'), 'build 7 1')).toEqual({ code: 'no-such-lot', rule: 'TT-1.1' })
    expect(answer(after(''), 'wish 7')).toEqual({ code: 'no-such-lot', rule: 'TT-1.1' })
  })
  test('TT-1.2 luck deals different lots, and each seat sees its own', () => {
    expect(answer(after('wish 3'), 'wish 3')).toEqual({ code: 'wished-already', rule: 'TT-1.2' })
    expect(answer(after('wish 3'), 'build 3 1')).toEqual({ code: 'wishes-come-first', rule: 'TT-1.2' })
    const match = after('wish 3, wish 5')
    expect(answer(match, 'wish 1')).toEqual({ code: 'wishes-are-dealt', rule: 'TT-1.2' })
    expect(viewOf(match, 0).wishes).toEqual([2, null])
    expect(viewOf(match, 1).wishes).toEqual([null, 4])
    expect(viewOf(match, 'audience').wishes).toEqual([null, null])
  })
})

describe('Building', () => {
  test('TT-2.1 seat 1 begins, and each builds one house on an empty lot', () => {
    const match = after('wish 1, wish 2, build 4 2')
    expect(match.turn()).toEqual({ kind: 'decide', seats: [1] })
    expect(match.movesFor(1)).toEqual([1, 2, 3, 5, 6].flatMap(lot => [`build ${lot} 1`, `build ${lot} 2`]))
    expect(answer(match, 'build 4 1')).toEqual({ code: 'taken', rule: 'TT-2.1' })
    expect(answer(match, 'build 5 3')).toMatchObject({ code: 'unreadable-move' })
    expect(viewOf(match, 1).houses[3]).toEqual({ owner: 0, floors: 2 })
  })
  test('TT-2.2 it ends with the last lot, and all wishes are shown', () => {
    const almost = 'wish 1, wish 2, build 1 1, build 2 1, build 3 1'
    expect(after(almost, { houses: 2 }).turn().kind).toBe('decide')
    const match = after(`${almost}, build 4 1`, { houses: 2 })
    expect(match.turn()).toEqual({ kind: 'over' })
    expect(viewOf(match, 'audience').wishes).toEqual([0, 1])
  })
})

describe('Scoring', () => {
  test('TT-3.1 floors score', () => {
    expect(linesOf(after('wish 5, wish 6, build 1 2, build 4 1, build 3 1'), 'floors')).toEqual([3, 1])
  })
  test('TT-3.2 tall neighbours take each other’s light, low ones do not', () => {
    const match = after('wish 5, wish 6, build 1 2, build 2 2, build 3 2, build 4 1')
    expect(linesOf(match, 'shade')).toEqual([-2, -2])
  })
  test('TT-3.3 a house on the wished lot scores more, another’s does not', () => {
    expect(linesOf(after('wish 1, wish 2, build 1 1, build 3 1', { bonus: 4 }), 'wish')).toEqual([4, 0])
    expect(linesOf(after('wish 1, wish 2, build 2 1, build 1 1'), 'wish')).toEqual([0, 0])
  })
  test('TT-3.4 most points win, equals share', () => {
    const final = after('wish 1, wish 2, build 1 2, build 2 1, build 3 1, build 4 1', { houses: 2 }).scores()
    expect(final.map(({ total }) => total)).toEqual([5, 4])
    expect(final.every(({ tiebreaks }) => tiebreaks.length === 0)).toBe(true)
  })
})

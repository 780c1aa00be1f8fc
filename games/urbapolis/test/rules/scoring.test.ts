import { ranks } from '@masterplan/kernel'
import { describe, expect, test } from 'vitest'
import { levelOf } from '../../src/data/tiles.ts'
import { urbapolis } from '../../src/index.ts'
import { after, cell, level, scene } from '../builder.ts'

const lines = (state: ReturnType<typeof scene>, seat = 1) => urbapolis.scores(state)[seat - 1]!.lines
const withLevel = (state: ReturnType<typeof scene>, plot: string, wanted: number) => {
  state.staff[state.owner[cell(plot)]! - 1] = 0 // set below by hand
  state.total[cell(plot)] = wanted
  return levelOf(wanted)
}

describe('Final scoring', () => {
  test('U-SCO-01 U-FAM-02 each private building scores what its level shows', () => {
    const state = scene('BANK . .\n. H04/1 .\n. . S01/2', { boosts: { b2: 2 } })
    expect(level(state, 'b2')).toBe(3)
    expect(lines(state)).toMatchObject({ housing: 8, shops: 0 })
    expect(lines(state, 2)).toMatchObject({ housing: 0, shops: 0 + 0 + 0 })
  })

  test('U-SCO-02 built public buildings score their printed points', () => {
    expect(lines(scene('L07/1 E05/1 E01/2\n. . .\n. . .'))).toMatchObject({ public: 14, conditions: 0 })
  })

  test('U-SCO-01 U-SCO-03 U-SCO-04 U-SCO-05 a full score', () => {
    const state = scene('H08/1 . S06/1 . I07/1\n. . . . .\nC06/1 . L06/1 . L04/1', { coins: { 1: 27 } })
    const staff = [
      withLevel(state, 'a1', 3),
      withLevel(state, 'c1', 4),
      withLevel(state, 'e1', 2),
      withLevel(state, 'a3', 5),
    ]
    expect(staff).toEqual([3, 4, 2, 5])
    state.staff[0] = 1 + 1 // I07 at 2, C06 at 5
    state.hired[0] = 1
    state.tokens[0] = 3
    expect(lines(state)).toEqual({
      housing: 12,
      shops: 4,
      industry: 6,
      corporations: 7,
      public: 0,
      conditions: 12 + 8,
      tokens: 3,
      money: 2,
    })
    expect(urbapolis.scores(state)[0]!.total).toBe(54)
  })

  test('U-FX-07 temps are no team', () => {
    const state = scene('TEMP . L04/1\n. . .\n. . .')
    after(state, '1 temps 4')
    expect(lines(state).conditions).toBe(5)
  })

  test('U-SCO-03 the metro hub counts roads beside own buildings', () => {
    const state = scene('H01/1 . .\n. . .\n. . L10/1')
    for (const border of [0, 2 * cell('b2') + 1, 2 * cell('c2') + 1]) state.roads[border] = 1
    expect(lines(state)).toMatchObject({ conditions: 4, public: 2 })
  })

  test('U-SCO-03 U-SCO-05 the stock exchange and the money count the same coins', () => {
    expect(lines(scene('L05/1 . .\n. . .\n. . .', { coins: { 1: 52 } }))).toMatchObject({
      conditions: 10,
      public: 2,
      money: 5,
    })
  })

  test('U-SCO-03 the theatre counts buildings, the gardens homes beside them', () => {
    const drawing = (tile: string) => `BANK HOSP HALL\nS01/2 ${tile}/1 .\n. . H01/1`
    expect(lines(scene(drawing('L01')))).toMatchObject({ conditions: 5, public: 2 })
    expect(lines(scene(drawing('L02')))).toMatchObject({ conditions: 2, public: 2 })
  })

  test('U-SCO-03 the other conditions count own buildings', () => {
    const drawing = (tile: string) => `H10/1 S01/1 S02/1\nI01/1 ${tile}/1 C01/2\nH01/2 C02/1 .`
    const conditions = ['L03', 'L06', 'L09', 'L11', 'L12'].map(tile => lines(scene(drawing(tile))).conditions)
    expect(conditions).toEqual([6, 12, 2, 4, 2])
  })

  test('U-SCO-04 U-SCO-05 tokens, and a point for each full ten coins', () => {
    const state = scene('BANK . .\n. . .\n. . .', { coins: { 1: 29 } })
    state.tokens[0] = 4
    expect(lines(state)).toMatchObject({ money: 2, tokens: 4 })
  })

  test('U-SCO-06 hands, empty plots and workers score nothing', () => {
    const state = scene('BANK /1 /1\n. . .\n. . .', { hands: { 1: 'H10 L07' }, coins: { 1: 9 } })
    expect(urbapolis.scores(state)[0]!.total).toBe(0)
  })

  test('U-SCO-07 U-GEN-04 equal points go to more coins, then to more buildings, then to both', () => {
    const table = (coins: number, drawing: string) => ranks(urbapolis.scores(scene(drawing, { coins: { 1: coins } })))
    expect(table(16, '. . .\n. . .\n. . .')).toEqual([1, 2])
    expect(table(15, 'E04/2 . .\n. . .\n. . .')).toEqual([2, 1])
    expect(table(15, '. . .\n. . .\n. . .')).toEqual([1, 1])
    expect(ranks(urbapolis.scores(scene('L07/2 . .\n. . .\n. . .', { coins: { 1: 99 } })))).toEqual([2, 1])
  })

  test('U-GEN-05 the effect of a public building is stronger than a general rule', () => {
    const state = scene('BANK . .\n. . .\n. . .', { hands: { 1: 'E12' }, market: 'H01', workers: { 1: 1 } })
    after(state, '1 build E12 b2')
    expect(state.free[0]).toBe(0) // a tile usually takes a worker (U-TIL-01)
    after(state, '1 draft H01')
    expect([state.free[0], state.handLow[0]! & 1]).toEqual([0, 1])
  })

  test('U-END-06 a score counts stakes as its seat’s own coins', () => {
    const state = scene('BANK . .\n. . .\n. . .', { coins: { 1: 20 } })
    after(state, '1 bid b2 12')
    expect(lines(state).money).toBe(2)
  })
})

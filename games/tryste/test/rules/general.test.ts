import { describe, expect, test } from 'vitest'
import { tryste } from '../../src/index.ts'
import { zoneAt } from '../../src/land/estate.ts'
import { at, listed, purse, quietTable, refusal, say, tableOf } from '../builder.ts'

describe('general', () => {
  test('T-GEN-05 every price and income is made of pieces', () => {
    const { landPrices, costs, incomes } = tableOf(4).fixed.options
    for (const amount of [...landPrices, ...costs, ...incomes]) expect(amount % 5).toBe(0)
  })
  test('T-GEN-06 what cannot be paid in full is refused', () => {
    const state = quietTable(3)
    say(state, '1 pick realtor', '1 blyce u:-2,0')
    state.gobs[1] = 145
    expect(refusal(state, '2 buy d:-2,1')).toMatchObject({ code: 'not-enough-gobs', rule: 'T-GEN-06' })
    state.gobs[1] = 150
    say(state, '2 buy d:-2,1')
    expect(state.gobs[1]).toBe(0)
  })
  test('T-GEN-12 nobody has a piece that was not drawn, bought or built', () => {
    const state = quietTable(4)
    const pieces = () => [0, 1, 2, 3].map(seat => purse(state, seat).tiles)
    const none = [0, 0, 0]
    expect(pieces()).toEqual([none, none, none, none])
    expect(tryste.view(state, 0).stoojes.filter(({ construct }) => construct !== null)).toEqual([])
    say(state, '1 pick developer', '1 tile industrial', '1 tile industrial')
    expect(pieces()).toEqual([[0, 0, 2], none, none, none])
  })
  test('T-GEN-11 T-GEN-13 eight roles, a bank that never runs out of tiles, and a stock that does', () => {
    const state = quietTable(4)
    expect(listed(state)).toHaveLength(8)
    expect(tryste.view(state, 0).stock.map(({ left }) => left)).toEqual([2, 2, 2, 4, 3, 2, 1])
    for (let year = 0; year < 9; year++) {
      const leader = state.seat + 1
      say(state, `${leader} pick developer`, `${leader} tile industrial`, `${leader} tile industrial`)
      const before = state.year
      while (state.year === before) {
        const move = listed(state).find(each => ['done', 'pass'].includes(each)) ?? listed(state)[0]
        say(state, `${state.seat + 1} ${move}`)
      }
    }
    expect(state.tiles[2]! + state.tiles[5]! + state.tiles[8]! + state.tiles[11]!).toBeGreaterThanOrEqual(18)
    expect(zoneAt(state, at(state, 'u:-1,1'))).toBe(3)
  })
})

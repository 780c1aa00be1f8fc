import { describe, expect, test } from 'vitest'
import { PICKING } from '../../../src/state.ts'
import { build, listed, purse, say, tableOf } from '../../builder.ts'

describe('C07 Slow and Steady', () => {
  test('T-EVT-03 the player with the fewest improvements gets $30 and chooses a tile, clockwise from the resolver', () => {
    const state = tableOf(3)
    build(state, 1, 'u:-1,0', 'R', 1)
    say(state, '1 pick contractor', '* draw C07')
    expect(state.seat).toBe(0)
    expect(listed(state)).toEqual(['choose residential', 'choose commercial', 'choose industrial'])
    say(state, '1 choose commercial')
    expect(state.seat).toBe(2)
    say(state, '3 choose industrial')
    expect([purse(state, 0), purse(state, 1), purse(state, 2)]).toMatchObject([
      { gobs: 630, tiles: [1, 2, 1] },
      { gobs: 600, tiles: [1, 1, 1] },
      { gobs: 630, tiles: [1, 1, 2] },
    ])
    expect(listed(state)).toEqual(['take lumber', 'take concrete', 'take glass', 'take steel'])
  })
  test('T-JUN-02 in the Junior game it is $50 and no tile', () => {
    const state = tableOf(3, { mode: 'junior' })
    say(state, '1 pick contractor', '* draw C07')
    expect(purse(state, 2)).toMatchObject({ gobs: 650, tiles: [0, 0, 0] })
    expect(state.role).not.toBe(PICKING)
  })
})

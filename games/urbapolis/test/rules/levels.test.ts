import { describe, expect, test } from 'vitest'
import { boost, raise, raze, replace } from '../../src/chapters/levels.ts'
import { tileOf } from '../../src/data/tiles.ts'
import { PRIVATE_TILES } from '../../src/index.ts'
import { occupy, own } from '../../src/plots.ts'
import type { State } from '../../src/state.ts'
import { after, cell, handOf, level, no, owner, purse, refusedBy, scene, total } from '../builder.ts'

const build = (state: State, seat: number, code: string, plot: string) => {
  occupy(state, cell(plot))
  own(state, seat - 1, cell(plot))
  raise(state, seat - 1, tileOf(code)!, cell(plot))
}
const AFTER_SHOP = 'BANK H01/2 H08/2\nS01/1 S06/1 I02/2\n. . .'

describe('Families and levels', () => {
  test('U-FAM-01 homes bring points, shops coins, industry workers, corporations some of all', () => {
    const best = (family: string, track: 'points' | 'income' | 'staff') =>
      PRIVATE_TILES.filter(tile => tile.family === family)
        .map(tile => tile[track][6]!)
        .reduce((sum, each) => sum + each, 0)
    const families = ['housing', 'shops', 'industry', 'corporations']
    const top = (track: 'points' | 'income' | 'staff') =>
      families.toSorted((one, other) => best(other, track) - best(one, track))[0]
    expect([top('points'), top('income'), top('staff')]).toEqual(['housing', 'shops', 'industry'])
    for (const tile of PRIVATE_TILES.filter(({ family }) => family === 'corporations')) {
      expect(Math.min(tile.points[6]!, tile.income[6]!, tile.staff[6]!)).toBeGreaterThan(0)
    }
  })

  test('U-LVL-02 below the floor a total goes on falling, and must be filled up first', () => {
    const state = scene(AFTER_SHOP.replace('. . .', 'WORK . .'), { turn: 2 })
    expect([total(state, 'c2'), level(state, 'c2')]).toEqual([-3, 0])
    after(state, '2 street c2-c3')
    expect([total(state, 'c2'), level(state, 'c2')]).toEqual([-2, 0])
  })

  test('U-LVL-02 above the ceiling a total goes on rising, and must be worn off first', () => {
    const state = scene('BANK . .\n. S01/1 .\n. . .', { boosts: { b2: 6 } })
    expect([total(state, 'b2'), level(state, 'b2')]).toEqual([7, 6])
    build(state, 2, 'S02', 'c3')
    expect([total(state, 'b2'), level(state, 'b2')]).toEqual([6, 6])
    build(state, 2, 'S09', 'a3')
    expect([total(state, 'b2'), level(state, 'b2')]).toEqual([4, 4])
  })

  test('U-LVL-02 the marker model forgets what goes beyond the ends', () => {
    const play = (levelModel: 'running' | 'marker') => {
      const state = scene('. H01/1 .\n. . .\n. . .', { options: { levelModel } })
      const seen = [total(state, 'b1')]
      build(state, 2, 'I01', 'a1') // H-1
      seen.push(total(state, 'b1'))
      replace(state, tileOf('I05')!, cell('a1')) // nothing for Housing
      seen.push(total(state, 'b1'))
      return seen
    }
    expect(play('running')).toEqual([0, -1, 0])
    expect(play('marker')).toEqual([0, 0, 1])
  })

  test('U-LVL-04 the icons of a building do not act on itself', () => {
    expect(total(scene('. . .\n. H01/1 .\n. . .'), 'b2')).toBe(0)
  })

  test('U-LVL-05 a building that goes takes its icons with it', () => {
    const state = scene(AFTER_SHOP)
    raze(state, cell('b1'))
    expect(['c1', 'a2', 'b2', 'c2'].map(plot => total(state, plot))).toEqual([2, 0, 2, -2])
  })

  test('U-LVL-05 a boost counts at once', () => {
    const state = scene(AFTER_SHOP)
    boost(state, cell('b1'))
    expect(total(state, 'b1')).toBe(5)
  })

  test('U-LVL-06 U-PBA-20 a road beside an empty plot waits for its building', () => {
    const state = scene('PARK . .\n. /1 .\n. . .', { hands: { 1: 'H01' }, boulevards: 2 })
    after(state, '1 boulevard b2-c2', '2 pass', '1 build H01 b2')
    expect(total(state, 'b2')).toBe(4)
    expect(state.boulevards).toBe(1)
  })
})

describe('Demolition', () => {
  test('U-FX-03 a rival’s building of rank 1 is paid for and returns to its owner’s hand', () => {
    const state = scene(AFTER_SHOP, { hands: { 1: 'E10' }, workers: { 1: 3 }, coins: { 1: 14 } })
    const empty = state.empty
    after(state, '1 build E10 b3')
    expect(purse(state, 1)).toEqual([2, 12])
    after(state, '1 demolish c2')
    expect(purse(state, 1)).toEqual([2, 6])
    expect(state.coins[1]).toBe(21)
    expect([owner(state, 'c2'), state.building[cell('c2')], state.bareCount[1]]).toEqual([2, 0, 1])
    expect(['b1', 'c1', 'a2', 'b2'].map(plot => total(state, plot))).toEqual([4, 3, 1, 3])
    expect(state.empty).toBe(empty)
    expect(handOf(state, 2)).toEqual(['I02'])
  })

  test('U-FX-03 an own building goes free, but never for a third empty plot', () => {
    const drawing = 'BANK S01/1 /1\nS02/2 . /1\n. . .'
    const onFree = scene(drawing, { hands: { 1: 'E10' } })
    after(onFree, '1 build E10 b2')
    expect(no(onFree, '1 demolish b1')).toEqual(refusedBy('U-FX-03', 'two-empty-plots'))
    const onOwn = scene(drawing, { hands: { 1: 'E10' } })
    after(onOwn, '1 build E10 c2', '1 demolish b1')
    expect([owner(onOwn, 'b1'), onOwn.bareCount[0], onOwn.coins[0]]).toEqual([1, 2, 13])
  })

  test('U-FX-03 a rival’s rank 2 stands, and so does what is not beside it', () => {
    const state = scene('S06/2 . S01/2\n. S02/2 .\n. . .', { hands: { 1: 'E10' } })
    after(state, '1 build E10 a2')
    expect(no(state, '1 demolish a1')).toEqual(refusedBy('U-FX-03', 'rank-too-high'))
    expect(no(state, '1 demolish c1')).toEqual(refusedBy('U-FX-03', 'not-adjacent'))
    expect(no(state, '1 demolish b1')).toEqual(refusedBy('U-FX-03', 'no-private-building'))
    expect(no(state, '1 demolish b2')).toBeUndefined()
  })
})

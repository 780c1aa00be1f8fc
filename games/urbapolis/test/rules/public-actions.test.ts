import { seeded } from '@masterplan/kernel'
import { describe, expect, test } from 'vitest'
import { FAMILIES, urbapolis as game } from '../../src/index.ts'
import {
  after,
  amounts,
  cell,
  coins,
  free,
  handOf,
  legal,
  no,
  owner,
  purse,
  refusedBy,
  scene,
  seen,
  settle,
  toMove,
  total,
} from '../builder.ts'

describe('D. Public actions', () => {
  test('U-PBA-11 the bank pays for one, two or three workers', () => {
    const after1 = (workers: number, options = {}) => {
      const state = scene('BANK . .\n. . .\n. . .', { options })
      after(state, `1 bank ${workers}`)
      return [coins(state, 1), free(state, 1)]
    }
    expect([1, 2, 3].map(workers => after1(workers))).toEqual([
      [18, 4],
      [21, 3],
      [24, 2],
    ])
    expect([1, 2, 3].map(workers => after1(workers, { bankTable: 'steep' })[0])).toEqual([18, 23, 30])
  })

  test('U-PBA-03 U-PBA-04 an action is used once per round, by whomever', () => {
    const state = scene('BANK . .\n. . .\n. . .')
    after(state, '1 bank 1')
    expect(no(state, '2 bank 1')).toEqual(refusedBy('U-PBA-04', 'action-used'))
    after(state, '2 pass')
    expect(no(state, '1 bank 2')).toEqual(refusedBy('U-PBA-04', 'action-used'))
    after(state, '1 pass')
    settle(state)
    expect(legal(state, 'bank')).toEqual(['bank 1', 'bank 2', 'bank 3'])
  })

  test('U-PBA-01 a building that does not stand offers nothing, a later one neither', () => {
    const state = scene('BANK E01/1 .\n. . .\n. . .')
    expect(no(state, '1 hire')).toEqual(refusedBy('U-PBA-01', 'building-absent'))
    expect(no(state, '1 street a2-a3')).toEqual(refusedBy('U-PBA-01', 'building-absent'))
    expect(seen(state).actions).toEqual([{ building: 'BANK', usedBy: null }])
  })

  test('U-PBA-02 every action takes a worker, and coins go to the bank', () => {
    const state = scene('BANK EMPL TEMP\nHOSP PARK WORK\n. . .', { workers: { 1: 0 } })
    expect(legal(state, '')).toEqual(['pass'])
    for (const text of ['bank 1', 'hire', 'temps 2', 'hospital 1', 'boulevard a3-b3', 'street a3-b3']) {
      expect(no(state, `1 ${text}`)).toEqual(refusedBy('U-GEN-06', 'too-few-workers'))
    }
    expect(no(state, '1 bank 4')).toEqual(refusedBy('U-PBA-11', 'not-offered'))
    expect(no(state, '1 temps 5')).toEqual(refusedBy('U-PBA-13', 'not-offered'))
    expect(no(state, '1 hospital 0')).toEqual(refusedBy('U-PBA-14', 'not-offered'))
  })

  test('U-PBA-05 distance and ownership do not matter', () => {
    const state = scene('BANK # #\n# # .\n# . H01/2', { players: 3, turn: 3 })
    expect(legal(state, 'bank')).toHaveLength(3)
  })

  test('U-PBA-12 the employment office hires for good, from the next upkeep on', () => {
    const state = scene('EMPL . .\n. . .\n. . .')
    after(state, '1 hire')
    expect([purse(state, 1), state.team[0]]).toEqual([[4, 9], 5])
    after(state, '2 pass', '1 pass')
    expect([state.team[0], free(state, 1), state.team[1]]).toEqual([6, 6, 5])
  })

  test('U-PBA-12 with the option a hired worker is free at once; a full team hires nobody', () => {
    const now = scene('EMPL . .\n. . .\n. . .', { options: { hireArrival: 'now' } })
    after(now, '1 hire')
    expect([purse(now, 1), now.team[0]]).toEqual([[5, 9], 6])
    const full = scene('EMPL . .\n. . .\n. . .')
    full.hired[0] = 7
    expect(no(full, '1 hire')).toEqual(refusedBy('U-PBA-12', 'team-full'))
  })

  test('U-PBA-13 temps are free at once and leave at upkeep', () => {
    const after1 = (temps: number) => {
      const state = scene('TEMP . .\n. . .\n. . .')
      after(state, `1 temps ${temps}`)
      const now = purse(state, 1)
      after(state, '2 pass', '1 pass')
      return [...now, free(state, 1), state.temps[0]]
    }
    expect([2, 3, 4].map(after1)).toEqual([
      [6, 13, 5, 0],
      [7, 11, 5, 0],
      [8, 9, 5, 0],
    ])
  })

  test('U-PBA-14 the hospital gives points as tokens', () => {
    const after1 = (points: number) => {
      const state = scene('HOSP . .\n. . .\n. . .')
      after(state, `1 hospital ${points}`)
      return [state.tokens[0], ...purse(state, 1)]
    }
    expect([1, 2, 3].map(after1)).toEqual([
      [1, 4, 13],
      [2, 4, 10],
      [3, 4, 7],
    ])
  })

  test('U-PBA-16 U-PBA-22 the TV studios lift own shops', () => {
    const state = scene('TVST S01/1 .\n. . .\nS02/2 . S04/1')
    expect(legal(state, 'boost')).toEqual(['boost b1', 'boost c3'])
    expect(no(state, '1 boost a3')).toEqual(refusedBy('U-PBA-22', 'not-your-building'))
    after(state, '1 boost b1')
    expect(no(state, '1 boost b1')).toEqual(refusedBy('U-PBA-22', 'already-boosted'))
    after(state, '1 boost c3')
    expect([purse(state, 1), total(state, 'b1'), total(state, 'c3')]).toEqual([[4, 11], 2, 1])
    expect(toMove(state)).toBe(2)
  })

  test('U-PBA-22 whoever imagines the table knows what the action under way has lifted', () => {
    const state = scene('TVST S01/1 .\n. . .\nS02/2 . S04/1')
    after(state, '1 boost b1')
    const imagined = game.imagine(game.view(state, 1), seeded(1))
    expect(game.view(imagined, 1)).toEqual(game.view(state, 1))
    expect(no(imagined, '1 boost b1')).toEqual(refusedBy('U-PBA-22', 'already-boosted'))
    expect(legal(imagined, 'boost')).toEqual(legal(state, 'boost'))
    after(imagined, '1 boost c3')
    expect(purse(imagined, 1)).toEqual([4, 11])
  })

  test('U-PBA-18 the convention centre lifts up to three corporations', () => {
    const state = scene('CONV . C01/1 .\nC03/1 . . C02/1')
    expect(['c1', 'd2', 'a2'].map(plot => total(state, plot))).toEqual([-1, -1, 1])
    after(state, '1 boost c1', '1 boost d2', '1 boost a2')
    expect(['c1', 'd2', 'a2'].map(plot => total(state, plot))).toEqual([0, 0, 2])
    expect(purse(state, 1)).toEqual([4, 5])
    expect(toMove(state)).toBe(2)
  })

  test('U-PBA-15 U-PBA-17 each family has its building and its price', () => {
    const homes = scene('HEAL . H01/1\n. . .\nH02/1 . H03/1', { coins: { 1: 20 } })
    after(homes, '1 boost c1', '1 boost a3', '1 boost c3')
    expect(coins(homes, 1)).toBe(8)
    const works = scene('FAIR . I01/1\n. H01/1 .\nI02/1 . I03/1')
    expect(no(works, '1 boost b2')).toEqual(refusedBy('U-PBA-01', 'building-absent'))
    after(works, '1 boost c1')
    expect(no(works, '1 boost b2')).toEqual(refusedBy('U-PBA-17', 'wrong-family'))
    after(works, '1 boost a3', '1 done')
    expect([coins(works, 1), toMove(works)]).toEqual([11, 2])
    expect(FAMILIES[2]).toBe('industry')
  })

  test('U-PBA-22 a building whose total is 6 cannot be boosted', () => {
    const state = scene('TVST S01/1 .\n. . .\n. . .', { boosts: { b1: 5 } })
    expect(total(state, 'b1')).toBe(6)
    expect(legal(state, 'boost')).toEqual([])
    expect(no(state, '1 boost b1')).toEqual(refusedBy('U-PBA-22', 'level-full'))
  })

  test('U-PBA-22 with the option everybody’s buildings may be boosted', () => {
    const state = scene('TVST S01/1 .\n. . .\nS02/2 . .', { options: { boostTargets: 'any' } })
    after(state, '1 boost a3', '1 done')
    expect(total(state, 'a3')).toBe(1)
  })

  test('U-PBA-19 U-PBA-23 city hall takes a rival’s plot and pays that rival', () => {
    const state = scene('HALL BANK HOSP\n. /2 .\n. . .')
    after(state, '1 expropriate b2')
    expect([purse(state, 1), owner(state, 'b2'), coins(state, 2)]).toEqual([[3, 3], 1, 27])
    expect([state.bareCount[0], state.bareCount[1]]).toEqual([1, 0])
  })

  test('U-PBA-23 at least four coins, and not for a third empty plot', () => {
    const far = scene('HALL . .\n. . .\n. . /2')
    after(far, '1 expropriate c3')
    expect([coins(far, 1), coins(far, 2)]).toEqual([11, 19])
    const full = scene('HALL . /1\n. . /1\n. . /2')
    expect(no(full, '1 expropriate c3')).toEqual(refusedBy('U-LIM-02', 'two-empty-plots'))
    expect(no(full, '1 expropriate c1')).toEqual(refusedBy('U-PBA-19', 'not-a-rivals-plot'))
  })

  test('U-PBA-21 U-GEO-06 a street adds one to the building on each side', () => {
    const state = scene('WORK S01/1 S02/2\n. . .\n. . .')
    const before = [total(state, 'b1'), total(state, 'c1')]
    after(state, '1 street b1-c1')
    expect([total(state, 'b1'), total(state, 'c1')]).toEqual(before.map(each => each + 1))
    expect(free(state, 1)).toBe(4)
  })

  test('U-PBA-24 U-GEO-07 U-GEO-08 any shared side without a road, as long as there is a piece', () => {
    const state = scene('WORK PARK .\n. . .\n. . #', { streets: 1, boulevards: 1 })
    expect(legal(state, 'street')).toHaveLength(10)
    expect(no(state, '1 street b3-c3')).toEqual(refusedBy('U-GEO-07', 'not-a-border'))
    after(state, '1 street a2-b2')
    expect(no(state, '2 boulevard a2-b2')).toEqual(refusedBy('U-GEO-08', 'border-taken'))
    after(state, '2 boulevard c1-c2')
    expect(seen(state).roads).toEqual([
      { border: 'c1-c2', road: 'boulevard' },
      { border: 'a2-b2', road: 'street' },
    ])
    expect(no(state, '1 street a1-b1')).toEqual(refusedBy('U-PBA-24', 'no-road-left'))
    expect(seen(state).plots.find(({ plot }) => plot === 'b2')?.beside).toBe(2) // a road changes no price
  })
})

describe('Effects of later public buildings', () => {
  test('U-FX-01 hire: the worker joins at the next upkeep', () => {
    const state = scene('BANK . .\n. . .\n. . .', { hands: { 1: 'E08' } })
    after(state, '1 build E08 b2')
    expect([free(state, 1), toMove(state)]).toEqual([4, 2])
    after(state, '2 pass', '1 pass')
    expect(state.team[0]).toBe(6)
  })

  test('U-FX-02 claim: a free plot beside it, for nothing', () => {
    const state = scene('BANK . .\n. . .\n. . .', { hands: { 1: 'E09' } })
    after(state, '1 build E09 b2')
    expect(no(state, '1 claim b2')).toEqual(refusedBy('U-FX-02', 'not-adjacent'))
    after(state, '1 claim c3')
    expect([purse(state, 1), owner(state, 'c3'), toMove(state)]).toEqual([[4, 12], 1, 2])
  })

  test('U-FX-02 not with two empty plots already', () => {
    const state = scene('BANK . /1\n. . /1\n. . .', { hands: { 1: 'E09' } })
    after(state, '1 build E09 b2')
    expect(toMove(state)).toBe(2)
  })

  test('U-FX-04 street: from the stock, anywhere, without the office', () => {
    const state = scene('WORK . .\n. . .\n. . .', { hands: { 1: 'E11' }, streets: 2 })
    after(state, '1 build E11 b2')
    expect(no(state, '1 boulevard a3-b3')).toEqual(refusedBy('U-FX-04', 'not-now'))
    after(state, '1 street a3-b3')
    expect([state.streets, free(state, 1), legal(state, 'street').length]).toEqual([1, 4, 11])
  })

  test('U-FX-05 draft: a tile without a worker', () => {
    const state = scene('BANK . .\n. . .\n. . .', { hands: { 1: 'E12' }, market: 'H01', obsolete: 'S01' })
    after(state, '1 build E12 b2')
    expect(legal(state, 'draft')).toEqual(['draft H01', 'draft S01'])
    after(state, '1 draft H01')
    expect([handOf(state, 1), purse(state, 1)]).toEqual([['H01'], [4, 13]])
  })

  test('U-FX-05 an obsolete tile comes with its coin', () => {
    const state = scene('BANK . .\n. . .\n. . .', { hands: { 1: 'E12' }, obsolete: 'S01' })
    after(state, '1 build E12 b2', '1 draft S01')
    expect(coins(state, 1)).toBe(14)
  })

  test('U-FX-06 whatever needs a target may be declined', () => {
    const state = scene('BANK S01/2 .\n. . .\n. . .', {
      hands: { 1: 'E09 E10 E11 E12' },
      market: 'H01',
      passed: [2],
      coins: { 1: 20 },
    })
    for (const [code, plot] of [
      ['E09', 'b2'],
      ['E10', 'a2'],
      ['E11', 'c2'],
      ['E12', 'c1'],
    ]) {
      after(state, `1 build ${code} ${plot}`, '1 done')
    }
    expect([state.bareCount[0], state.streets, handOf(state, 1), state.building[cell('b1')]! > 0]).toEqual([
      0,
      5,
      [],
      true,
    ])
    expect(amounts(state, 'bank')).toEqual([1])
  })
})

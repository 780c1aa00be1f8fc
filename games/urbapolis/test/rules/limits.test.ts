import { describe, expect, test } from 'vitest'
import { BOOKLET } from '../../src/data/scenarios.ts'
import type { Scenario } from '../../src/index.ts'
import { scenarioProblem } from '../../src/scenario-text.ts'
import { after, coins, free, legal, no, scene, seen } from '../builder.ts'

describe('What a purse and a team allow', () => {
  test('U-AUC-05 U-GEN-06 a higher bid costs only what is new, and is refused by what is missing of that', () => {
    const state = scene('BANK . HOSP\n. . .\nHALL . .', { players: 3, coins: { 1: 30, 2: 20, 3: 30 } })
    after(state, '1 bid b1 2', '2 bid b1 14', '3 bid b1 16', '1 pass')
    expect([coins(state, 2), free(state, 2)]).toEqual([6, 4])
    expect(legal(state, 'bid b1')).toEqual(['bid b1 18', 'bid b1 20'])
    expect(no(state, '2 bid b1 22')).toEqual({
      code: 'too-few-coins',
      rule: 'U-GEN-06',
      facts: { needed: 8, coins: 6 },
    })
  })
  test('U-PBA-12 U-LIM-03 who is hired at once does not make a thirteenth', () => {
    const state = scene('EMPL . .\n. . .\n. . .', { options: { hireArrival: 'now' }, coins: { 1: 20, 2: 20 } })
    state.team[0] = 12
    state.free[0] = 12
    state.team[1] = 11
    state.free[1] = 11
    after(state, '1 hire')
    expect(seen(state).seats[0]).toMatchObject({ team: 12 })
    expect(free(state, 1)).toBe(11) // the one who went there
  })
  test('U-PBA-19 every plot that can be paid is offered, whatever another of the same owner costs', () => {
    const town = (coins: number) =>
      scene('BANK HALL H01/3 S01/3\n/2 H02/3 H03/3 .\n. . . /2', { players: 3, coins: { 1: coins } })
    const price = (plot: string) => {
      const rich = town(50)
      after(rich, `1 expropriate ${plot}`)
      return 50 - coins(rich, 1)
    }
    expect([price('a2'), price('d3')]).toEqual([12, 4])
    expect(legal(town(12), 'expropriate')).toEqual(['expropriate a2', 'expropriate d3'])
    expect(legal(town(11), 'expropriate')).toEqual(['expropriate d3'])
  })
})

describe('What a scenario may ask for', () => {
  const mill = BOOKLET.A[0]!
  const isPlayable = (change: Partial<Scenario>) => scenarioProblem({ ...mill, ...change }, 2) === undefined
  test('U-DEC-06 as many tiles of each rank as there are, and not four more', () => {
    expect(isPlayable({ tiles: [20, 16, 12] })).toBe(true)
    for (const tiles of [
      [24, 16, 12],
      [20, 20, 12],
      [20, 16, 16],
    ] as const)
      expect(isPlayable({ tiles })).toBe(false)
  })
  test('U-DEC-06 twelve public buildings of each deck, and not one more', () => {
    for (const publics of [
      [6, 6, 6, 6],
      [12, 0, 0, 12],
      [0, 12, 12, 0],
    ] as const)
      expect(isPlayable({ publics })).toBe(true)
    for (const publics of [
      [6, 7, 6, 6],
      [6, 6, 7, 6],
      [13, 0, 0, 0],
      [0, 0, 0, 13],
    ] as const) {
      expect(isPlayable({ publics })).toBe(false)
    }
  })
  test('U-DEC-06 three boulevards and five streets, and not one more', () => {
    expect([
      isPlayable({ boulevards: 3, streets: 5 }),
      isPlayable({ boulevards: 4 }),
      isPlayable({ streets: 6 }),
    ]).toEqual([true, false, false])
  })
})

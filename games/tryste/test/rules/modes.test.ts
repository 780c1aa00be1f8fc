import { readOptions } from '@masterplan/kernel'
import { describe, expect, test } from 'vitest'
import { kindOf, type Options, tryste } from '../../src/index.ts'
import {
  build,
  finishPhase,
  finishYear,
  listed,
  own,
  purse,
  quietTable,
  refusal,
  say,
  tableOf,
  tile,
} from '../builder.ts'

describe('Junior game', () => {
  test('T-JUN-01 T-CND-01 the smaller games are for two to four: five and six are refused with that rule', () => {
    const read = (mode: string, players: number, rules: string) =>
      readOptions<Options>(tryste.options, { mode }, { players, rules })
    for (const [mode, rule] of [
      ['junior', 'T-JUN-01'],
      ['condensed', 'T-CND-01'],
    ] as const) {
      expect([2, 3, 4].map(players => read(mode, players, '1.1.0').ok)).toEqual([true, true, true])
      for (const players of [5, 6]) {
        expect(read(mode, players, '1.1.0')).toMatchObject({ ok: false, name: 'mode', limit: { rule } })
        expect(read(mode, players, '1.0.0').ok).toBe(true)
      }
    }
    expect(read('typical', 6, '1.1.0').ok).toBe(true)
  })
  test('T-JUN-01 four roles; by 1.0.0 five at a table share them as far as they go', () => {
    const state = quietTable(4, { mode: 'junior' })
    expect(listed(state)).toEqual(['pick realtor', 'pick contractor', 'pick mafia', 'pick venture-capitalist'])
    expect(refusal(state, '1 pick media')).toMatchObject({ code: 'role-not-in-game' })
    expect(refusal(state, '1 play A09')).toMatchObject({ code: 'no-such-card', rule: 'T-JUN-01' })
    const five = quietTable(5, { mode: 'junior' }, '1.0.0')
    say(five, '1 pick mafia', '1 done', '2 pick venture-capitalist', '2 pass', '3 pick contractor', '3 take steel')
    finishPhase(five)
    expect(five.seat).toBe(3)
    say(five, '4 pick realtor', '4 blyce u:-2,0')
    finishPhase(five)
    expect(five.year).toBe(2)
  })
  test('T-JUN-02 no prestige, no tokens, no zones; the same price for everybody, and only on own land', () => {
    const state = quietTable(3, { mode: 'junior' })
    expect(purse(state, 0)).toEqual({
      gobs: 600,
      prestige: 0,
      hype: 0,
      tokens: 0,
      resources: [0, 0, 0, 0],
      tiles: [0, 0, 0],
    })
    expect([...state.tierZone].every(zone => zone === 0)).toBe(true)
    tile(state, 0, 'd:0,-1', 'C')
    tile(state, 1, 'd:1,-1', 'C')
    say(state, '1 pick contractor', '1 take lumber')
    expect(refusal(state, '1 work d:1,-1 1')).toMatchObject({ code: 'influence-too-low' })
    say(state, '1 work d:0,-1 2', '1 build 0')
    expect(purse(state, 0)).toMatchObject({ gobs: 430, prestige: 0 })
    expect(refusal(state, '1 offer 2 1-prestige for nothing')).toMatchObject({ code: 'not-tradable' })
  })
  test('T-JUN-03 the leader’s card goes round', () => {
    const state = quietTable(3, { mode: 'junior' })
    finishYear(state)
    expect(state.leader).toBe(1)
  })
  test('T-JUN-04 T-JUN-05 T-JUN-06 what is bought is developed at once, kind by kind, with gifts for each stooj', () => {
    const state = quietTable(4, {
      mode: 'junior',
      board: 'free',
      freeBoard: JSON.stringify({
        name: 'X-22',
        tiers: [
          { id: 'U:0,0', type: 'forest', zone: 'R' },
          { id: 'D:-1,0', type: 'brownfield', zone: null },
          { id: 'D:0,-1', type: 'plains', zone: null },
        ],
      }),
    })
    say(state, '1 pick realtor', '1 blyce u:0,0')
    expect(tryste.view(state, 0).laying).toBe('d:0,0')
    say(state, '1 lay residential', '1 lay commercial', '1 lay industrial', '1 lay industrial')
    expect([600 - state.gobs[0]!, purse(state, 0).resources, tryste.scores(state)[0]!.total]).toEqual([
      230,
      [4, 0, 0, 0],
      4,
    ])
    expect(tryste.view(state, 0).stoojes.find(({ id }) => id === 'u:0,0')).toMatchObject({
      zone: 'commercial',
      tile: true,
    })
  })
  test('T-JUN-07 desert cannot be bought, and drops out of blyces', () => {
    const state = quietTable(3, { mode: 'junior' })
    say(state, '1 pick realtor', '1 blyce d:0,-1')
    expect(state.gobs[0]).toBe(600 - 230)
    say(state, '1 lay residential', '1 lay residential', '1 lay residential')
    expect(refusal(state, '2 buy u:0,0')).toMatchObject({ code: 'not-for-sale' })
  })
  test('T-JUN-08 the Venture Capitalist brings $20', () => {
    const state = quietTable(3, { mode: 'junior' })
    say(state, '1 pick venture-capitalist')
    expect([state.gobs[0], listed(state)]).toEqual([620, ['pass']])
  })
  test('T-JUN-09 a card, a free resource, and one work each', () => {
    const state = tableOf(3, { mode: 'junior' })
    expect(state.deck[kindOf('A03')]).toBe(0)
    tile(state, 0, 'd:-1,0', 'I')
    say(state, '1 pick contractor', '* draw C15', '1 take steel', '1 work d:-1,0 2', '1 spend steel', '1 build 0')
    expect(state.gobs[0]).toBe(600 - 160)
    expect(refusal(state, '1 build 0')).toMatchObject({ code: 'not-now' })
  })
  test('T-JUN-10 income and gobs on roles as ever; of equals the richer wins', () => {
    const state = quietTable(3, { mode: 'junior' })
    build(state, 0, 'd:0,-1', 'C', 2)
    tile(state, 1, 'u:0,-1', 'I')
    tile(state, 1, 'd:-2,0', 'R')
    tile(state, 1, 'u:-1,0', 'R')
    const before = state.gobs[0]!
    say(
      state,
      '1 pick mafia',
      '1 done',
      '2 pick venture-capitalist',
      '2 pass',
      '3 pick contractor',
      '3 take steel',
      '3 done',
      '1 done',
      '2 done',
    )
    expect([state.gobs[0]! - before, state.roleGobs[1]]).toEqual([45, 10])
    expect(tryste.scores(state).map(({ total, tiebreaks }) => [total, tiebreaks.length])).toEqual([
      [3, 1],
      [3, 1],
      [0, 1],
    ])
  })
})

describe('Condensed game', () => {
  test('T-CND-01 T-CND-02 T-CND-05 five roles, no cards, no Hype, no tokens; a free resource all the same', () => {
    const state = tableOf(4, { mode: 'condensed' })
    expect(listed(state)).toEqual(
      ['zoning-board', 'realtor', 'developer', 'contractor', 'venture-capitalist'].map(role => `pick ${role}`),
    )
    expect(purse(state, 0)).toMatchObject({ prestige: 1, tokens: 0, hype: 0 })
    expect([...state.deck].every(copies => copies === 0)).toBe(true)
    say(state, '1 pick contractor', '1 take steel')
    expect(tryste.view(state, 0).purses[0]).toMatchObject({ influence: 1, resources: { steel: 1 } })
  })
  test('T-CND-03 a second stooj above 25, half price above 50', () => {
    const result = (prestige: number) => {
      const state = tableOf(4, { mode: 'condensed' })
      tile(state, 0, 'd:0,-1', 'C')
      tile(state, 0, 'd:1,-1', 'C')
      state.prestige[0] = prestige
      say(state, '1 pick contractor', '1 take steel', '1 work d:0,-1 1', '1 build 0')
      state.prestige[0] = prestige
      return [600 - state.gobs[0]!, refusal(state, '1 work d:1,-1 1') === undefined]
    }
    expect([result(25), result(26), result(51)]).toEqual([
      [50, false],
      [50, true],
      [25, true],
    ])
  })
  test('T-CND-04 no Architecture Firm; the other huts as ever', () => {
    const state = tableOf(4, { mode: 'condensed', board: 'clearing' })
    own(state, 0, 'd:0,0', 'd:-2,0')
    state.brownfields[0] = 3
    state.mines[0] = 1
    say(state, '1 pick developer', '1 tile residential', '1 tile residential')
    for (const [stooj, letter] of [
      ['d:0,0', 'R'],
      ['d:-2,0', 'I'],
    ] as const) {
      tile(state, 0, stooj, letter)
      state.tile.fill(0)
      state.developed.fill(0)
    }
    say(state, '1 place d:0,0', '1 mine lumber-yard d:-2,0')
    expect([...state.rights.subarray(0, 3)]).toEqual([0, 0, 1])
  })
})

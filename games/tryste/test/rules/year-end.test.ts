import { describe, expect, test } from 'vitest'
import type { State } from '../../src/index.ts'
import { build, finishYear, landType, listed, purse, refusal, say, special, tile, toYearEnd } from '../builder.ts'
import { CENTRE, CORNERS, meadow } from '../situations.ts'

describe('year-end', () => {
  test('T-YE-01 $10 more on every role that nobody picked', () => {
    const state = meadow()
    toYearEnd(state)
    toYearEnd(state)
    expect([...state.roleGobs]).toEqual([20, 20, 20, 20, 0, 0, 0, 0])
  })
  test('T-YE-03 T-YE-07 Mel: a Scape among three, a Steel Mill on a mountain, a Construction Company', () => {
    const state = meadow()
    special(state, 0, CENTRE, 'scape')
    build(state, 1, CORNERS[0], 'R', 1)
    build(state, 2, CORNERS[1], 'R', 4)
    special(state, 2, CORNERS[2], 'scape')
    landType(state, 'D:-1,0', 'mountain')
    special(state, 0, 'd:-1,0', 'steel-mill')
    special(state, 0, 'd:-2,0', 'construction-company')
    toYearEnd(state)
    expect(listed(state)).toEqual(['leave lumber', 'leave concrete', 'leave glass', 'leave steel'])
    say(state, '1 leave glass')
    expect(purse(state, 0)).toMatchObject({ prestige: 1 + 2, resources: [1, 1, 0, 4] })
  })
  test('T-YE-03 T-YE-04 Lex: two mines at home and a Scape beside one home', () => {
    const state = meadow()
    landType(state, 'D:-1,0', 'mountain')
    landType(state, 'D:0,-1', 'coast')
    special(state, 0, 'd:-1,0', 'steel-mill')
    special(state, 0, 'd:0,-1', 'concrete-facility')
    special(state, 0, CENTRE, 'scape')
    build(state, 1, CORNERS[1], 'R', 2)
    state.prestige[0] = 9
    toYearEnd(state)
    expect(purse(state, 0)).toMatchObject({ prestige: 8, resources: [0, 3, 0, 3] })
  })
  test('T-YE-03 T-GEN-07 Sally: two mines at home and one prestige', () => {
    const state = meadow()
    landType(state, 'D:-1,-1', 'forest')
    landType(state, 'U:0,0', 'desert')
    special(state, 0, 'd:-1,-1', 'lumber-yard')
    special(state, 0, 'd:0,0', 'glass-plant')
    toYearEnd(state)
    expect(purse(state, 0)).toMatchObject({ prestige: 0, resources: [3, 0, 3, 0] })
  })
  test('T-YE-04 T-YE-07 a mine away from its land yields one and costs nothing; a Firm brings six tokens', () => {
    const state = meadow()
    special(state, 0, 'd:-1,-1', 'lumber-yard')
    special(state, 1, 'd:-2,0', 'architecture-firm')
    toYearEnd(state)
    expect(purse(state, 0)).toMatchObject({ prestige: 1, resources: [1, 0, 0, 0] })
    expect(purse(state, 1).tokens).toBe(3 + 1 + 6)
  })
  test('T-YE-03 Scapes please each other; a rival’s home counts; with the option any building', () => {
    const state = meadow()
    special(state, 0, CENTRE, 'scape')
    special(state, 0, CORNERS[0], 'scape')
    build(state, 1, CORNERS[1], 'R', 4)
    tile(state, 1, CORNERS[2], 'R')
    toYearEnd(state)
    expect(state.prestige[0]).toBe(1 + 3)
    const any = meadow(4, { scapeCounts: 'anyBuilding' })
    special(any, 0, CENTRE, 'scape')
    build(any, 1, CORNERS[0], 'C', 1)
    special(any, 1, CORNERS[1], 'lair')
    tile(any, 1, CORNERS[2], 'R')
    toYearEnd(any)
    finishYear(any)
    expect(any.prestige[0]).toBe(1 + 2)
  })
  test('T-YE-05 T-YE-08 incomes are reckoned, Lairs act, incomes are paid, then goods, then the leader', () => {
    const state = meadow()
    build(state, 0, CENTRE, 'C', 4)
    special(state, 0, 'd:-2,0', 'lair')
    special(state, 1, 'd:-1,-1', 'lumber-yard')
    state.prestige[3] = 30
    toYearEnd(state)
    expect([state.gobs[0], purse(state, 1).resources[0], state.leader]).toEqual([600, 0, 0])
    say(state, '1 rob 2')
    expect([state.gobs[0], state.gobs[1], purse(state, 1).resources[0], state.leader]).toEqual([800, 500, 1, 3])
  })
})

describe('Lairs', () => {
  const lair = (players: number, setUp: (state: State) => void) => {
    const state = meadow(players)
    build(state, 0, CENTRE, 'R', 4, 1)
    special(state, 0, 'd:-2,0', 'lair')
    setUp(state)
    toYearEnd(state)
    return state
  }
  test('T-LAI-02 T-LAI-03 T-LAI-04 four victims pay 20 each, three 25, one what there is', () => {
    const five = meadow(5)
    build(five, 0, CENTRE, 'R', 4, 1)
    special(five, 0, 'd:-2,0', 'lair')
    five.picks = 4
    five.picked = 15
    five.seat = 4
    say(five, '5 pick mafia', '5 done', '1 rob 2,3,4,5')
    expect([...five.gobs.subarray(0, 5)]).toEqual([600 + 80 + 75, 580, 580, 580, 580])
    const four = lair(4, () => {})
    say(four, '1 rob 2,3,4')
    expect(four.gobs[0]).toBe(600 + 75 + 75)
    const poor = lair(4, state => {
      state.gobs[2] = 20
    })
    say(poor, '1 rob 3')
    expect([poor.gobs[0], poor.gobs[2]]).toEqual([600 + 20 + 75, 0])
  })
  test('T-LAI-03 any of the others, never oneself, or nobody', () => {
    const state = lair(3, () => {})
    expect(listed(state)).toEqual(['rob 2', 'rob 3', 'rob 2,3', 'pass'])
    expect(refusal(state, '1 rob 1,2')).toMatchObject({ code: 'no-such-seat', rule: 'T-LAI-03' })
    expect(refusal(state, '1 rob 4')).toMatchObject({ code: 'no-such-seat' })
    say(state, '1 pass')
    expect(state.gobs[0]).toBe(675)
  })
  test('T-LAI-02 T-LAI-05 the second Lair takes the second-highest income, from what is left', () => {
    const state = meadow()
    build(state, 0, CENTRE, 'I', 4)
    build(state, 0, 'u:1,1', 'R', 4, 1)
    special(state, 0, 'd:-2,0', 'lair')
    special(state, 0, 'd:-1,-1', 'lair')
    state.gobs.set([0, 200, 500, 600])
    toYearEnd(state)
    say(state, '1 rob 2', '1 rob 2,3')
    expect([...state.gobs.subarray(0, 3)]).toEqual([160 + 40 + 40 + 160 + 75, 0, 460])
  })
  test('T-LAI-01 T-LAI-05 owners act clockwise from the leader, and what one took the next may take', () => {
    const state = meadow()
    for (const [seat, site, hut] of [
      [1, CENTRE, 'd:-2,0'],
      [3, 'u:1,1', 'd:-1,-1'],
    ] as const) {
      build(state, seat, site, 'C', 4)
      special(state, seat, hut, 'lair')
    }
    state.leader = 2
    state.seat = 2
    state.gobs.set([0, 0, 100, 0])
    toYearEnd(state)
    expect(state.seat).toBe(3)
    say(state, '4 rob 3', '2 rob 4')
    expect([...state.gobs.subarray(0, 4)]).toEqual([0, 200, 0, 100])
  })
  test('T-LAI-06 without income it does nothing', () => {
    const state = meadow()
    special(state, 0, 'd:-2,0', 'lair')
    toYearEnd(state)
    expect(state.year).toBe(2)
  })
  test('R-05 Hype counts for a Lair with the option only', () => {
    for (const [lairUsesHype, taken] of [
      [false, 100],
      [true, 300],
    ] as const) {
      const state = meadow(4, { lairUsesHype })
      build(state, 0, CENTRE, 'C', 4)
      special(state, 0, 'd:-2,0', 'lair')
      state.hypeTimes[0] = 3
      state.hypeYear[0] = 1
      toYearEnd(state)
      say(state, '1 rob 2')
      expect(600 - state.gobs[1]!).toBe(taken)
    }
  })
})

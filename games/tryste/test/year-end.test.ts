import { ranks } from '@masterplan/kernel'
import { describe, expect, test } from 'vitest'
import { loseImprovement } from '../src/estate.ts'
import { type Options, type State, tryste } from '../src/index.ts'
import {
  at,
  build,
  construct,
  finishPhase,
  finishYear,
  landType,
  listed,
  own,
  purse,
  quietTable,
  refusal,
  say,
  special,
  tile,
  toYearEnd,
} from './table.ts'

function meadow(players = 4, chosen: Partial<Options> = {}): State {
  const state = quietTable(players, { board: 'both-hexes', startZones: 'none', ...chosen })
  for (const tier of state.fixed.board.tiers) landType(state, tier, 'plains')
  return state
}
const CENTRE = 'd:0,-2'
const CORNERS = ['u:0,-1', 'u:0,-2', 'u:1,-2'] as const
describe('year-end', () => {
  test('T-YE-01 $10 more on every role that nobody picked (S-26)', () => {
    const state = meadow()
    toYearEnd(state)
    toYearEnd(state)
    expect([...state.roleGobs]).toEqual([20, 20, 20, 20, 0, 0, 0, 0])
  })
  test('T-YE-03 T-YE-07 Mel: a Scape among three, a Steel Mill on a mountain, a Construction Company (S-09)', () => {
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
  test('T-YE-03 T-YE-04 Lex: two mines at home and a Scape beside one home (S-13)', () => {
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
  test('T-YE-03 T-GEN-07 Sally: two mines at home and one prestige (S-14)', () => {
    const state = meadow()
    landType(state, 'D:-1,-1', 'forest')
    landType(state, 'U:0,0', 'desert')
    special(state, 0, 'd:-1,-1', 'lumber-yard')
    special(state, 0, 'd:0,0', 'glass-plant')
    toYearEnd(state)
    expect(purse(state, 0)).toMatchObject({ prestige: 0, resources: [3, 0, 3, 0] })
  })
  test('T-YE-04 T-YE-07 a mine away from its land yields one and costs nothing; a Firm brings six tokens (S-19)', () => {
    const state = meadow()
    special(state, 0, 'd:-1,-1', 'lumber-yard')
    special(state, 1, 'd:-2,0', 'architecture-firm')
    toYearEnd(state)
    expect(purse(state, 0)).toMatchObject({ prestige: 1, resources: [1, 0, 0, 0] })
    expect(purse(state, 1).tokens).toBe(3 + 1 + 6)
  })
  test('T-YE-03 Scapes please each other; a rival’s home counts (X-33); with the option any building', () => {
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
    any.stock[2] = 2
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
  test('T-LAI-02 T-LAI-03 T-LAI-04 four victims pay 20 each, three 25, one what there is (S-15)', () => {
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
  test('T-LAI-02 T-LAI-05 the second Lair takes the second-highest income, from what is left (X-19)', () => {
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

describe('leader and end', () => {
  test('T-PL-01 T-PL-02 more Influence takes the card, of equals the first clockwise; as much does not (S-29, S-33, X-18)', () => {
    const leaderAfter = (...points: number[]) => {
      const state = meadow()
      state.prestige.set(points)
      toYearEnd(state)
      return state.leader
    }
    expect(leaderAfter(1, 1, 1, 1)).toBe(0)
    expect(leaderAfter(10, 12, 12, 3)).toBe(1)
    expect(leaderAfter(10, 11, 12, 10)).toBe(2)
    const hyped = meadow()
    hyped.prestige.set([60, 5, 60, 1])
    hyped.hype[1] = 84
    hyped.hypeYear[1] = 1
    toYearEnd(hyped)
    expect(hyped.leader).toBe(1)
  })
  /** Everything developed by seat 1, but for one desert tier. */
  const finished = (chosen: Partial<Options> = {}) => {
    const state = meadow(4, chosen)
    landType(state, 'U:0,0', 'desert')
    for (const stooj of state.fixed.board.stoojes.slice(0, 44)) tile(state, stooj === 'd:0,0' ? 1 : 0, stooj, 'R')
    for (const stooj of ['d:0,0', 'u:0,0', 'u:1,0', 'u:0,1']) {
      state.tile[at(state, stooj) >> 5]! &= ~(1 << (at(state, stooj) & 31))
      state.developed[at(state, stooj) >> 5]! &= ~(1 << (at(state, stooj) & 31))
    }
    for (const stooj of state.fixed.board.stoojes.slice(44)) tile(state, 2, stooj, 'R')
    return state
  }
  test('T-END-01 T-END-02 T-GEN-01 the year is played out, income and leader included; then the most improvements win (X-24)', () => {
    const state = finished()
    construct(state, 2, 'd:-2,0', 1)
    state.prestige[3] = 9
    toYearEnd(state)
    expect(tryste.turn(state).kind).toBe('over')
    expect([state.year, state.gobs[2], state.leader]).toEqual([1, 610 - 5, 3])
    expect(tryste.scores(state).map(({ total }) => total)).toEqual([40, 0, 5, 0])
    expect(ranks(tryste.scores(state))).toEqual([1, 4, 2, 3])
  })
  test('T-END-01 a desert converted in the last year makes the game go on (X-25)', () => {
    const state = finished()
    own(state, 0, 'u:0,0')
    say(
      state,
      '1 pick developer',
      '1 tile residential',
      '1 tile residential',
      '1 terraform U:0,0',
      '2 pass',
      '3 pass',
      '4 pass',
      '* land plains',
    )
    finishPhase(state)
    finishYear(state)
    expect(tryste.turn(state).kind).toBe('decide')
    expect(state.year).toBe(2)
  })
  test('T-END-03 tiles and specials count for the landowner, levels for the construct’s owner, Glass on desert too', () => {
    const state = meadow()
    tile(state, 1, CENTRE, 'I')
    construct(state, 0, CENTRE, 3)
    landType(state, 'U:0,0', 'desert')
    special(state, 2, 'd:0,0', 'glass-plant')
    expect(tryste.scores(state).map(({ lines }) => lines)).toEqual([
      { tiles: 0, specials: 0, levels: 3 },
      { tiles: 1, specials: 0, levels: 0 },
      { tiles: 0, specials: 1, levels: 0 },
      { tiles: 0, specials: 0, levels: 0 },
    ])
  })
  test('T-END-04 of equals, Influence, then gobs, then a shared victory', () => {
    const state = meadow()
    tile(state, 0, CENTRE, 'R')
    tile(state, 1, CORNERS[0], 'R')
    state.hype[1] = 1
    expect(ranks(tryste.scores(state)).slice(0, 2)).toEqual([2, 1])
    state.prestige[0] = 2
    state.gobs[0] = 605
    expect(ranks(tryste.scores(state)).slice(0, 2)).toEqual([1, 2])
    state.gobs[0] = 600
    expect(ranks(tryste.scores(state)).slice(0, 2)).toEqual([1, 1])
  })
  test('T-END-05 after the agreed number of years it is over as well; a cap does the same', () => {
    for (const chosen of [{ endAfterYears: 2 }, { yearCap: 2 }]) {
      const state = meadow(4, chosen)
      toYearEnd(state)
      expect(tryste.turn(state).kind).toBe('decide')
      toYearEnd(state)
      expect(tryste.turn(state).kind).toBe('over')
    }
  })
  test('T-END-06 T-EVT-11 a stooj whose improvement is lost prevents the end again', () => {
    const state = finished()
    loseImprovement(state, at(state, 'd:-2,0'), undefined)
    toYearEnd(state)
    expect([tryste.turn(state).kind, state.owner[at(state, 'd:-2,0')]]).toEqual(['decide', 1])
  })
})

import { describe, expect, test } from 'vitest'
import { computeIncomes, incomeOf, payIncomes, percentOf } from '../../src/chapters/income.ts'
import { type Options, type State, tryste } from '../../src/index.ts'
import { setOwner } from '../../src/land/estate.ts'
import {
  at,
  build,
  construct,
  finishYear,
  landType,
  quietTable,
  refusal,
  say,
  special,
  tile,
  toYearEnd,
} from '../builder.ts'
import { CENTRE, CORNERS } from '../situations.ts'

/** All plains, nothing zoned: the example's tier is U:0,-1, centre d:0,-2, corners u:0,-1, u:0,-2, u:1,-2. */
function meadow(chosen: Partial<Options> = {}, rules?: string): State {
  const state = quietTable(4, { board: 'both-hexes', startZones: 'none', ...chosen }, rules)
  for (const tier of state.fixed.board.tiers) landType(state, tier, 'plains')
  return state
}
const percent = (state: State, stooj: string) => percentOf(state, at(state, stooj))
const income = (state: State, stooj: string) => incomeOf(state, at(state, stooj))
/** What everybody receives in a year-end with these constructs and nothing else. */
function paid(state: State): number[] {
  const before = [...state.gobs]
  computeIncomes(state)
  payIncomes(state, undefined)
  return [0, 1, 2, 3].map(seat => state.gobs[seat]! - before[seat]!)
}

describe('income', () => {
  test('T-INC-01 T-INC-02 T-INC-03 an Airline among three improved residential corners: 250 %, with a token 300 %', () => {
    const state = meadow()
    build(state, 0, CENTRE, 'I', 4)
    expect(income(state, CENTRE)).toBe(160)
    tile(state, 1, CORNERS[0], 'R')
    special(state, 1, CORNERS[1], 'scape')
    build(state, 2, CORNERS[2], 'R', 1)
    expect([percent(state, CENTRE), income(state, CENTRE)]).toEqual([250, 400])
    construct(state, 0, CENTRE, 4, 1)
    expect([percent(state, CENTRE), income(state, CENTRE)]).toEqual([300, 480])
  })
  test('T-INC-03 a home beside one, two or three industrial neighbours: half, a quarter, nothing', () => {
    const state = meadow()
    build(state, 1, CENTRE, 'R', 4)
    tile(state, 0, CORNERS[0], 'I')
    expect([percent(state, CENTRE), income(state, CENTRE)]).toEqual([50, 25])
    tile(state, 0, CORNERS[1], 'I')
    expect(percent(state, CENTRE)).toBe(25)
    special(state, 0, CORNERS[2], 'lumber-yard')
    expect([percent(state, CENTRE), income(state, CENTRE)]).toEqual([0, 0])
    const linear = meadow({ negAdjacency: 'linear' })
    build(linear, 1, CENTRE, 'R', 4)
    tile(linear, 0, CORNERS[0], 'I')
    tile(linear, 0, CORNERS[1], 'I')
    expect(percent(linear, CENTRE)).toBe(0)
  })
  test('T-INC-03 T-ARC-03 bonuses and penalties add up, and tokens count once', () => {
    const state = meadow()
    build(state, 0, CENTRE, 'R', 4, 1)
    tile(state, 1, CORNERS[0], 'C')
    tile(state, 1, CORNERS[1], 'I')
    tile(state, 1, CORNERS[2], 'I')
    expect([percent(state, CENTRE), income(state, CENTRE)]).toEqual([125, 65])
    construct(state, 0, CENTRE, 1)
    state.owner[at(state, CORNERS[0])] = 0
    state.developed[0]! &= ~(1 << at(state, CORNERS[0]))
    expect([percent(state, CENTRE), income(state, CENTRE)]).toEqual([25, 5])
    const kiosk = meadow()
    build(kiosk, 0, CENTRE, 'C', 1)
    special(kiosk, 0, CORNERS[0], 'glass-plant')
    tile(kiosk, 1, CORNERS[1], 'I')
    expect(percent(kiosk, CENTRE)).toBe(200)
    const alone = [0, 1, 3].map(tokens => {
      const quiet = meadow()
      build(quiet, 0, CENTRE, 'R', 1, tokens)
      return percent(quiet, CENTRE)
    })
    expect(alone).toEqual([100, 150, 150])
    const wet = quietTable(2, { board: 'oasis' })
    build(wet, 0, 'd:1,0', 'R', 1) // u:2,0 beside it is water
    special(wet, 0, 'u:1,1', 'scape')
    tile(wet, 1, 'u:1,0', 'C')
    expect(percent(wet, 'd:1,0')).toBe(150)
  })
  test('T-INC-01 corner contact and undeveloped land do nothing; the zone in effect counts', () => {
    const state = meadow()
    build(state, 0, CORNERS[0], 'I', 1)
    tile(state, 1, CORNERS[1], 'R')
    expect(percent(state, CORNERS[0])).toBe(100)
    tile(state, 1, CENTRE, 'R')
    expect(percent(state, CORNERS[0])).toBe(150)
  })
  test('T-INC-04 T-GEN-05 each construct is rounded up to fives by itself', () => {
    const state = meadow()
    for (const stooj of CORNERS) {
      build(state, 0, stooj, 'R', 1)
    }
    tile(state, 1, CENTRE, 'I')
    expect(CORNERS.map(stooj => income(state, stooj))).toEqual([5, 5, 5])
    expect(paid(state)[0]).toBe(15)
  })
  test('T-YE-06 Mel’s $355: Factory with token and a home, Mall and Apartment with tokens', () => {
    const state = meadow()
    build(state, 0, CENTRE, 'I', 3, 1)
    tile(state, 1, CORNERS[0], 'R')
    build(state, 0, 'd:-1,0', 'C', 4, 1)
    build(state, 0, 'u:1,1', 'R', 3, 2)
    expect(paid(state)).toEqual([160 + 150 + 45, 0, 0, 0])
  })
  test('T-YE-06 Jim’s $545: Airline with token and three homes, a Shack beside it, a Warehouse; old Hype adds nothing', () => {
    const state = meadow()
    build(state, 0, CENTRE, 'I', 4, 1)
    build(state, 0, CORNERS[0], 'R', 1)
    tile(state, 1, CORNERS[1], 'R')
    tile(state, 1, CORNERS[2], 'R')
    build(state, 0, 'd:-1,0', 'I', 2, 1)
    state.hype[0] = 60
    state.hypeYear[0] = 2
    expect(paid(state)).toEqual([480 + 5 + 60, 0, 0, 0])
  })
  test('T-YE-06 Sally’s $180 and Lex’s $210', () => {
    const state = meadow()
    build(state, 0, CENTRE, 'C', 3, 1)
    build(state, 0, 'd:-1,0', 'R', 4, 1)
    build(state, 0, 'u:1,1', 'C', 2)
    build(state, 1, 'd:2,2', 'C', 4, 1)
    build(state, 1, 'd:0,2', 'I', 2)
    build(state, 1, 'u:-1,-1', 'R', 2)
    expect(paid(state)).toEqual([75 + 75 + 30, 150 + 40 + 20, 0, 0])
  })
  test('T-CON-17 T-INC-06 the landowner’s fifth, rounded up, of the final amount', () => {
    const mall = meadow()
    tile(mall, 1, CENTRE, 'C')
    construct(mall, 0, CENTRE, 4, 1)
    expect(paid(mall)).toEqual([120, 30, 0, 0])
    const factory = (times: number) => {
      const state = meadow()
      tile(state, 1, CENTRE, 'I')
      construct(state, 0, CENTRE, 3, 1)
      tile(state, 2, CORNERS[0], 'R')
      state.hypeTimes[0] = times
      return paid(state)
    }
    expect(factory(0)).toEqual([125, 35, 0, 0])
    expect(factory(3)).toEqual([380, 100, 0, 0])
  })
  test('T-INC-05 T-CON-17 of equal incomes Hype multiplies the one on own land; by 1.0.0 the first on the board', () => {
    const paidBy = (rules: string) => {
      const state = meadow({}, rules)
      build(state, 0, CENTRE, 'C', 4)
      build(state, 0, 'd:-1,0', 'C', 4)
      const [first] = [CENTRE, 'd:-1,0'].toSorted((one, other) => at(state, one) - at(state, other))
      setOwner(state, at(state, first!), 1) // a fifth of what stands here goes to seat 2
      state.prestige[0] = 20
      say(state, '1 pick media', '1 hype 20')
      return paid(state)
    }
    expect(paidBy('1.1.0')).toEqual([500 + 80, 20, 0, 0])
    expect(paidBy('1.0.0')).toEqual([400 + 100, 100, 0, 0])
  })
  test('T-INC-05 T-MED-04 Hype multiplies the highest income only', () => {
    const state = meadow()
    build(state, 0, CENTRE, 'C', 4)
    build(state, 0, 'd:-1,0', 'C', 3)
    state.prestige[0] = 20
    say(state, '1 pick media', '1 hype 20')
    expect(state.hypeTimes[0]).toBe(5)
    expect(paid(state)).toEqual([500 + 50, 0, 0, 0])
    expect(state.hypeTimes[0]).toBe(0)
  })
})

describe('Hype', () => {
  /** One construct of $50, a full year of dull moves in which seat 2 does `what` when Media comes round. */
  const mediaYear = (state: State, what: string) => {
    say(state, `${state.seat + 1} pick media`)
    while (state.step !== state.seat && state.seat !== 1) say(state, `${state.seat + 1} pass`)
    say(state, `2 ${what}`)
    const before = state.gobs[1]!
    finishYear(state)
    return state.gobs[1]! - before
  }
  test('T-MED-03 T-MED-06 bought in year 1: tripled once, plain in year 2, gone before its income, a year of rest', () => {
    const state = meadow()
    build(state, 1, CENTRE, 'R', 4)
    state.prestige[1] = 40
    expect(mediaYear(state, 'hype 10')).toBe(150)
    expect([state.hype[1], state.hypeYear[1]]).toEqual([30, 2])
    leave(state)
    expect(mediaYear(state, 'pass')).toBe(50)
    expect([state.hype[1], state.hypeYear[1]]).toEqual([0, 0])
    leave(state)
    say(state, `${state.seat + 1} pick media`)
    while (state.seat !== 1) say(state, `${state.seat + 1} pass`)
    expect(refusal(state, '2 hype 1')).toMatchObject({ code: 'resting', rule: 'T-MED-06' })
    finishYear(state)
    leave(state)
    say(state, `${state.seat + 1} pick media`)
    while (state.seat !== 1) say(state, `${state.seat + 1} pass`)
    expect(refusal(state, '2 hype 1')).toBeUndefined()
    const eager = meadow({ hypeRestYears: 0 })
    eager.year = 5
    eager.restUntil[1] = 4
    say(eager, '1 pick media', '1 pass')
    expect(refusal(eager, '2 hype 1')).toBeUndefined()
  })
  /** The first seat leads, so that the second always comes after it. */
  const leave = (state: State) => {
    state.leader = 0
    state.seat = 0
  }
  test('T-MED-05 T-YE-02 more bought in the second year goes with the rest and multiplies nothing', () => {
    const state = meadow()
    build(state, 1, CENTRE, 'R', 4)
    state.prestige[1] = 30
    state.hype[1] = 10
    state.hypeYear[1] = 2
    expect(mediaYear(state, 'hype 10')).toBe(50)
    expect([state.hype[1], state.restUntil[1]]).toEqual([0, 2])
  })
  test('T-MED-08 a purchase in the first year of a gift keeps the clock and multiplies; the highest counts', () => {
    const state = meadow()
    build(state, 1, CENTRE, 'R', 4)
    state.prestige[1] = 30
    state.hype[1] = 10
    state.hypeYear[1] = 1
    state.hypeTimes[1] = 2
    expect(mediaYear(state, 'hype 10')).toBe(150)
    expect(state.hypeYear[1]).toBe(2)
  })
  test('T-TRD-10 T-YE-02 given Hype brings its clock along: no multiplier, and a year of rest for both', () => {
    const state = meadow()
    build(state, 1, CENTRE, 'R', 4)
    state.prestige[0] = 5
    state.hype[0] = 40
    state.hypeYear[0] = 2
    say(state, '1 offer 2 20-hype for nothing', '2 accept')
    expect([state.hype[0], state.hype[1], state.hypeYear[1]]).toEqual([20, 20, 2])
    const before = state.gobs[1]!
    toYearEnd(state)
    expect([state.hype[0], state.hype[1], state.restUntil[0], state.restUntil[1], state.gobs[1]! - before]).toEqual([
      0, 0, 2, 2, 50,
    ])
    const lasting = meadow()
    lasting.hype.set([30, 90])
    lasting.hypeYear.set([2, 1])
    say(lasting, '1 offer 2 30-hype for nothing', '2 accept')
    expect([lasting.hype[1], lasting.hypeYear[1], lasting.hype[0], lasting.hypeYear[0]]).toEqual([99, 1, 0, 2])
    expect(tryste.view(lasting, 2).purses[1]!.hypeTimes).toBe(0)
  })
})

import { ranks } from '@masterplan/kernel'
import { describe, expect, test } from 'vitest'
import { type Options, tryste } from '../../src/index.ts'
import { loseImprovement } from '../../src/land/estate.ts'
import {
  at,
  construct,
  finishPhase,
  finishYear,
  landType,
  own,
  say,
  special,
  tableOf,
  tile,
  toYearEnd,
} from '../builder.ts'
import { CENTRE, CORNERS, meadow } from '../situations.ts'

describe('leader and end', () => {
  test('T-PL-01 T-PL-02 more Influence takes the card, of equals the first clockwise; as much does not', () => {
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
  test('T-END-01 T-END-02 T-GEN-01 the year is played out, income and leader included; then the most improvements win', () => {
    const state = finished()
    construct(state, 2, 'd:-2,0', 1)
    state.prestige[3] = 9
    toYearEnd(state)
    expect(tryste.turn(state).kind).toBe('over')
    expect([state.year, state.gobs[2], state.leader]).toEqual([1, 610 - 5, 3])
    expect(tryste.scores(state).map(({ total }) => total)).toEqual([40, 0, 5, 0])
    expect(ranks(tryste.scores(state))).toEqual([1, 4, 2, 3])
  })
  test('T-END-01 a desert converted in the last year makes the game go on', () => {
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
    for (const chosen of [{ endAfterYears: 1 }, { yearCap: 1 }]) {
      const state = meadow(4, chosen)
      toYearEnd(state)
      expect(tryste.turn(state).kind, JSON.stringify(chosen)).toBe('over')
    }
  })
  test('T-JUN-01 by the rules 1.0.0 five in a smaller game end after forty years, four and the full game do not', () => {
    const endsAfter = (year: number, players: number, mode: Options['mode']) => {
      const state = tableOf(players, { mode }, '1.0.0')
      state.year = year
      finishYear(state)
      return tryste.turn(state).kind === 'over'
    }
    expect([39, 40].map(year => endsAfter(year, 5, 'junior'))).toEqual([false, true])
    expect([39, 40].map(year => endsAfter(year, 6, 'condensed'))).toEqual([false, true])
    expect([endsAfter(40, 4, 'junior'), endsAfter(40, 5, 'typical')]).toEqual([false, false])
  })
  test('T-END-06 T-EVT-11 a stooj whose improvement is lost prevents the end again', () => {
    const state = finished()
    loseImprovement(state, at(state, 'd:-2,0'), undefined)
    toYearEnd(state)
    expect([tryste.turn(state).kind, state.owner[at(state, 'd:-2,0')]]).toEqual(['decide', 1])
  })
})

import { readOptions, seatsOf } from '@masterplan/kernel'
import { describe, expect, test } from 'vitest'
import { BOOKLET } from '../../src/data/scenarios.ts'
import { type Options, type State, urbapolis } from '../../src/index.ts'
import {
  after,
  amounts,
  coins,
  free,
  handOf,
  legal,
  no,
  owner,
  refusedBy,
  scene,
  seen,
  settle,
  toMove,
} from '../builder.ts'

function opened(players: number, chosen: Partial<Options> = {}): State {
  const read = readOptions<Options>(urbapolis.options, chosen, { players, rules: urbapolis.rulesVersions[0] })
  if (!read.ok) throw new Error(read.problem)
  return urbapolis.start(players, read.options)
}
/** The first set-up that luck gives, up to the first pick. */
function dealt(players: number, chosen: Partial<Options> = {}): State {
  const state = opened(players, chosen)
  settle(state)
  return state
}
const building = (state: State, plot: string) => seen(state).plots.find(each => each.plot === plot)?.building

describe('Set-up', () => {
  test('U-GEN-01 U-SET-01 two to four players, and a scenario made for their number', () => {
    expect(urbapolis.seats).toEqual({ min: 2, max: 4 })
    for (const page of ['A', 'B'] as const) {
      expect(BOOKLET[page].map(({ players }) => players)).toEqual([2, 3, 4])
      for (const players of [2, 3, 4]) expect(opened(players, { scenario: page }).fixed.scenario.players).toBe(players)
    }
    expect(seatsOf(4).map(seat => seen(opened(4)).seats[seat]!.seat)).toEqual([0, 1, 2, 3])
  })

  test('U-SET-01 a host may bring a neighbourhood, if it can be played by this number', () => {
    const text =
      'Four Corners; players 2; map BE./.TH/YW.; central YT; tiles 12 8 8; piles 6 8 8; initial 6; market 4; publics 1 1 2 2; boulevards 0; streets 4'
    expect(opened(2, { neighbourhood: text }).fixed.cells).toHaveLength(9)
    expect(
      readOptions(urbapolis.options, { neighbourhood: text }, { players: 3, rules: urbapolis.rulesVersions[0] }),
    ).toMatchObject({
      ok: false,
      name: 'neighbourhood',
    })
  })

  test('U-GEO-01 U-GEO-02 U-SET-02 outskirts are no plots (2A, VT-31)', () => {
    const state = dealt(2)
    expect(seen(state).plots).toHaveLength(17 + 6)
    expect(seen(state).plots.map(({ plot }) => plot)).not.toContain('a5')
    expect(legal(state, 'pick').filter(text => text.endsWith('a5'))).toEqual([])
    expect(no(state, `${toMove(state)} pick ${seen(state).market[0]} a5`)).toEqual(refusedBy('U-GEO-02', 'not-a-plot'))
  })

  test('U-SET-03 starting public buildings stand without an owner', () => {
    const state = dealt(2)
    expect(['b2', 'd2', 'c3', 'b4', 'd4', 'c5'].map(plot => building(state, plot))).toEqual([
      'BANK',
      'EMPL',
      'HALL',
      'HOSP',
      'WORK',
      'TEMP',
    ])
    expect(owner(state, 'b2')).toBe(0)
  })

  test('U-SET-14 five workers and fifteen coins', () => {
    expect(seen(opened(3)).seats.map(each => [each.free, each.team, each.coins])).toEqual(Array(3).fill([5, 5, 15]))
  })

  test('U-SET-11 the first market has as many tiles as the scenario says; with the option two more than players', () => {
    expect([2, 3, 4].map(players => seen(dealt(players)).market.length)).toEqual([6, 8, 10])
    expect([2, 3, 4].map(players => seen(dealt(players, { initialMarket: 'tight' })).market.length)).toEqual([4, 5, 6])
  })

  test('U-SET-12 U-SET-13 public buildings of later rounds lie open, early ones for 2 and 3, late ones for 4 and 5', () => {
    const state = opened(3)
    while (seen(state).phase === 'reveal') urbapolis.play(state, 'luck', urbapolis.draws(state)[0]!.item)
    expect(no(state, '* reserve L01')).toEqual(refusedBy('U-SET-13', 'not-in-deck'))
    after(state, '* reserve E01', '* reserve E02', '* reserve E03', '* reserve E04')
    expect(no(state, '* reserve E05')).toEqual(refusedBy('U-SET-13', 'not-in-deck'))
    after(state, '* reserve L01', '* reserve L02', '* reserve L03')
    expect(no(state, '* reserve L03')).toEqual(refusedBy('U-SET-13', 'not-in-deck'))
    after(state, '* reserve L12')
    expect(seen(state).reserved).toEqual([
      ['E01', 'E02'],
      ['E03', 'E04'],
      ['L01', 'L02'],
      ['L03', 'L12'],
    ])
    expect(seen(state).publics).toEqual([])
  })

  test('U-SET-15 one disc after the other makes the order', () => {
    const state = opened(4)
    while (seen(state).phase !== 'disc') urbapolis.play(state, 'luck', urbapolis.draws(state)[0]!.item)
    expect(urbapolis.draws(state).map(({ weight }) => weight)).toEqual([1, 1, 1, 1])
    after(state, '* disc 3', '* disc 1')
    expect(no(state, '* disc 3')).toEqual(refusedBy('U-SET-15', 'disc-drawn'))
    after(state, '* disc 4')
    expect(seen(state).order).toEqual([2, 0, 3, 1])
  })

  test('U-SET-16 U-SET-17 U-SET-18 U-SET-19 in reverse order everybody picks a tile and a central plot, free of charge', () => {
    const state = dealt(2)
    const [first, second] = seen(state).order.map(seat => seat + 1) as [number, number]
    const [one, other] = seen(state).market as [string, string]
    expect(toMove(state)).toBe(second)
    const plots = ['c2', 'b3', 'd3', 'c4']
    expect(legal(state, `pick ${one}`)).toEqual(plots.map(plot => `pick ${one} ${plot}`))
    expect(no(state, `${second} pick ${one} a1`)).toEqual(refusedBy('U-SET-16', 'not-central'))
    after(state, `${second} pick ${one} c2`)
    expect(no(state, `${first} pick ${other} c2`)).toEqual(refusedBy('U-SET-16', 'plot-not-free'))
    expect(no(state, `${first} pick ${one} c4`)).toEqual(refusedBy('U-SET-16', 'not-in-market'))
    after(state, `${first} pick ${other} c4`)
    expect([free(state, 1), coins(state, 1), handOf(state, second)]).toEqual([5, 15, [one]])
    expect([seen(state).round, toMove(state), seen(state).market.length]).toEqual([1, first, 4])
    expect(state.bareCount[0]).toBe(1)
  })

  test('U-AUC-02 U-GEO-03 prices around the start of 2A', () => {
    const state = dealt(2)
    const beside = (plot: string) => seen(state).plots.find(each => each.plot === plot)?.beside
    expect(['c2', 'c1', 'a1'].map(beside)).toEqual([3, 2, 1])
  })

  test('U-GEO-03 U-GEO-04 corners touch, even past an outskirt (4B, VT-32)', () => {
    const { nearLow } = opened(4, { scenario: 'B' }).fixed
    const [b3, c2] = [17, 10]
    expect((nearLow[b3]! >>> c2) & 1).toBe(1)
    expect((nearLow[c2]! >>> b3) & 1).toBe(1)
    expect((nearLow[b3]! >>> 18) & 1).toBe(0) // c3 is outskirts
  })
})

describe('Costs', () => {
  test('U-GEN-06 what is not free cannot be paid, in workers or in coins', () => {
    const state = scene('BANK HALL .\n. /1 /2\n. . .', { hands: { 1: 'H10 H02' }, coins: { 1: 3 }, workers: { 1: 2 } })
    expect(no(state, '1 build H10 b2')).toEqual(refusedBy('U-GEN-06', 'too-few-workers'))
    expect(no(state, '1 expropriate c2')).toEqual(refusedBy('U-GEN-06', 'too-few-coins'))
    expect(no(state, '1 build H02 b2')).toBeUndefined()
    expect(amounts(state, 'bid a2')).toEqual([2])
  })
})

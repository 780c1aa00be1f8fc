import { ranks, seeded } from '@masterplan/kernel'
import { describe, expect, test } from 'vitest'
import { subdivision } from '../src/index.ts'
import { groupsOf, worthOf } from '../src/scoring.ts'
import { start } from '../src/setup.ts'
import { readGolden } from './golden.ts'
import { after, cell, drawn, line, NORTH, totals, USUAL, words } from './table.ts'

const golden = (name: string) => readGolden().find(each => each.name === name)!
const final = (name: string) => after(golden(name).moves.join(' '), golden(name).options, golden(name).players)
const AROUND_C2 = words('b1 b2 b3 c1 c3 d1 d2 d3')

describe('Groups and pips', () => {
  test('S-2.3 a group hangs together by edges; parks, gaps and corners separate (V02, V06)', () => {
    const board = drawn('R3b2 R2c2 R1c3 B2d3 B3e2 B2e3 B1b4 B2a4', NORTH)
    expect([groupsOf(board, 0), groupsOf(board, 1)]).toEqual([1, 2])
    expect(totals(board)).toEqual([5, 8])
    expect(totals(drawn('R2b2 R2c3', NORTH))[0]).toBe(2)
    expect(groupsOf(drawn('R2b3 R2d3', 'c3,a6,b6,c6,d6,e6'), 0)).toBe(2)
    expect(groupsOf(drawn('R2b3', NORTH), 0)).toBe(1)
  })
  test('S-5.1 pips on the board are points', () => {
    expect(line(drawn('R3a1 R2a2 R1a3 B2f1', NORTH), 'pips')).toEqual([6, 2])
    expect(line(drawn('', NORTH), 'pips')).toEqual([0, 0])
  })
  test('S-5.2 every group costs a point, the first one too', () => {
    expect(line(drawn('R2a1', NORTH), 'groups')).toEqual([-1, 0])
    expect(line(drawn('R2a1 R2a2 R2c1 R2e1 B2f5', NORTH), 'groups')).toEqual([-3, -1])
    expect(line(drawn('R2a1 R2c1', NORTH, { groupCost: 2 }), 'groups')[0]).toBe(-4)
  })
})

describe('Crowded high rises', () => {
  test('S-5.3 after the first, each manufactured home near costs a point, own ones too, at most three (V01)', () => {
    const board = drawn('R3a2 B1b3 B3c2 R1c1 R1d1 R1d3 R3f2 B1e3 B1e1', NORTH)
    expect(['a2', 'c2', 'f2'].map(name => worthOf(board, cell(name)))).toEqual([3, 0, 2])
    expect([line(board, 'crowding'), totals(board)]).toEqual([
      [-1, -3],
      [4, -1],
    ])
    expect(line(drawn('R3c2 R1b1 R1b2 R1b3', NORTH), 'crowding')[0]).toBe(-2)
  })
  test('S-5.3 what is free and what is the most can be agreed otherwise', () => {
    const crowded = 'R3c2 B1b1 B1b2 B1b3 B1c1'
    expect(line(drawn(crowded, NORTH, { crowdingFree: 0 }), 'crowding')[0]).toBe(-3)
    expect(line(drawn(crowded, NORTH, { crowdingFree: 2 }), 'crowding')[0]).toBe(-2)
    expect(line(drawn(crowded, NORTH, { crowdingMost: 1 }), 'crowding')[0]).toBe(-1)
  })
  test('S-5.4 a high rise is worth 3, 3, 2, 1 and then nothing (V05)', () => {
    const worth = [0, 1, 2, 3, 4, 5, 6, 7, 8].map(homes => {
      const around = AROUND_C2.slice(0, homes).map((name, at) => `${'RB'[at % 2]}1${name}`)
      return worthOf(drawn(`R3c2 ${around.join(' ')}`, NORTH), cell('c2'))
    })
    expect(worth).toEqual([3, 3, 2, 1, 0, 0, 0, 0, 0])
  })
  test('S-5.5 one manufactured home counts against every high rise near it (V07)', () => {
    const board = drawn('R3b2 R3d2 B1c1 B1c2 B1c3', NORTH)
    expect(line(board, 'crowding')).toEqual([-4, 0])
    expect(totals(board)).toEqual([0, 2])
  })
  test('S-5.6 smaller pyramids lose nothing, and a total may fall below zero', () => {
    expect(line(drawn('R2c2 B1b1 B1b2 B1b3 B1c1 R1c3', NORTH), 'crowding')).toEqual([0, 0])
    expect(totals(drawn('R3c2 B1b1 B1b2 B1b3 B1c1', NORTH))[0]).toBe(-1)
  })
  test('S-5.7 nobody has more than all pips less one group (V03, V04)', () => {
    expect(final('G13').scores()[0]).toMatchObject({ total: 29, lines: { pips: 30, groups: -1, crowding: 0 } })
    expect(
      final('G11')
        .scores()
        .map(each => each.lines),
    ).toMatchObject([
      { pips: 30, groups: -4, crowding: -2 },
      { pips: 30, groups: -3, crowding: -4 },
    ])
    expect(
      final('G12')
        .scores()
        .map(each => each.lines),
    ).toMatchObject([
      { pips: 30, groups: -6, crowding: -4 },
      { pips: 30, groups: -7, crowding: -6 },
      { pips: 30, groups: -6, crowding: -10 },
    ])
  })
})

test.each([
  ['full', 29],
  ['threehouse', 17],
] as const)('S-5.7 no random match with the %s set exceeds %i', (set, most) => {
  const random = seeded(29)
  for (let round = 0; round < 600; round++) {
    const state = start(2 + (round % 3), { ...USUAL, set })
    for (let turn = subdivision.turn(state); turn.kind === 'decide'; turn = subdivision.turn(state)) {
      subdivision.play(state, turn.seats[0]!, subdivision.sample(state, turn.seats[0]!, random))
    }
    expect(Math.max(...totals(state))).toBeLessThanOrEqual(most)
  }
})

describe('Result', () => {
  test('S-6.1 the highest score wins, and equals share the win', () => {
    expect(ranks(final('G2').scores())).toEqual([2, 1])
    expect(ranks(final('G3').scores())).toEqual([1, 1])
    expect(ranks(final('G8').scores())).toEqual([3, 3, 2, 1])
  })
})

describe('Variants', () => {
  const yes = { privateParks: 'ignoreParks' } as const
  const bonus = (pyramids: string, parks: string, privateParks: 'off' | 'ignoreParks' | 'strict' = 'ignoreParks') =>
    line(drawn(pyramids, parks, { privateParks }), 'privateParks')
  const RING = 'R3b2 R2b3 R3b4 R2c2 R2c4 R3d2 R2d3'

  test('S-7.1 seats place the parks in turn before seat 1 places the first pyramid', () => {
    const match = after('pa1 pa2', { parks: 'placement' })
    expect(match.turn()).toEqual({ kind: 'decide', seats: [0] })
    expect(match.movesFor(0)).toHaveLength(34)
    for (const [move, rule] of [
      ['2b2', 'S-7.1'],
      ['-', 'S-7.1'],
      ['pa1', 'S-1.3'],
      ['pg1', 'S-1.1'],
    ] as const) {
      expect(match.judge(0, move)?.rule).toBe(rule)
    }
    const later = after('pa1 pa2 pa3 pb1 pb2 pb3', { parks: 'placement' })
    expect(later.turn()).toEqual({ kind: 'decide', seats: [0] })
    expect(later.movesFor(0)).toHaveLength(60)
  })
  test('S-7.1 when the parks do not go round evenly, earlier seats place one more', () => {
    const seats = (players: number, set: 'full' | 'threehouse', moves: string) =>
      after(moves, { parks: 'placement', set }, players)
        .log.map(each => each[0])
        .join('')
    expect(seats(3, 'full', 'pa1 pa2 pa3 pa4 2c3')).toBe('12311')
    expect(seats(2, 'threehouse', 'pa1 pa2 pa3 pa4 pb1 pb2 pb3 2c3')).toBe('12121211')
  })
  test('S-7.2 a group around a park scores three more, at corner, edge and inside (V08, V11, V13)', () => {
    expect(totals(drawn('R2a2 R2b2 R2b1', '', yes))[0]).toBe(8)
    expect(totals(drawn('R2a1 R2a2 R2b2 R2c2 R2c1', 'b1,f1,d4,a6,d6,f6', yes))[0]).toBe(12)
    for (const privateParks of ['ignoreParks', 'strict'] as const) {
      expect(totals(drawn(`${RING} R3d4`, 'c3,a1,f1,a6,e6,f6', { privateParks }))[0]).toBe(22)
    }
    expect(bonus('R2a2 R2b2 R2b1', '', 'off')).toEqual([0, 0])
    expect(totals(drawn('R2a2 R2b2 R2b1', '', { ...yes, privateParkPoints: 5 }))[0]).toBe(10)
  })
  test('S-7.2 a park walled in by parks alone belongs to nobody', () => {
    expect(bonus('R2c1 R2c2 R2a3 R2b3 R2c3', 'a1,a2,b1,b2,e6,f6')).toEqual([9, 0]) // a2, b1 and b2, not a1
  })
  test('S-7.3 each park is judged alone; a foreign pyramid or a gap beside it spoils it (V09, V10, V16)', () => {
    expect(totals(drawn('R2a2 B2b2 R2b1', '', yes))[0]).toBe(2)
    expect(totals(drawn('R2a2 R2b1', '', yes))[0]).toBe(2)
    expect(totals(drawn('R2a2 R2b2 R2b1 R3a5 R2b5 R1b6', '', yes))[0]).toBe(16)
  })
  test('S-7.3 the ring must be one and the same group (V14, V15)', () => {
    const two = 'R2b2 R2c2 R2d2 R2b4 R2c4 R1d4'
    const parks = 'b3,c3,d3,f1,a6,f6'
    expect(totals(drawn(two, parks, yes))[0]).toBe(9)
    expect(totals(drawn(`${two} R1a2 R1a3 R1a4`, parks, yes))[0]).toBe(19)
  })
  test('S-7.4 strictly, a park near another park is nobody’s (V12)', () => {
    expect(totals(drawn(RING, '', yes))[0]).toBe(19)
    expect(totals(drawn(RING, '', { privateParks: 'strict' }))[0]).toBe(16)
    expect(bonus('R2a2 R2b2 R2b1', '', 'strict')).toEqual([3, 0])
  })
  test('S-7.4 without parks neither variant does anything', () => {
    const { moves, totals: expected } = golden('G8')
    for (const privateParks of ['ignoreParks', 'strict'] as const) {
      const scores = after(moves.join(' '), { set: 'threehouse', privateParks }, 4).scores()
      expect(scores.map(each => each.total)).toEqual(expected)
    }
  })
  test('S-7.2 a whole game with private parks, and the same without', () => {
    expect(
      final('G14')
        .scores()
        .map(each => each.lines.privateParks),
    ).toEqual([9, 3])
    expect(
      after(golden('G14').moves.join(' '))
        .scores()
        .map(each => each.total),
    ).toEqual([26, 18])
  })
})

test('S-5.1 a score states all its lines, at any time', () => {
  expect(subdivision.scores(drawn('', ''))[0]).toEqual({
    total: 0,
    lines: { pips: 0, groups: 0, crowding: 0, privateParks: 0 },
    tiebreaks: [],
  })
})

import { ranks, seeded } from '@masterplan/kernel'
import { describe, expect, test } from 'vitest'
import { subdivision } from '../../src/index.ts'
import { groupsOf, worthOf } from '../../src/scoring.ts'
import { start } from '../../src/setup.ts'
import { cell, drawn, line, NORTH, totals, USUAL, words } from '../builder.ts'
import { finished } from '../golden.ts'

const AROUND_C2 = words('b1 b2 b3 c1 c3 d1 d2 d3')

describe('Groups and pips', () => {
  test('S-2.3 a group hangs together by edges; parks, gaps and corners separate', () => {
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
  test('S-5.3 after the first, each manufactured home near costs a point, own ones too, at most three', () => {
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
  test('S-5.4 a high rise is worth 3, 3, 2, 1 and then nothing', () => {
    const worth = [0, 1, 2, 3, 4, 5, 6, 7, 8].map(homes => {
      const around = AROUND_C2.slice(0, homes).map((name, at) => `${'RB'[at % 2]}1${name}`)
      return worthOf(drawn(`R3c2 ${around.join(' ')}`, NORTH), cell('c2'))
    })
    expect(worth).toEqual([3, 3, 2, 1, 0, 0, 0, 0, 0])
  })
  test('S-5.5 one manufactured home counts against every high rise near it', () => {
    const board = drawn('R3b2 R3d2 B1c1 B1c2 B1c3', NORTH)
    expect(line(board, 'crowding')).toEqual([-4, 0])
    expect(totals(board)).toEqual([0, 2])
  })
  test('S-5.6 smaller pyramids lose nothing, and a total may fall below zero', () => {
    expect(line(drawn('R2c2 B1b1 B1b2 B1b3 B1c1 R1c3', NORTH), 'crowding')).toEqual([0, 0])
    expect(totals(drawn('R3c2 B1b1 B1b2 B1b3 B1c1', NORTH))[0]).toBe(-1)
  })
  test('S-5.7 nobody has more than all pips less one group', () => {
    expect(finished('G13').scores()[0]).toMatchObject({ total: 29, lines: { pips: 30, groups: -1, crowding: 0 } })
    expect(
      finished('G11')
        .scores()
        .map(each => each.lines),
    ).toMatchObject([
      { pips: 30, groups: -4, crowding: -2 },
      { pips: 30, groups: -3, crowding: -4 },
    ])
    expect(
      finished('G12')
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
    expect(ranks(finished('G2').scores())).toEqual([2, 1])
    expect(ranks(finished('G3').scores())).toEqual([1, 1])
    expect(ranks(finished('G8').scores())).toEqual([3, 3, 2, 1])
  })
})

test('S-5.1 a score states all its lines, at any time', () => {
  expect(subdivision.scores(drawn('', ''))[0]).toEqual({
    total: 0,
    lines: { pips: 0, groups: 0, crowding: 0, privateParks: 0 },
    tiebreaks: [],
  })
})

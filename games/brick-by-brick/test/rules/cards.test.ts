import { describe, expect, test } from 'vitest'
import { MISSIONS } from '../../src/data/missions.ts'
import { PROJECTS, pointsOf } from '../../src/data/projects.ts'
import { type Name, scene } from '../builder.ts'

/**
 * Each project on a position that just meets it and on others that just miss it. A buildings stand as drawn; the
 * building named first has just got its top floor.
 */
const PROJECT_CASES: Readonly<
  Record<string, { readonly meets: readonly string[]; readonly misses: readonly string[] }>
> = {
  P01: {
    meets: ['4.W A:1, 3.E A:1', '3.E A:1, 4.W A:1'],
    misses: ['4.W A:1', '4.W A:1, 3.C A:1', '4.W A:1, 3.E B:1', '4.W A:1, 3.E A:1^', '4.W A:1, 4.C=R A:1'],
  },
  P02: { meets: ['3.E A:1, 3.C A:1'], misses: ['3.E A:1, 3.SE A:1', '3.E A:1, 3.SW A:1'] },
  P03: { meets: ['3.C A:1, 3.W A:1'], misses: ['3.C A:1, 3.E A:1', '3.C A:1, 4.W A:1'] },
  P04: { meets: ['1.C A:3'], misses: ['1.C A:2', '2.C A:3'] },
  P05: { meets: ['2.C A:3'], misses: ['2.C A:2', '1.C A:3'] },
  P06: { meets: ['3.C A:3', '4.C=R A:3'], misses: ['3.C A:2', '4.C=M A:3'] },
  P07: {
    meets: ['1.C A:2, 1.SE A:1', '1.C A:1, 1.SE A:2'],
    misses: ['1.C A:1, 1.SE A:1', '1.C A:2, 4.NW A:2', '1.C A:2, 1.NE A:2'],
  },
  P08: { meets: ['2.C A:2, 2.NE A:1'], misses: ['2.C A:1, 2.NE A:1', '2.C A:2, 2.NE A:1^', '2.C A:2'] },
  P09: { meets: ['3.C A:1, 3.SW A:2'], misses: ['3.C A:1, 3.SW A:1', '3.C A:2, 6.C A:2'] },
  P10: {
    meets: ['4.W A:1, 3.E A:1', '6.NE A:1, 4.SW A:1'],
    misses: ['4.W A:1, 3.C A:1', '4.W A:1, 3.NE=M A:1', '4.W A:1, 4.C=M A:1'],
  },
  P11: { meets: ['4.W A:2, 3.E A:2'], misses: ['4.W A:2, 3.E A:1', '4.W A:1, 3.E A:3'] },
  P12: {
    meets: ['4.W A:1, 4.C=M A:1, 4.E A:1', '4.W A:1, 3.E A:1, 3.C A:1'],
    misses: ['4.W A:1, 4.C=M A:1, 4.NE A:1', '4.W A:1, 4.C=M A:1, 4.E A:1^'],
  },
  P13: { meets: ['4.W A:1, 4.C=M A:3, 4.E A:1'], misses: ['4.W A:1, 4.C=M A:2, 4.E A:1', '4.W A:3, 4.C=M A:3'] },
  P14: {
    meets: ['6.SW A:1, 6.W A:1, 6.SE A:1', '6.W A:1, 6.SW A:1, 6.SE A:1'],
    misses: ['6.SW A:1, 6.W A:1, 6.E A:1', '6.SW A:1, 6.C A:1, 6.SE A:1'],
  },
  P15: { meets: ['4.W A:2, 4.E A:2'], misses: ['4.W A:2, 4.E A:1', '4.W A:2, 5.C A:2'] },
  P16: { meets: ['4.W A:1, 4.E A:1'], misses: ['4.W A:1, 4.NE A:1', '4.C=M A:1, 4.E A:1', '4.W A:1, 5.E=M A:1'] },
  P17: { meets: ['2.C A:2'], misses: ['2.C A:1', '2.E A:2'] },
  P18: { meets: ['4.W A:2'], misses: ['4.W A:1', '3.W A:2'] },
  P19: { meets: ['4.C=M A:1', '1.SW=R A:1'], misses: ['4.W A:1'] },
  P20: { meets: ['4.C=M A:2'], misses: ['4.C=M A:1', '4.W A:2'] },
  P21: {
    meets: ['2.E A:1, 2.C A:1, 2.SE A:1', '2.SE A:1, 5.NW A:1, 5.C A:1'],
    misses: ['2.E A:1, 2.C A:1, 2.NW A:1', '2.E A:1, 2.C A:1, 3.C A:1', '2.E A:1, 2.C A:1, 2.SE A:1^'],
  },
  P22: { meets: ['2.E A:2, 2.C A:1, 2.SE A:2'], misses: ['2.E A:2, 2.C A:1, 2.SE A:1'] },
  P23: {
    meets: ['4.SE A:1, 7.NW A:2, 7.C A:3', '7.C A:3, 7.NW A:2, 4.SE A:1'],
    misses: ['4.SE A:1, 7.NW A:2, 7.C A:2', '4.SE A:1, 7.NW A:1, 7.C A:3', '4.SE A:1, 7.NW A:2, 7.SE=M A:3'],
  },
  P24: {
    meets: ['5.C A:2, 5.W B:1', '5.C A:2, 5.W B:1^'],
    misses: ['5.C A:2, 5.W B:2', '5.C A:2, 5.W A:1', '5.C A:2', '5.C A:1'],
  },
  P25: { meets: ['5.C A:2, 5.W B:1, 5.NE C:1'], misses: ['5.C A:2, 5.W B:1, 5.NE C:2', '5.C A:2, 5.W B:1, 2.C C:1'] },
  P26: {
    meets: ['5.C A:3', '5.C A:4, 2.C B:3, 1.C A:3^'],
    misses: ['5.C A:2', '5.C A:3, 2.C B:3', '5.C A:3, 2.C A:3^'],
  },
  P27: {
    meets: ['5.C A:1, 2.C A:1, 7.C A:1', '5.NW A:1, 1.NW A:1, 2.NW A:1'],
    misses: ['5.C A:1, 2.C A:1, 7.NW A:1', '5.C A:1, 2.C A:1, 7.C A:1^'],
  },
  P28: { meets: ['5.C A:1, 5.NE A:1, 5.W A:1'], misses: ['5.C A:1, 5.NE A:1, 4.W A:1', '5.C A:1, 5.NE A:1, 5.W A:1^'] },
  P29: { meets: ['5.C A:3, 2.C A:3'], misses: ['5.C A:3, 2.C A:2', '5.C A:3, 5.W A:3', '5.C A:2, 2.C A:4'] },
  P30: { meets: ['5.C A:4'], misses: ['5.C A:3'] },
  P31: {
    meets: ['1.C A:1, 2.C A:1, 3.C A:1, 5.C A:1, 6.C A:1, 7.C A:1'],
    misses: [
      '1.C A:1, 2.C A:1, 3.C A:1, 5.C A:1, 6.C A:1, 6.E A:1',
      '1.C A:1, 2.C A:1, 3.C A:1, 5.C A:1, 6.C A:1, 7.C A:1^',
    ],
  },
  P32: {
    meets: ['5.C A:2, 2.C A:2', '5.C A:2, 4.C=L A:2'],
    misses: ['5.C A:2, 2.C A:1', '5.C A:2, 1.C A:2', '5.C A:2, 5.SW A:2'],
  },
}

/** Takes the top floor off the first building, then builds it again in a real move. */
function claimableAfter(drawing: string, project: string): boolean {
  const [first = '', ...others] = drawing.split(', ')
  const [, name, land, floors] = /^(\d\.\w+)(=\w)? A:(\d)$/.exec(first)!
  const before = Number(floors) > 1 ? [`${name}${land ?? ''} A:${Number(floors) - 1}`] : []
  const given = { hoist: Number(name![0]), display: project, ploys: { A: 0 } }
  const s = scene([...before, ...others].join(', '), given)
  s.do(`build ${name}${land && before.length === 0 ? ` ${land[1]}` : ''}`)
  return s.view().phase === 'claim'
}

describe('Project cards', () => {
  test.each(Object.entries(PROJECT_CASES))(
    '%s is met by a floor more than what misses it',
    (project, { meets, misses }) => {
      for (const drawing of meets) expect([drawing, claimableAfter(drawing, project)]).toEqual([drawing, true])
      for (const drawing of misses) expect([drawing, claimableAfter(drawing, project)]).toEqual([drawing, false])
    },
  )
  test('there are 32, with the points printed on them', () => {
    expect(Object.keys(PROJECT_CASES)).toHaveLength(PROJECTS.length)
    const points = '3 3 3 6 6 6 5 5 5 4 9 5 10 5 6 3 4 4 3 6 5 9 12 3 4 8 4 4 10 9 6 6'
    expect(PROJECTS.map((_, at) => pointsOf(at + 1)).join(' ')).toBe(points)
  })
})

/** Each mission on positions of A and what it is worth there: every pair of neighbours is a step of the card. */
const MISSION_CASES: Readonly<Record<string, readonly (readonly [drawing: string, worth: number])[]>> = {
  S01: [
    ['', 0],
    ['1.C A:1', 1],
    ['1.C A:1, 1.SE A:1', 2],
    ['1.C A:1, 1.SE A:1^', 1],
    ['1.C A:1, 1.SE A:1, 2.E A:1', 4],
  ],
  S02: [
    ['2.C A:3', 1],
    ['2.C A:3, 2.NE A:1', 2],
    ['2.C A:3, 2.NE A:1, 4.C=L A:1', 4],
    ['1.C A:1', 0],
  ],
  S03: [
    ['3.C A:1, 3.SW A:1, 1.NE A:1, 1.NW A:1', 6],
    ['3.C A:1, 3.SW A:1, 1.NE A:1, 1.NW B:1', 4],
  ],
  S04: [
    ['1.C A:2', 3],
    ['1.C A:3', 7],
    ['1.C A:3^', 0],
    ['1.C A:6', 16],
    ['1.C A:7', 16],
    ['1.C A:1, 2.C A:5', 1],
  ],
  S05: [
    ['2.C A:4', 10],
    ['2.C A:5', 13],
    ['2.C A:5^, 2.NE A:2', 3],
  ],
  S06: [
    ['3.C A:1', 1],
    ['3.C B:4', 0],
    ['4.C=R A:2', 3],
  ],
  S07: [
    ['1.C A:1', 5],
    ['1.C A:1, 1.E B:1', 2],
    ['1.C A:1^, 2.C A:1, 4.E A:1', 15],
    ['3.C A:1', 0],
    ['1.C A:1, 1.E B:2', 0],
  ],
  S08: [
    ['2.C A:1, 3.C A:1, 5.C A:1', 15],
    ['1.C A:1, 4.E A:1, 6.C A:1, 7.C A:1', 0],
  ],
  S09: [
    ['3.C A:1, 4.E A:1, 6.C A:1', 15],
    ['1.C A:1, 2.C A:1, 5.C A:1, 7.C A:1', 0],
  ],
  S10: [
    ['4.E A:1, 5.C A:1, 7.C A:1', 15],
    ['1.C A:1, 2.C A:1, 3.C A:1, 6.C A:1', 0],
  ],
  S11: [
    ['5.C A:1, 6.C A:1, 1.C A:1', 15],
    ['2.C A:1, 3.C A:1, 4.E A:1, 7.C A:1', 0],
  ],
  S12: [
    ['6.C A:1, 7.C A:1, 2.C A:1', 15],
    ['1.C A:1, 3.C A:1, 4.E A:1, 5.C A:1', 0],
  ],
  S13: [
    ['7.C A:1, 1.C A:1, 3.C A:1', 15],
    ['2.C A:1, 4.E A:1, 5.C A:1, 6.C A:1', 0],
  ],
  S14: [
    ['1.C A:1, 2.C A:1, 3.C A:1', 0],
    ['1.C A:1, 2.C A:1, 3.C A:1, 4.E A:1^', 1],
    ['1.C A:1, 2.C A:1, 3.C A:1, 4.E A:1, 5.C A:1, 6.C A:1, 7.C A:1', 10],
  ],
  S15: [
    ['4.C=M A:1', 1],
    ['4.C=M A:1, 1.SW=M A:1^', 4],
    ['4.C=M A:1, 1.SW=M A:1, 2.W=L B:1', 4],
  ],
  S16: [
    ['1.C A:1', 1],
    ['1.C A:1, 2.C A:1, 3.C A:1^', 5],
    ['1.C A:1, 2.C A:1, 3.E A:1', 3],
  ],
  S17: [
    ['1.C A:2, 2.C B:1', 10],
    ['1.C A:2^, 2.C B:2', 5],
    ['1.C A:2, 2.C B:3', 0],
    ['', 0],
  ],
  S18: [
    ['1.C A:1', 0],
    ['1.C A:1, 1.E A:1', 2],
    ['1.C A:1, 1.E A:1, 2.W=M A:1', 5],
    ['1.C A:1, 1.E A:1^, 2.W=M A:1', 0],
    ['1.C A:1, 1.E A:1, 3.C A:1, 3.E A:1', 2],
  ],
  S19: [
    ['1.C A:1, 2.C A:1, 3.C A:1', 4],
    ['1.C A:1, 2.C A:1, 2.NE A:1', 0],
    ['1.C A:1, 2.C A:1, 3.C A:1^', 0],
    ['1.C A:1, 1.SE A:1, 2.C A:1, 2.NE A:1, 3.C A:1, 3.SW A:1', 9],
  ],
  S20: [['', 6]],
  S21: [['', 10]],
  S22: [
    ['3.E A:1, 4.W A:1', 3],
    ['3.E A:1, 4.W A:1^, 4.E A:1, 5.W A:1', 6],
    ['3.E A:1, 4.W B:1', 0],
    ['3.C A:1, 3.E A:1', 0],
  ],
  S23: [
    ['1.C A:1^', 1],
    ['1.C A:1^, 2.C A:1^', 2],
    ['1.C A:1^, 2.C A:1^, 3.C A:1^, 5.C A:1', 4],
    ['1.C B:1^', 0],
  ],
  S24: [
    ['1.C A:2', 2],
    ['1.C A:2, 2.C A:1', 2],
    ['1.C A:2, 2.C A:3', 5],
    ['1.C A:2, 2.C A:3^', 2],
  ],
}

describe('Mission cards', () => {
  const worth = (mission: string, drawing: string, more: object = {}) =>
    scene(drawing, { hoist: 4, missions: { A: mission }, ...more }).scores()[0]!.lines.missions
  test.each(Object.entries(MISSION_CASES))('%s counts what it says', (mission, cases) => {
    for (const [drawing, points] of cases) expect([drawing, worth(mission, drawing)]).toEqual([drawing, points])
  })
  test('S20 counts full fives of inhabitants, up to 8', () => {
    const larder = (A: number) => worth('S20', '', { inh: { A } })
    expect([4, 5, 9, 10, 39, 40, 99].map(larder)).toEqual([0, 1, 1, 2, 7, 8, 8])
  })
  test('S21 counts unused ploys', () => {
    expect([0, 1, 2, 3, 4].map(A => worth('S21', '', { ploys: { A } }))).toEqual([0, 2, 4, 7, 10])
  })
  test('there are 24; the keys form a plane: each region on three cards, any two cards share one', () => {
    expect(Object.keys(MISSION_CASES)).toHaveLength(MISSIONS.length)
    const keys = MISSIONS.flatMap(card => (card.counts === 'keys' ? [card.regions as readonly number[]] : []))
    for (const region of [1, 2, 3, 4, 5, 6, 7]) expect(keys.filter(card => card.includes(region))).toHaveLength(3)
    for (const one of keys) {
      for (const other of keys) {
        if (one !== other) expect(one.filter(region => other.includes(region))).toHaveLength(1)
      }
    }
  })
  test('a mission counts only what its own player owns', () => {
    const other: Name = 'B'
    expect(worth('S01', `1.C ${other}:1, 1.SE ${other}:2`)).toBe(0)
  })
})

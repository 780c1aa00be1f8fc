import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  down,
  isTierCentre,
  largerAround,
  middleOnPage,
  readStooj,
  readTier,
  stoojesOf,
  stoojName,
  type Triangle,
  tierName,
  tierOf,
  trianglesBeside,
  up,
} from '../src/geometry/triangle.ts'

const coordinate = fc.integer({ min: -50, max: 50 })
const triangle = fc.record({ x: coordinate, y: coordinate, points: fc.constantFrom('up', 'down') })
const names = (stoojes: readonly Triangle[]) => stoojes.map(stoojName).sort()

/** By 60° anticlockwise around vertex (0,0); the same for stoojes and for tiers. */
const turnedLeft = ({ x, y, points }: Triangle): Triangle =>
  points === 'up' ? down(-y - 1, x + y) : up(-y - 1, x + y + 1)
const shifted = ({ x, y, points }: Triangle, right: number, upwards: number): Triangle => ({
  x: x + right,
  y: y + upwards,
  points,
})

/** The corners of a stooj as vertices of the lattice: what adjacency and size are measured by. */
function vertices({ x, y, points }: Triangle): string[] {
  const corners =
    points === 'up'
      ? [
          [x, y],
          [x + 1, y],
          [x, y + 1],
        ]
      : [
          [x + 1, y],
          [x + 1, y + 1],
          [x, y + 1],
        ]
  return corners.map(corner => corner.join())
}
const sharedVertices = (one: Triangle, other: Triangle) =>
  vertices(one).filter(vertex => vertices(other).includes(vertex)).length

/** One period of the lattice and more: two by two cells hold every case. */
const around = [-3, -2, -1, 0, 1, 2].flatMap(x => [-3, -2, -1, 0, 1, 2].flatMap(y => [up(x, y), down(x, y)]))

describe('stoojes', () => {
  test('a vertex lies at a + b/2 to the right and b·√3/2 upwards, and a middle is the mean of its corners', () => {
    fc.assert(
      fc.property(triangle, stooj => {
        const corners = vertices(stooj).map(text => text.split(',').map(Number) as [number, number])
        const right = corners.reduce((sum, [a, b]) => sum + a + b / 2, 0) / 3
        const below = corners.reduce((sum, [, b]) => sum - (Math.sqrt(3) / 2) * b, 0) / 3
        expect(middleOnPage(stooj).right).toBeCloseTo(right)
        expect(middleOnPage(stooj).down).toBeCloseTo(below)
      }),
    )
  })
  test('exactly three neighbours, across an edge, of the other orientation, and neighbourhood is mutual', () => {
    fc.assert(
      fc.property(triangle, stooj => {
        const beside = trianglesBeside(stooj)
        expect(new Set(names(beside)).size).toBe(3)
        for (const other of beside) {
          expect(other.points).not.toBe(stooj.points)
          expect(sharedVertices(stooj, other)).toBe(2)
          expect(names(trianglesBeside(other))).toContain(stoojName(stooj))
        }
      }),
    )
  })
  test('nothing else shares an edge: a corner in common is not a border', () => {
    const stooj = up(0, 0)
    const touching = around.filter(other => sharedVertices(stooj, other) === 2)
    expect(names(touching)).toEqual(names(trianglesBeside(stooj)))
  })
})

describe('tiers', () => {
  test('every stooj is one of the four of its own tier and of no other', () => {
    fc.assert(
      fc.property(triangle, stooj => {
        const home = tierOf(stooj)
        expect(names(stoojesOf(home))).toContain(stoojName(stooj))
        for (const other of trianglesBeside(home)) expect(names(stoojesOf(other))).not.toContain(stoojName(stooj))
        for (const each of stoojesOf(home)) expect(tierOf(each)).toEqual(home)
      }),
    )
  })
  test('a centre borders its own corners; a corner its centre and two neighbouring tiers', () => {
    fc.assert(
      fc.property(triangle, tier => {
        const [centre, ...corners] = stoojesOf(tier)
        expect(isTierCentre(centre)).toBe(true)
        expect(names(trianglesBeside(centre))).toEqual(names(corners))
        const bordering = trianglesBeside(tier).map(tierName)
        for (const corner of corners) {
          expect(isTierCentre(corner)).toBe(false)
          const abroad = trianglesBeside(corner).filter(other => stoojName(other) !== stoojName(centre))
          expect(new Set(abroad.map(other => tierName(tierOf(other)))).size).toBe(2)
          for (const other of abroad) expect(bordering).toContain(tierName(tierOf(other)))
        }
      }),
    )
  })
  test('a shared side carries two stooj borders, between the corners at its ends', () => {
    fc.assert(
      fc.property(triangle, tier => {
        for (const other of trianglesBeside(tier)) {
          const there = names(stoojesOf(other))
          const borders = stoojesOf(tier).flatMap(stooj =>
            trianglesBeside(stooj)
              .filter(beside => there.includes(stoojName(beside)))
              .map(beside => [stooj, beside]),
          )
          expect(borders).toHaveLength(2)
          for (const stooj of borders.flat()) expect(isTierCentre(stooj)).toBe(false)
        }
      }),
    )
  })
  test('a turn by 60° and a shift by whole tiers map tiers to tiers; an odd shift makes blyces of them', () => {
    fc.assert(
      fc.property(triangle, coordinate, coordinate, (stooj, right, upwards) => {
        expect(tierOf(turnedLeft(stooj))).toEqual(turnedLeft(tierOf(stooj)))
        expect(tierOf(shifted(stooj, 2 * right, 2 * upwards))).toEqual(shifted(tierOf(stooj), right, upwards))
        expect(sharedVertices(turnedLeft(stooj), turnedLeft(trianglesBeside(stooj)[0]))).toBe(2)
      }),
    )
    expect(isTierCentre(shifted(down(0, 0), 1, 0))).toBe(false)
    let turned = up(2, 3)
    for (let sixth = 0; sixth < 6; sixth++) turned = turnedLeft(turned)
    expect(turned).toEqual(up(2, 3))
  })
})

describe('blyces', () => {
  test('the larger triangle around a stooj is its tier at a centre, else of three tiers, split 2 + 1 + 1', () => {
    for (const middle of around) {
      const homes = largerAround(middle).map(stooj => tierName(tierOf(stooj)))
      const sizes = [...new Set(homes)].map(home => homes.filter(other => other === home).length).sort()
      expect(sizes).toEqual(isTierCentre(middle) ? [4] : [1, 1, 2])
      if (isTierCentre(middle)) continue
      const [centre] = stoojesOf(tierOf(middle))
      const athome = largerAround(middle).filter(stooj => tierName(tierOf(stooj)) === tierName(tierOf(middle)))
      expect(names(athome)).toEqual(names([middle, centre]))
    }
  })
  test('a period of 2 × 2 cells has 8 stoojes, 2 tiers and 6 blyces; every stooj lies in 3 blyces', () => {
    const cell = [0, 1].flatMap(x => [0, 1].flatMap(y => [up(x, y), down(x, y)]))
    expect(cell.filter(isTierCentre)).toHaveLength(2)
    expect(
      cell
        .filter(stooj => !isTierCentre(stooj))
        .map(stooj => stooj.points)
        .sort(),
    ).toEqual(['down', 'down', 'down', 'up', 'up', 'up'])
    fc.assert(
      fc.property(triangle, stooj => {
        const middles = largerAround(stooj).filter(middle => !isTierCentre(middle))
        expect(middles).toHaveLength(3)
        for (const middle of middles) expect(names(largerAround(middle))).toContain(stoojName(stooj))
      }),
    )
  })
})

describe('names', () => {
  test('are read as what was written', () => {
    fc.assert(
      fc.property(triangle, each => {
        expect(readStooj(stoojName(each))).toEqual(each)
        expect(readTier(tierName(each))).toEqual(each)
      }),
    )
  })
  test('anything else is no name, and reading never throws', () => {
    fc.assert(
      fc.property(fc.string(), text => {
        const read = readStooj(text)
        expect(read === undefined || stoojName(read) === text).toBe(true)
      }),
    )
    for (const text of ['u:1', 'U:0,0', 'd:-0,1', 'd:01,1', 'u:1,1 ', 'u:9999,0'])
      expect(readStooj(text)).toBeUndefined()
    expect(readTier('u:0,0')).toBeUndefined()
  })
})

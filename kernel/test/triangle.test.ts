import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  down,
  isCentre,
  largeName,
  largeOf,
  middleOnPage,
  readLarge,
  readSmall,
  smallName,
  smallsIn,
  type Triangle,
  trianglesBeside,
  up,
  withNeighbours,
} from '../src/geometry/triangle.ts'

const coordinate = fc.integer({ min: -50, max: 50 })
const triangle = fc.record({ x: coordinate, y: coordinate, points: fc.constantFrom('up', 'down') })
const names = (smalls: readonly Triangle[]) => smalls.map(smallName).sort()

/** By 60° anticlockwise around vertex (0,0); the same for both sizes. */
const turnedLeft = ({ x, y, points }: Triangle): Triangle =>
  points === 'up' ? down(-y - 1, x + y) : up(-y - 1, x + y + 1)
const shifted = ({ x, y, points }: Triangle, right: number, upwards: number): Triangle => ({
  x: x + right,
  y: y + upwards,
  points,
})

/** The corners of a small triangle as vertices of the lattice: what adjacency and size are measured by. */
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

describe('small triangles', () => {
  test('a vertex lies at a + b/2 to the right and b·√3/2 upwards, and a middle is the mean of its corners', () => {
    fc.assert(
      fc.property(triangle, small => {
        const corners = vertices(small).map(text => text.split(',').map(Number) as [number, number])
        const right = corners.reduce((sum, [a, b]) => sum + a + b / 2, 0) / 3
        const below = corners.reduce((sum, [, b]) => sum - (Math.sqrt(3) / 2) * b, 0) / 3
        expect(middleOnPage(small).right).toBeCloseTo(right)
        expect(middleOnPage(small).down).toBeCloseTo(below)
      }),
    )
  })
  test('exactly three neighbours, across an edge, of the other orientation, and neighbourhood is mutual', () => {
    fc.assert(
      fc.property(triangle, small => {
        const beside = trianglesBeside(small)
        expect(new Set(names(beside)).size).toBe(3)
        for (const other of beside) {
          expect(other.points).not.toBe(small.points)
          expect(sharedVertices(small, other)).toBe(2)
          expect(names(trianglesBeside(other))).toContain(smallName(small))
        }
      }),
    )
  })
  test('nothing else shares an edge: a corner in common is not a border', () => {
    const small = up(0, 0)
    const touching = around.filter(other => sharedVertices(small, other) === 2)
    expect(names(touching)).toEqual(names(trianglesBeside(small)))
  })
})

describe('large triangles', () => {
  test('every small triangle is one of the four of its own large one and of no other', () => {
    fc.assert(
      fc.property(triangle, small => {
        const home = largeOf(small)
        expect(names(smallsIn(home))).toContain(smallName(small))
        for (const other of trianglesBeside(home)) expect(names(smallsIn(other))).not.toContain(smallName(small))
        for (const each of smallsIn(home)) expect(largeOf(each)).toEqual(home)
      }),
    )
  })
  test('a centre borders its own corners; a corner its centre and two neighbouring large triangles', () => {
    fc.assert(
      fc.property(triangle, large => {
        const [centre, ...corners] = smallsIn(large)
        expect(isCentre(centre)).toBe(true)
        expect(names(trianglesBeside(centre))).toEqual(names(corners))
        const bordering = trianglesBeside(large).map(largeName)
        for (const corner of corners) {
          expect(isCentre(corner)).toBe(false)
          const abroad = trianglesBeside(corner).filter(other => smallName(other) !== smallName(centre))
          expect(new Set(abroad.map(other => largeName(largeOf(other)))).size).toBe(2)
          for (const other of abroad) expect(bordering).toContain(largeName(largeOf(other)))
        }
      }),
    )
  })
  test('a shared side carries two borders of small ones, between the corners at its ends', () => {
    fc.assert(
      fc.property(triangle, large => {
        for (const other of trianglesBeside(large)) {
          const there = names(smallsIn(other))
          const borders = smallsIn(large).flatMap(small =>
            trianglesBeside(small)
              .filter(beside => there.includes(smallName(beside)))
              .map(beside => [small, beside]),
          )
          expect(borders).toHaveLength(2)
          for (const small of borders.flat()) expect(isCentre(small)).toBe(false)
        }
      }),
    )
  })
  test('a turn by 60° and a shift by whole large triangles map them to each other; an odd shift does not', () => {
    fc.assert(
      fc.property(triangle, coordinate, coordinate, (small, right, upwards) => {
        expect(largeOf(turnedLeft(small))).toEqual(turnedLeft(largeOf(small)))
        expect(largeOf(shifted(small, 2 * right, 2 * upwards))).toEqual(shifted(largeOf(small), right, upwards))
        expect(sharedVertices(turnedLeft(small), turnedLeft(trianglesBeside(small)[0]))).toBe(2)
      }),
    )
    expect(isCentre(shifted(down(0, 0), 1, 0))).toBe(false)
    let turned = up(2, 3)
    for (let sixth = 0; sixth < 6; sixth++) turned = turnedLeft(turned)
    expect(turned).toEqual(up(2, 3))
  })
})

describe('a middle and its neighbours', () => {
  test('are a large triangle at a centre, otherwise of three large ones, split 2 + 1 + 1', () => {
    for (const middle of around) {
      const homes = withNeighbours(middle).map(small => largeName(largeOf(small)))
      const sizes = [...new Set(homes)].map(home => homes.filter(other => other === home).length).sort()
      expect(sizes).toEqual(isCentre(middle) ? [4] : [1, 1, 2])
      if (isCentre(middle)) continue
      const [centre] = smallsIn(largeOf(middle))
      const athome = withNeighbours(middle).filter(small => largeName(largeOf(small)) === largeName(largeOf(middle)))
      expect(names(athome)).toEqual(names([middle, centre]))
    }
  })
  test('a period of 2 × 2 cells has 8 small triangles, 2 of them centres; each lies beside or is 3 middles that are none', () => {
    const cell = [0, 1].flatMap(x => [0, 1].flatMap(y => [up(x, y), down(x, y)]))
    expect(cell.filter(isCentre)).toHaveLength(2)
    expect(
      cell
        .filter(small => !isCentre(small))
        .map(small => small.points)
        .sort(),
    ).toEqual(['down', 'down', 'down', 'up', 'up', 'up'])
    fc.assert(
      fc.property(triangle, small => {
        const middles = withNeighbours(small).filter(middle => !isCentre(middle))
        expect(middles).toHaveLength(3)
        for (const middle of middles) expect(names(withNeighbours(middle))).toContain(smallName(small))
      }),
    )
  })
})

describe('names', () => {
  test('are read as what was written', () => {
    fc.assert(
      fc.property(triangle, each => {
        expect(readSmall(smallName(each))).toEqual(each)
        expect(readLarge(largeName(each))).toEqual(each)
      }),
    )
  })
  test('anything else is no name, and reading never throws', () => {
    fc.assert(
      fc.property(fc.string(), text => {
        const read = readSmall(text)
        expect(read === undefined || smallName(read) === text).toBe(true)
      }),
    )
    for (const text of ['u:1', 'U:0,0', 'd:-0,1', 'd:01,1', 'u:1,1 ', 'u:9999,0'])
      expect(readSmall(text)).toBeUndefined()
    expect(readLarge('u:0,0')).toBeUndefined()
  })
})

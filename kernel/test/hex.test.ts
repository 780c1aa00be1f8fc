import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  DIRECTIONS,
  distance,
  drawnAt,
  hexAt,
  hexesAround,
  hexKey,
  ORIGIN,
  opposite,
  rotated,
  scaled,
  sum,
  turned,
} from '../src/geometry/hex.ts'

const coordinate = fc.integer({ min: -50, max: 50 })
const hex = fc.record({ q: coordinate, r: coordinate })
const direction = fc.integer({ min: 0, max: 5 })
const sixths = fc.integer({ min: -20, max: 20 })

describe('A hexagonal lattice', () => {
  test('has six directions, clockwise from the north-west, as drawn', () => {
    const compass = DIRECTIONS.map((_, at) => drawnAt(hexAt(ORIGIN, at)))
    const angles = compass.map(({ x, y }) => Math.round((Math.atan2(y, x) * 180) / Math.PI))
    expect(DIRECTIONS).toEqual(['NW', 'NE', 'E', 'SE', 'SW', 'W'])
    expect(angles).toEqual([-120, -60, 0, 60, 120, 180])
  })

  test('a step and the opposite step lead back', () => {
    fc.assert(
      fc.property(hex, direction, (from, way) => {
        expect(hexAt(hexAt(from, way), opposite(way))).toEqual(from)
      }),
    )
  })

  test('every hex has six different neighbours, each one step away and beside the next', () => {
    fc.assert(
      fc.property(hex, centre => {
        const around = hexesAround(centre)
        expect(new Set(around.map(hexKey)).size).toBe(6)
        for (const [at, beside] of around.entries()) {
          expect(distance(centre, beside)).toBe(1)
          expect(distance(beside, around[turned(at, 1)]!)).toBe(1)
          expect(beside).toEqual(hexAt(centre, at))
        }
      }),
    )
  })

  test('distance is a distance', () => {
    fc.assert(
      fc.property(hex, hex, hex, (one, two, three) => {
        expect(distance(one, two)).toBe(distance(two, one))
        expect(distance(one, two) === 0).toBe(hexKey(one) === hexKey(two))
        expect(distance(one, three)).toBeLessThanOrEqual(distance(one, two) + distance(two, three))
        expect(distance(sum(one, three), sum(two, three))).toBe(distance(one, two))
      }),
    )
  })

  test('distance counts the steps of a straight walk', () => {
    fc.assert(
      fc.property(hex, direction, fc.nat(30), (from, way, steps) => {
        const there = sum(from, scaled(hexAt(ORIGIN, way), steps))
        expect(distance(from, there)).toBe(steps)
      }),
    )
  })

  test('turning keeps distances, adds up, and comes round after six sixths', () => {
    fc.assert(
      fc.property(hex, hex, sixths, sixths, (one, two, some, more) => {
        expect(distance(rotated(one, some), rotated(two, some))).toBe(distance(one, two))
        expect(rotated(rotated(one, some), more)).toEqual(rotated(one, some + more))
        expect(rotated(one, 6)).toEqual(one)
      }),
    )
  })

  test('a turned neighbour is the neighbour in the turned direction', () => {
    fc.assert(
      fc.property(direction, sixths, (way, some) => {
        expect(rotated(hexAt(ORIGIN, way), some)).toEqual(hexAt(ORIGIN, turned(way, some)))
        expect(turned(way, 3)).toBe(opposite(way))
      }),
    )
  })

  test('neighbours are drawn equally far apart', () => {
    fc.assert(
      fc.property(hex, direction, (from, way) => {
        const [here, there] = [drawnAt(from), drawnAt(hexAt(from, way))]
        expect(Math.hypot(here.x - there.x, here.y - there.y)).toBeCloseTo(Math.sqrt(3), 9)
      }),
    )
  })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawnAt, hexAt, hexesAround, hexKey, ORIGIN, opposite, scaled, sum, turned } from '../src/geometry/hex.ts'

const coordinate = fc.integer({ min: -50, max: 50 })
const hex = fc.record({ q: coordinate, r: coordinate })
const direction = fc.integer({ min: 0, max: 5 })
const sixths = fc.integer({ min: -20, max: 20 })

describe('A hexagonal lattice', () => {
  test('has six directions, clockwise from the north-west, as drawn', () => {
    const compass = [0, 1, 2, 3, 4, 5].map(way => drawnAt(hexAt(ORIGIN, way)))
    const angles = compass.map(({ x, y }) => Math.round((Math.atan2(y, x) * 180) / Math.PI))
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
          expect(beside).toEqual(hexAt(centre, at))
          expect(hexAt(beside, turned(at, 2))).toEqual(around[turned(at, 1)])
        }
      }),
    )
  })

  test('turning a direction adds up, comes round after six sixths, and three are the opposite', () => {
    fc.assert(
      fc.property(direction, sixths, sixths, (way, some, more) => {
        expect(turned(turned(way, some), more)).toBe(turned(way, some + more))
        expect(turned(way, 6)).toBe(way)
        expect(turned(way, 3)).toBe(opposite(way))
      }),
    )
  })

  test('a straight walk is a multiple of one step', () => {
    fc.assert(
      fc.property(hex, direction, fc.nat(30), (from, way, steps) => {
        let walked = from
        for (let step = 0; step < steps; step++) walked = hexAt(walked, way)
        expect(sum(from, scaled(hexAt(ORIGIN, way), steps))).toEqual(walked)
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

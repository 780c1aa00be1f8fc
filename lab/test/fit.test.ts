import { seeded } from '@masterplan/kernel'
import { describe, expect, test } from 'vitest'
import { fit } from '../src/train/fit.ts'
import type { Notes } from '../src/train/practice.ts'
import { solve } from '../src/train/solve.ts'

/** Positions of two seats, one a match, whose winner is drawn by known weights on two features, at both stages alike. */
function drawn(truth: readonly [number, number], matches: number): Notes {
  const random = seeded(8)
  const chance = () => random.below(1_000_000) / 1_000_000
  const rows: number[] = []
  const ends: number[] = []
  for (let match = 0; match < matches; match++) {
    const row = Array.from({ length: 4 }, () => 4 * chance() - 2)
    const lead = truth[0] * (row[0]! - row[2]!) + truth[1] * (row[1]! - row[3]!)
    const won = chance() < 1 / (1 + Math.exp(-lead)) ? 1 : 0
    rows.push(...row)
    ends.push(won, won, 1 - won, 1 - won)
  }
  return {
    matches,
    ends: Float32Array.from(ends),
    match: Int32Array.from({ length: matches }, (_, at) => at),
    stage: Float32Array.from({ length: matches }, () => chance()),
    rows: Float32Array.from(rows),
  }
}

describe('A fit', () => {
  test('finds the weights that drew the winners', () => {
    const { weights, loss } = fit(drawn([1.5, -0.7], 6000), { players: 2, stages: 2 }, new Float64Array(4), {
      margin: 0,
      ridge: 1e-6,
      kept: new Set(),
    })
    for (const [at, truth] of [1.5, -0.7, 1.5, -0.7].entries())
      expect(Math.abs(weights[at]! - truth)).toBeLessThan(0.25)
    expect(loss).toBeLessThan(0.5)
  })

  test('leaves those weights alone that are to stay, and finds the others beside them', () => {
    const before = Float64Array.of(1.5, 0, 1.5, 0)
    const manner = { margin: 0, ridge: 1e-6, kept: new Set([0]) }
    const { weights } = fit(drawn([1.5, -0.7], 6000), { players: 2, stages: 2 }, before, manner)
    expect([weights[0], weights[2]].map(weight => Number(weight!.toFixed(9)))).toEqual([1.5, 1.5])
    for (const at of [1, 3]) expect(Math.abs(weights[at]! + 0.7)).toBeLessThan(0.25)
  })

  test('stays where it was where the matches tell nothing', () => {
    const notes = { ...drawn([1, 0], 200), rows: new Float32Array(800) }
    const before = Float64Array.of(1, 2, 3, 4)
    const { weights } = fit(notes, { players: 2, stages: 2 }, before, { margin: 0, ridge: 0.01, kept: new Set() })
    expect([...weights].map(weight => Number(weight.toFixed(6)))).toEqual([1, 2, 3, 4])
  })
})

test('a symmetric system is solved, and one without a solution is refused', () => {
  const [x, y, z] = solve(Float64Array.of(4, 2, 0, 2, 5, 1, 0, 1, 3), Float64Array.of(8, 15, 11))
  expect([x, y, z].map(each => Number(each!.toFixed(9)))).toEqual([1, 2, 3])
  expect(() => solve(Float64Array.of(1, 2, 2, 1), Float64Array.of(1, 1))).toThrow(/positive definite/)
})

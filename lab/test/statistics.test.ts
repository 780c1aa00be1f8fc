import { describe, expect, test } from 'vitest'
import { deviation, margin, mean, NO_SUMS, sumsOf, sumsWith, wilson } from '../src/statistics/intervals.ts'

const sums = (values: readonly number[]) => values.reduce(sumsWith, NO_SUMS)

describe("Wilson's interval", () => {
  // Solved another way: bisection of (p - share)² = z² p (1 - p) / n in 40 digits, not the closed form under test.
  test.each([
    [8, 10, 0.4901625, 0.9433178],
    [1, 10, 0.0178762, 0.40415],
    [0, 10, 0, 0.2775328],
    [10, 10, 0.7224672, 1],
    [50, 100, 0.4038315, 0.5961685],
    [263, 435, 0.5579276, 0.6494366],
    [15, 148, 0.0623864, 0.1604872],
  ])('%i of %i', (successes, trials, low, high) => {
    const interval = wilson(successes, trials)
    expect(interval.share).toBe(successes / trials)
    expect(interval.low).toBeCloseTo(low, 5)
    expect(interval.high).toBeCloseTo(high, 5)
  })

  test('knows nothing when nothing was tried', () => {
    expect(wilson(0, 0)).toEqual({ share: 0, low: 0, high: 1 })
  })
})

describe('Sums', () => {
  test('give mean, deviation and margin', () => {
    const eight = sums([2, 4, 4, 4, 5, 5, 7, 9])
    expect(mean(eight)).toBe(5)
    expect(deviation(eight)).toBeCloseTo(Math.sqrt(32 / 7), 12)
    expect(margin(eight)).toBeCloseTo((1.959964 * Math.sqrt(32 / 7)) / Math.sqrt(8), 5)
  })
  test('of parts add up to those of the whole', () => {
    expect(sumsOf(sums([3, -1]), sums([7, 7, 12]))).toEqual(sums([3, -1, 7, 7, 12]))
  })
  test('of nothing or one value claim no spread', () => {
    expect([mean(NO_SUMS), deviation(NO_SUMS), margin(NO_SUMS)]).toEqual([0, 0, 0])
    expect([mean(sums([3])), deviation(sums([3])), margin(sums([3]))]).toEqual([3, 0, 0])
  })
})

import { expect, test } from 'vitest'
import { medianRatio, readRates } from '../bench-against/ratios.ts'

test('the interval of a median is taken from the ranks: of 20 pairs the 6th and the 15th', () => {
  const ratios = Array.from({ length: 20 }, (_, at) => (20 - at) / 10)
  expect(medianRatio(ratios)).toEqual({ median: 1.05, low: 0.6, high: 1.5, pairs: 20 })
})

test('few pairs say little: their whole range', () => {
  expect(medianRatio([1, 3, 2])).toEqual({ median: 2, low: 1, high: 3, pairs: 3 })
})

test('a benchmark that does not print a rate is not taken for zero', () => {
  const row = { playoutsPerSecond: 5, positionsPerSecond: null, iterationsPerSecond: 2, plainIterationsPerSecond: 1 }
  expect(readRates(JSON.stringify([row])).playoutsPerSecond).toBe(5)
  expect(() => readRates('[{ "playoutsPerSecond": 5 }]')).toThrow('positionsPerSecond')
})

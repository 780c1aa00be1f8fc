import { expect, test } from 'vitest'
import { type Chart, chartOf } from '../src/strength/chart.ts'

const CHART: Chart = {
  title: 'Streets & <squares>',
  across: 'iterations a move',
  up: 'share of the wins',
  points: [
    { step: '250', value: 0.6, low: 0.5, high: 0.7 },
    { step: '500', value: 0.55, low: 0.4, high: 0.65 },
    { step: '1,000', value: 1, low: 0.9, high: 1 },
  ],
  rule: { value: 0.5, label: 'no stronger' },
}
const picture = chartOf(CHART)
const numbers = (pattern: RegExp) => [...picture.matchAll(pattern)].map(found => found.slice(1).map(Number))

test('A chart names its axes and steps, escaped, and tells its values to those who cannot see it', () => {
  for (const words of [
    'iterations a move',
    'share of the wins',
    '>250<',
    '>500<',
    '>1,000<',
    '>no stronger<',
    '>75 %<',
  ]) {
    expect(picture).toContain(words)
  }
  expect(picture).toContain('Streets &amp; &lt;squares>')
  expect(picture).toMatch(
    /<desc id="told">share of the wins, by iterations a move\. 250: 60 %, 500: 55 %, 1,000: 100 %\.</,
  )
  expect(picture).toContain('prefers-color-scheme: dark')
})

test('A chart has a dot for each point, higher where the value is, within its bar and the picture', () => {
  const dots = numbers(/<circle class="dot" cx="([\d.]+)" cy="([\d.]+)"/g)
  expect(dots).toHaveLength(3)
  const [first, second, third] = dots
  expect(first![0]).toBeLessThan(second![0]!)
  expect(second![0]).toBeLessThan(third![0]!)
  expect(third![1]).toBeLessThan(first![1]!)
  expect(first![1]).toBeLessThan(second![1]!)
  const bars = numbers(/<line class="bar" x1="([\d.]+)" y1="([\d.]+)" x2="([\d.]+)" y2="([\d.]+)"/g)
  expect(bars).toHaveLength(9) // an upright and two ends each
  for (const [at, [x, y]] of dots.entries()) {
    const [left, low, right, high] = bars[3 * at]!
    expect([left, right]).toEqual([x, x])
    expect(low).toBeGreaterThanOrEqual(y!)
    expect(high).toBeLessThanOrEqual(y!)
  }
  for (const [x, y] of dots) {
    expect(x).toBeLessThan(720)
    expect(y).toBeGreaterThan(0)
  }
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pick, seeded, take } from '../src/index.ts'

/** How many standard deviations a chi-square statistic lies from what an even draw gives. */
function unevenness(counts: readonly number[], weights: readonly number[]): number {
  const drawn = counts.reduce((sum, count) => sum + count, 0)
  const tickets = weights.reduce((sum, weight) => sum + weight, 0)
  const surprise = counts.reduce((sum, count, at) => {
    const due = (drawn * weights[at]!) / tickets
    return sum + (count - due) ** 2 / due
  }, 0)
  const freedom = counts.length - 1
  return (surprise - freedom) / Math.sqrt(2 * freedom)
}
const even = (n: number) => Array.from({ length: n }, () => 1)

describe('seeded luck', () => {
  test('tells the same story for the same seed, and another for the next', () => {
    const story = (seed: number) => {
      const random = seeded(seed)
      return Array.from({ length: 20 }, () => random.below(1000))
    }
    expect(story(7)).toEqual(story(7))
    expect(story(7)).not.toEqual(story(8))
    expect(story(7)).not.toEqual(story(7 + 2 ** 32))
    expect(story(0)).toHaveLength(20)
  })

  test('tells it in every version: matches and bots of a seed can be played again', () => {
    const told = (seed: number) => {
      const random = seeded(seed)
      return [6, 64, 1000, 100_000, 3 * 2 ** 20, 2 ** 40].map(n => random.below(n))
    }
    expect(told(1)).toEqual([3, 22, 90, 3221, 781150, 1006532618100])
    expect(told(7)).toEqual([0, 6, 828, 8053, 92493, 728628937182])
    expect(told(2 ** 40 + 3)).toEqual([5, 30, 142, 11510, 2952811, 858067605066])
  })

  test('is a whole number below n, for every n up to the largest safe one', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }), (seed, n) => {
        const drawn = seeded(seed).below(n)
        return Number.isInteger(drawn) && drawn >= 0 && drawn < n
      }),
      { numRuns: 2000 },
    )
    expect(() => seeded(1).below(2 ** 54)).toThrow('finer than a whole number can tell')
  })

  test.each([2, 3, 6, 7, 30, 100, 1000])('falls evenly below %i', n => {
    const random = seeded(n)
    const counts = even(n).map(() => 0)
    for (let draw = 0; draw < 200_000; draw++) counts[random.below(n)]!++
    expect(Math.abs(unevenness(counts, even(n)))).toBeLessThan(5)
  })

  // 3 · 2³⁰ words do not divide evenly among 2³²: without drawing again, the first third would come twice as often.
  test.each([3 * 2 ** 30, 3 * 2 ** 51, 2 ** 21 + 1])('falls evenly below %i, where scaling alone would not', n => {
    const random = seeded(5)
    const counts = [0, 0, 0]
    for (let draw = 0; draw < 90_000; draw++) counts[Math.floor((random.below(n) / n) * 3)]!++
    expect(Math.abs(unevenness(counts, even(3)))).toBeLessThan(5)
  })

  test('does not repeat itself: pairs of neighbouring draws fall evenly too', () => {
    const random = seeded(11)
    const counts = even(36).map(() => 0)
    for (let draw = 0; draw < 200_000; draw++) counts[random.below(6) * 6 + random.below(6)]!++
    expect(Math.abs(unevenness(counts, even(36)))).toBeLessThan(5)
  })

  test('starts differently for neighbouring seeds: the first draws of many seeds fall evenly', () => {
    const counts = even(10).map(() => 0)
    for (let seed = 0; seed < 50_000; seed++) counts[seeded(seed).below(10)]!++
    expect(Math.abs(unevenness(counts, even(10)))).toBeLessThan(5)
  })
})

describe('picking', () => {
  test('by weight, never what has none', () => {
    const random = seeded(3)
    const weights = [5, 0, 1, 14]
    const ways = weights.map((weight, item) => ({ item, weight }))
    const counts = [0, 0, 0, 0]
    for (let draw = 0; draw < 100_000; draw++) counts[pick(ways, random)]!++
    expect(counts[1]).toBe(0)
    const drawn = (list: readonly number[]) => list.filter((_, at) => at !== 1)
    expect(Math.abs(unevenness(drawn(counts), drawn(weights)))).toBeLessThan(5)
  })
  test('from nothing is a bug in the rules, and says so', () => {
    expect(() => pick([], seeded(1))).toThrow('must offer a draw with weight')
    expect(() => pick([{ item: 'a', weight: 0 }], seeded(1))).toThrow('must offer a draw with weight')
    expect(() => take([], seeded(1))).toThrow('Nothing left to take')
  })
  test('takes every order of a pile as often', () => {
    const random = seeded(9)
    const counts = new Map<string, number>()
    for (let deal = 0; deal < 24_000; deal++) {
      const pile = [1, 2, 3, 4]
      const order = [take(pile, random), take(pile, random), take(pile, random), take(pile, random)].join('')
      counts.set(order, (counts.get(order) ?? 0) + 1)
    }
    expect(counts.size).toBe(24)
    expect(Math.abs(unevenness([...counts.values()], even(24)))).toBeLessThan(5)
  })
})

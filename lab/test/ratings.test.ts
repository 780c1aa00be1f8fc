import { seeded } from '@masterplan/kernel'
import { describe, expect, test } from 'vitest'
import { sequentialTest, shareOf } from '../src/index.ts'
import { ratingsOf } from '../src/statistics/ratings.ts'
import { skillsOf } from '../src/statistics/skill.ts'

const GRAIN = 2 ** 30
const source = (seed: number) => {
  const random = seeded(seed)
  return { chance: (p: number) => (random.below(GRAIN) < p * GRAIN ? 1 : 0) }
}
type Source = ReturnType<typeof source>

/** Deals of two matches with a known mean, that hang together in different ways. */
const WORLDS: Readonly<Record<string, (p: number, from: Source) => number>> = {
  'matches on their own': (p, from) => (from.chance(p) + from.chance(p)) / 2,
  'luck that helps in both seats': (p, from) =>
    from.chance(0.5) ? from.chance(p) : (from.chance(p) + from.chance(p)) / 2,
  'a first seat that mostly wins': (p, from) => (from.chance(p + 0.3) + from.chance(p - 0.3)) / 2,
}

describe('The share of wins over deals', () => {
  test.each(Object.keys(WORLDS))('has an interval that holds the truth 19 times in 20, with %s', name => {
    const from = source(11)
    for (const [deals, p] of [
      [20, 0.5],
      [100, 0.65],
    ] as const) {
      let held = 0
      for (let time = 0; time < 1000; time++) {
        const { low, high } = shareOf([Array.from({ length: deals }, () => WORLDS[name]!(p, from))], 2)
        if (low <= p && p <= high) held++
      }
      expect(held).toBeGreaterThan(920)
      expect(held).toBeLessThan(990)
    }
  })

  test('is surer where seats cancel out, and less sure where luck is shared', () => {
    const width = (name: string) => {
      const from = source(5)
      const { low, high } = shareOf([Array.from({ length: 400 }, () => WORLDS[name]!(0.5, from))], 2)
      return high - low
    }
    expect(width('a first seat that mostly wins')).toBeLessThan(0.9 * width('matches on their own'))
    expect(width('luck that helps in both seats')).toBeGreaterThan(1.1 * width('matches on their own'))
  })

  test('does not take line-ups of different strength for chance', () => {
    const [weak, strong] = [Array<number>(50).fill(0), Array<number>(50).fill(1)]
    const apart = shareOf([weak, strong], 2)
    const mixed = shareOf([[...weak, ...strong]], 2)
    expect(apart.share).toBe(0.5)
    expect(apart.high - apart.low).toBeLessThan(0.2 * (mixed.high - mixed.low))
  })

  test('claims nothing without deals, and little after one', () => {
    expect(shareOf([], 2)).toEqual({ share: 0, low: 0, high: 1 })
    expect(shareOf([[1]], 2).low).toBeLessThan(0.25)
    expect(shareOf([[0.5]], 2).high).toBeGreaterThan(0.8)
  })
})

describe('The sequential test', () => {
  const QUESTION = { from: 0.5, to: 0.65, alpha: 0.05, beta: 0.05 }
  const TIMES = 400
  /** How often it is wrong when the truth is `p`, and how many deals it takes. */
  function errors(name: string, p: number) {
    const from = source(3)
    let [wrong, deals] = [0, 0]
    for (let time = 0; time < TIMES; time++) {
      const ask = sequentialTest(QUESTION)
      let found = ask(WORLDS[name]!(p, from))
      while (found.verdict === 'open' && found.deals < 5000) found = ask(WORLDS[name]!(p, from))
      deals += found.deals
      if (found.verdict !== (p === QUESTION.to ? 'accepted' : 'rejected')) wrong++
    }
    return { wrong: wrong / TIMES, deals: deals / TIMES }
  }

  test.each(Object.keys(WORLDS))('errs as seldom as it promises, with %s', name => {
    // 5 % promised; with 400 times, 8.3 % is three standard deviations above.
    expect(errors(name, QUESTION.from).wrong).toBeLessThan(0.083)
    expect(errors(name, QUESTION.to).wrong).toBeLessThan(0.083)
  })

  test('needs fewer deals the clearer the truth is, and says no more once it is sure', () => {
    const near = errors('matches on their own', 0.65).deals
    const ask = sequentialTest(QUESTION)
    let found = ask(1)
    while (found.verdict === 'open') found = ask(1)
    expect(found.verdict).toBe('accepted')
    expect(found.deals).toBeLessThan(near)
    expect(found.evidence).toBeGreaterThanOrEqual(found.bounds[1])
    expect(ask(0)).toBe(found)
  })
})

describe('Ratings', () => {
  const PLANTED = [-150, -50, 50, 150]
  const expected = (mine: number, other: number) => 1 / (1 + 10 ** ((other - mine) / 400))

  /** Deals in which every two meet twice, with the planted strengths. */
  function deals(count: number, from: Source) {
    return Array.from({ length: count }, () => {
      const won = PLANTED.map(() => PLANTED.map(() => 0))
      for (const [a, mine] of PLANTED.entries()) {
        for (const [b, other] of PLANTED.entries()) {
          if (a >= b) continue
          const wins = from.chance(expected(mine, other)) + from.chance(expected(mine, other))
          won[a]![b] = wins
          won[b]![a] = 2 - wins
        }
      }
      return won
    })
  }

  test('find planted strengths, and their intervals hold them', () => {
    const many = ratingsOf(deals(2000, source(1)), 4, 1)
    for (const [bot, { rating }] of many.entries()) expect(Math.abs(rating - PLANTED[bot]!)).toBeLessThan(20)
    let held = 0
    for (let seed = 1; seed <= 50; seed++) {
      for (const [bot, { low, high }] of ratingsOf(deals(60, source(seed)), 4, seed).entries()) {
        if (low <= PLANTED[bot]! && PLANTED[bot]! <= high) held++
      }
    }
    expect(held / 200).toBeGreaterThan(0.89)
    expect(held / 200).toBeLessThanOrEqual(1)
  })

  test('of two are the logarithm of their odds', () => {
    const won = [
      [0, 75.5],
      [24.5, 0],
    ]
    const [one, other] = ratingsOf([won], 2, 1)
    expect(one!.rating - other!.rating).toBeCloseTo(400 * Math.log10(76 / 25), 6) // with one match as a prior
    expect(one!.rating + other!.rating).toBeCloseTo(0, 9)
  })

  test('of one that never lost are finite', () => {
    const [one] = ratingsOf(
      Array(10).fill([
        [0, 2],
        [0, 0],
      ]),
      2,
      1,
    )
    expect(one!.rating).toBeGreaterThan(200)
    expect(one!.rating).toBeLessThan(1000)
  })
})

describe('Skills', () => {
  test('are what openskill says of one match of four', () => {
    const skills = skillsOf([{ bots: [0, 1, 2, 3], ranks: [4, 1, 3, 2] }], 4)
    const published = [20.963, 27.795, 24.689, 26.553]
    for (const [bot, { mu }] of skills.entries()) expect(Math.abs(mu - published[bot]!)).toBeLessThan(0.002)
    expect(skills[0]!.ordinal).toBeCloseTo(skills[0]!.mu - 3 * skills[0]!.sigma, 9)
  })

  test('order planted strengths, though one bot sits three times at a table', () => {
    const from = source(2)
    const rankings = Array.from({ length: 400 }, () =>
      from.chance(0.45) ? { bots: [0, 1, 1, 1], ranks: [1, 2, 3, 4] } : { bots: [0, 1, 1, 1], ranks: [3, 1, 2, 4] },
    )
    const [strong, weak] = skillsOf(rankings, 2)
    expect(strong!.mu).toBeGreaterThan(weak!.mu)
  })
})

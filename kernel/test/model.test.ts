import { describe, expect, test } from 'vitest'
import { evaluateBy, type Features, ownWeights, readWeights, type Weights } from '../src/index.ts'

type Table = { readonly gold: readonly number[]; readonly land: readonly number[]; readonly time: number }
const features: Features<Table> = {
  names: ['gold', 'land'],
  stages: 3,
  players: ({ gold }) => gold.length,
  stage: ({ time }) => time,
  read({ gold, land }, into) {
    for (const [seat, amount] of gold.entries()) {
      into[2 * seat] = amount
      into[2 * seat + 1] = land[seat]!
    }
  },
}
const weights: Weights = { 2: { gold: [0, 1, 2], land: [0, 0, -1] }, 4: { gold: [3, 3, 3], land: [0, 0, 0] } }
const logistic = (value: number) => 1 / (1 + Math.exp(-value))

describe('An evaluation by weights', () => {
  const evaluation = evaluateBy(features, weights)
  const table = (time: number): Table => ({ gold: [3, 1], land: [2, 1], time })

  test('weighs what a seat has ahead of the other, by the stage of the match', () => {
    expect(evaluation(table(0), 0)).toBeCloseTo(0.5, 12)
    expect(evaluation(table(0.25), 0)).toBeCloseTo(logistic(0.5 * 2), 12) // half way from the first stage to the second
    expect(evaluation(table(0.5), 0)).toBeCloseTo(logistic(2), 12)
    expect(evaluation(table(0.75), 0)).toBeCloseTo(logistic(1.5 * 2 - 0.5), 12)
    expect(evaluation(table(1), 0)).toBeCloseTo(logistic(2 * 2 - 1), 12)
    expect(evaluation(table(7), 0)).toBe(evaluation(table(1), 0))
  })

  test('shares out one match among all seats, however far they are apart', () => {
    for (const gold of [
      [1, 2],
      [5, 0, 2],
      [0, 0, 0, 0],
      [9000, 0, -9000, 1],
    ]) {
      const state = { gold, land: gold.map(() => 0), time: 0.6 }
      const shares = gold.map((_, seat) => evaluation(state, seat as 0))
      for (const share of shares) expect(share >= 0 && share <= 1).toBe(true)
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9)
    }
  })

  test('takes the weights of the nearest number of players', () => {
    const five = { gold: [1, 0, 0, 0, 0], land: [0, 0, 0, 0, 0], time: 0 }
    expect(evaluation(five, 0)).toBeCloseTo(Math.exp(3) / (Math.exp(3) + 4), 12)
    expect(evaluation({ ...five, gold: [1, 0, 0] }, 0)).toBeCloseTo(1 / 3, 12) // 3 is as near to 2 as to 4: the fewer
    expect(evaluateBy(features, {})(five, 0)).toBeCloseTo(0.2, 12)
  })

  test('may believe that the others go by other weights', () => {
    const miser = evaluateBy(features, { 2: { gold: [5, 5, 5], land: [0, 0, 0] } }, weights)
    expect(miser(table(0.5), 0)).toBeCloseTo(logistic(5 * 3 - 1), 12)
  })
})

describe('A file of weights', () => {
  const meant = { game: 'barter', rules: ['1.1.0', '1.0.0'], features: features.names, stages: 3 }
  const file = { format: 'masterplan-weights/1', game: 'barter', rules: '1.0.0', weights }

  test('is read when it is whole', () => {
    expect(readWeights(file, meant)).toEqual({ ok: true, weights })
    expect(ownWeights(file, meant)).toBe(weights)
    expect(readWeights({ ...file, rules: '1.1.0' }, meant)).toEqual({ ok: true, weights }) // any version that the game knows
  })

  const gold = weights[2]!.gold!
  test.each<[unknown, object]>([
    ['x', { problem: 'not-an-object' }],
    [null, { problem: 'not-an-object' }],
    [[], { problem: 'not-an-object' }],
    [
      { ...file, format: 'masterplan-weights/9' },
      { problem: 'other-format', ours: 'masterplan-weights/1', given: 'masterplan-weights/9' },
    ],
    [
      { ...file, game: 'chess' },
      { problem: 'other-game', ours: 'barter', given: 'chess' },
    ],
    [
      { ...file, rules: '2.0.0' },
      { problem: 'other-rules', ours: ['1.1.0', '1.0.0'], given: '2.0.0' },
    ],
    [{ ...file, weights: undefined }, { problem: 'empty' }],
    [{ ...file, weights: {} }, { problem: 'empty' }],
    [
      { ...file, weights: { many: weights[2] } },
      { problem: 'no-such-count', given: 'many' },
    ],
    [
      { ...file, weights: { 2: 5 } },
      { problem: 'not-a-table', players: '2' },
    ],
    [
      { ...file, weights: { 2: { gold } } },
      { problem: 'missing-feature', feature: 'land', players: '2' },
    ],
    [
      { ...file, weights: { 2: { ...weights[2], sand: gold } } },
      { problem: 'unknown-feature', feature: 'sand' },
    ],
    [
      { ...file, weights: { 2: { gold, land: [1, 2] } } },
      { problem: 'wrong-row', feature: 'land', players: '2', stages: 3, given: [1, 2] },
    ],
    [
      { ...file, weights: { 2: { gold, land: [1, 2, null] } } },
      { problem: 'wrong-row', given: [1, 2, null] },
    ],
    [{ ...file, weights: { 2: { gold, land: [1, 2, Number.NaN] } } }, { problem: 'wrong-row' }],
  ])('that is not, %j, is told by a code and its facts', (value, wrong) => {
    const read = readWeights(value, meant)
    expect(read).toMatchObject({ ok: false, ...wrong })
    expect(() => ownWeights(value, meant)).toThrow(/^barter: its weights do not fit: /)
  })
})

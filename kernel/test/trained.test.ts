import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  evaluateBy,
  type Features,
  type GameTypes,
  ranks,
  type Score,
  type Seat,
  score,
  shareOfWin,
  type TrainedGame,
  trainedModel,
  type Weights,
} from '../src/index.ts'

type Table = { readonly gold: readonly number[]; readonly time: number }
interface Barter extends GameTypes {
  State: Table
  Move: string
}
const features: Features<Table> = {
  names: ['gold'],
  stages: 2,
  players: ({ gold }) => gold.length,
  stage: ({ time }) => time,
  read: ({ gold }, into) => into.set(gold),
}
const barter: TrainedGame<Barter> = {
  features,
  isOver: ({ time }) => time >= 1,
  scores: ({ gold }) => gold.map(points => score({ points })),
  prior: () => 3,
  candidates: () => ['sell'],
}
const weights: Weights = { 2: { gold: [1, 1] }, 4: { gold: [2, 2] } }
const table = (time: number, ...gold: number[]): Table => ({ gold, time })

describe('An insight by weights', () => {
  const insight = trainedModel<Barter>(barter).insightWith(weights)

  test('judges what is under way by the weights, and has the game’s own guesses and moves', () => {
    const now = table(0.5, 3, 1)
    expect(insight.evaluate(now, 0)).toBe(evaluateBy(features, weights)(now, 0))
    expect([insight.prior(now, 0, 'sell'), insight.candidates(now, 0)]).toEqual([3, ['sell']])
  })
  test('takes the weights of the nearest number of players where there are none', () => {
    const nearest = (of: Weights, ...gold: number[]) =>
      trainedModel<Barter>(barter)
        .insightWith(of)
        .evaluate(table(0, ...gold), 0)
    expect(insight.evaluate(table(0, 1, 0, 0), 0)).toBe(nearest({ 3: weights[2]! }, 1, 0, 0))
    expect(insight.evaluate(table(0, 1, 0, 0, 0, 0), 0)).toBe(nearest({ 5: weights[4]! }, 1, 0, 0, 0, 0))
  })
  test('counts what is over by the share of the win, or as the game says', () => {
    expect([0, 1, 2].map(seat => insight.evaluate(table(1, 5, 7, 7), seat as Seat))).toEqual([0, 0.5, 0.5])
    const clear = trainedModel<Barter>({ ...barter, ended: ({ gold }, seat) => gold[seat]! / 10 }).insightWith(weights)
    expect(clear.evaluate(table(1, 5, 7), 0)).toBe(0.5)
    expect(clear.evaluate(table(0, 5, 7), 0)).toBe(insight.evaluate(table(0, 5, 7), 0))
  })
  test('may look at what a position stands for, with the others judging by their own weights', () => {
    const rich = table(0, 9, 0)
    const model = trainedModel<Barter>({
      ...barter,
      foreseeing: {
        concerns: ({ gold }, seat) => gold[seat] === 0,
        evaluate: (_state, _seat, _own, rivals) => rivals(rich, 1),
      },
    })
    const miser: Weights = { 2: { gold: [5, 5] } }
    const insight = model.insightWith(miser, weights)
    expect(insight.evaluate(table(0, 0, 0), 0)).toBe(evaluateBy(features, weights)(rich, 1))
    expect(insight.evaluate(table(0, 1, 1), 0)).toBe(evaluateBy(features, miser, weights)(table(0, 1, 1), 0))
    const all = new Float64Array(2)
    insight.evaluateAll(table(0, 0, 1), 0b11, all)
    expect([...all]).toEqual([insight.evaluate(table(0, 0, 1), 0), insight.evaluate(table(0, 0, 1), 1)])
  })
  test('says of several seats at once what it says of each, and nothing of the others', () => {
    const miser: Weights = { 2: { gold: [5, 3] } }
    for (const insight of [weights, miser].map(own => trainedModel<Barter>(barter).insightWith(own, weights))) {
      for (const now of [table(0.3, 3, 1, 0.1), table(1, 3, 3, 1)]) {
        const all = new Float64Array(3).fill(9)
        insight.evaluateAll(now, 0b101, all)
        expect([...all]).toEqual([insight.evaluate(now, 0), 9, insight.evaluate(now, 2)])
      }
    }
  })
})

test('shares of the win follow the ranks', () => {
  const scores = fc.array(fc.tuple(fc.nat(2), fc.nat(1)), { minLength: 1, maxLength: 5 })
  fc.assert(
    fc.property(scores, pairs => {
      const all = pairs.map(([points, coins]): Score => score({ points }, [coins]))
      const places = ranks(all)
      const winners = places.filter(place => place === 1).length
      for (const [seat, place] of places.entries()) {
        expect(shareOfWin(all, seat as Seat)).toBe(place === 1 ? 1 / winners : 0)
      }
    }),
  )
})

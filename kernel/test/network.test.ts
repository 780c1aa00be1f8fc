import { describe, expect, test } from 'vitest'
import {
  evaluateAmongByNetwork,
  evaluateByNetwork,
  NETWORK_FORMAT,
  type Network,
  ownNetwork,
  readNetwork,
} from '../src/ai/network.ts'
import type { Features } from '../src/index.ts'

type Pair = { readonly mine: readonly number[]; readonly theirs: readonly number[]; readonly stage: number }
const features: Features<Pair> = {
  names: ['points', 'room'],
  stages: 2,
  players: () => 2,
  stage: ({ stage }) => stage,
  read({ mine, theirs }, into) {
    for (const [at, value] of [...mine, ...theirs].entries()) into[at] = value
  },
}
const NET: Network = {
  base: 0.5,
  straight: [1, 0, -1, 0, 2],
  units: [
    { base: -1, inputs: [0, 1, 0, 0, 0], weight: 3 },
    { base: 0, inputs: [0, -1, 0, 0, 0], weight: 100 },
  ],
  doubt: [4, 2],
}
const shareOf = (lead: number, doubt: number) => 1 / (1 + Math.exp((-1.7 * lead) / doubt))

describe('A net', () => {
  const standing = evaluateByNetwork(features, NET)

  test('adds what inputs say by themselves and what units say that are above zero', () => {
    // 0.5 + 3 − 1 of the points, 2 × 0.5 of the stage, 3 × (5 − 1) of the first unit, nothing of the second.
    const pair = { mine: [3, 5], theirs: [1, 0], stage: 0.5 }
    expect(standing(pair, 0)).toBeCloseTo(shareOf(0.5 + 2 + 1 + 12, 3), 12)
    expect(standing(pair, 1)).toBeCloseTo(1 - shareOf(0.5 + 2 + 1 + 12, 3), 12)
    expect(standing({ mine: [3, 1], theirs: [1, 0], stage: 0.5 }, 0)).toBeCloseTo(shareOf(0.5 + 2 + 1, 3), 12)
  })

  test('is surer of the same lead when less can happen yet', () => {
    const early = standing({ mine: [1, 1], theirs: [0, 0], stage: 0 }, 0)
    const late = standing({ mine: [-1, 1], theirs: [0, 0], stage: 1 }, 0)
    expect(late).toBeGreaterThan(early) // the stage's own two points are taken off
  })
})

describe('A net among three', () => {
  type Table = { readonly seats: readonly (readonly number[])[]; readonly stage: number }
  const among: Features<Table> = {
    names: ['points', 'room'],
    stages: 2,
    players: () => 3,
    stage: ({ stage }) => stage,
    read({ seats }, into) {
      for (const [at, value] of seats.flat().entries()) into[at] = value
    },
  }
  // More units than are weighed at once, the last of which speaks of the others' mean.
  const silent = { base: -99, inputs: [0, 0, 0, 0, 0], weight: 7 }
  const theirRoom = { base: -1, inputs: [0, 0, 0, 1, 0], weight: -2 }
  const net: Network = { ...NET, units: [...NET.units, silent, silent, theirRoom] }
  const { evaluate, evaluateAll } = evaluateAmongByNetwork(among, net, 3)
  const table: Table = {
    seats: [
      [3, 5],
      [1, 0],
      [2, 4],
    ],
    stage: 0.5,
  }
  // 0.5, the points less the others' mean, 2 × 0.5 of the stage, 3 × (room − 1), −2 × (the others' mean room − 1).
  const leads = [0.5 + 1.5 + 1 + 12 - 2, 0.5 - 1.5 + 1 - 7, 0.5 + 0 + 1 + 9 - 3]
  const chances = leads.map(lead => Math.exp((0.85 * lead) / 3))
  const all = chances.reduce((sum, chance) => sum + chance)

  test('weighs what a seat has with the mean of what the others have', () => {
    for (const seat of [0, 1, 2] as const) expect(evaluate(table, seat)).toBeCloseTo(chances[seat]! / all, 12)
  })

  test('says of several what it says of each, and nothing of the rest', () => {
    const into = new Float64Array([9, 9, 9])
    evaluateAll(table, 0b101, into)
    expect([...into]).toEqual([evaluate(table, 0), 9, evaluate(table, 2)])
  })

  test('says between two what a net between two says of opposite leads', () => {
    const opposite: Network = { base: 0, straight: [1, 2, -1, -2, 0], units: [], doubt: [4, 2] }
    const pair = { mine: [3, 5], theirs: [1, 6], stage: 0.25 }
    const [one, other] = [evaluateByNetwork(features, opposite), evaluateAmongByNetwork(features, opposite, 2).evaluate]
    for (const seat of [0, 1] as const) expect(other(pair, seat)).toBeCloseTo(one(pair, seat), 12)
  })
})

describe('A file of a net', () => {
  const file = { format: NETWORK_FORMAT, game: 'g', rules: '1', players: 2, net: NET }
  const meant = { game: 'g', rules: ['2', '1'], players: 2, features: features.names }

  test('is read as it was written', () => {
    expect(readNetwork(JSON.parse(JSON.stringify(file)), meant)).toEqual({ ok: true, net: NET })
    expect(ownNetwork(file, meant)).toEqual(NET)
  })

  test.each<[unknown, object]>([
    ['prose', { problem: 'not-an-object' }],
    [
      { ...file, format: 'masterplan-weights/1' },
      { problem: 'other-format', ours: NETWORK_FORMAT, given: 'masterplan-weights/1' },
    ],
    [
      { ...file, game: 'h' },
      { problem: 'other-game', ours: 'g', given: 'h' },
    ],
    [
      { ...file, rules: '3' },
      { problem: 'other-rules', ours: ['2', '1'], given: '3' },
    ],
    [
      { ...file, players: 4 },
      { problem: 'other-players', ours: 2, given: 4 },
    ],
    [{ ...file, net: null }, { problem: 'no-base' }],
    [{ ...file, net: { ...NET, base: Number.NaN } }, { problem: 'no-base' }],
    [
      { ...file, net: { ...NET, straight: [1, 2] } },
      { problem: 'wrong-inputs', inputs: 5 },
    ],
    [
      { ...file, net: { ...NET, straight: [1, 2, 3, 4, '5'] } },
      { problem: 'wrong-inputs', inputs: 5 },
    ],
    [
      { ...file, net: { ...NET, doubt: [1] } },
      { problem: 'wrong-doubt', given: [1] },
    ],
    [
      { ...file, net: { ...NET, doubt: [1, 0] } },
      { problem: 'wrong-doubt', given: [1, 0] },
    ],
    [{ ...file, net: { ...NET, units: {} } }, { problem: 'no-units' }],
    [
      { ...file, net: { ...NET, units: [NET.units[0], { base: 1, inputs: [], weight: 1 }] } },
      { problem: 'wrong-unit', unit: 2, inputs: 5 },
    ],
  ])('%j is refused by a code and its facts', (value, wrong) => {
    expect(readNetwork(value, meant)).toMatchObject({ ok: false, ...wrong })
    expect(() => ownNetwork(value, meant)).toThrow(/^g: its net does not fit: /)
  })
})

import { describe, expect, test } from 'vitest'
import { evaluateByNetwork, NETWORK_FORMAT, type Network, ownNetwork, readNetwork } from '../src/ai/network.ts'
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

describe('A file of a net', () => {
  const file = { format: NETWORK_FORMAT, game: 'g', rules: '1', net: NET }
  const meant = { game: 'g', rules: '1', features: features.names }

  test('is read as it was written', () => {
    expect(readNetwork(JSON.parse(JSON.stringify(file)), meant)).toEqual({ ok: true, net: NET })
    expect(ownNetwork(file, meant)).toEqual(NET)
  })

  test.each([
    ['prose', /not a JSON object/],
    [{ ...file, format: 'masterplan-weights/1' }, /format must be "masterplan-net\/1"/],
    [{ ...file, game: 'h' }, /for the game "h", not "g"/],
    [{ ...file, rules: '2' }, /for the rules "2", not "1"; train anew/],
    [{ ...file, net: null }, /no base/],
    [{ ...file, net: { ...NET, base: Number.NaN } }, /no base/],
    [{ ...file, net: { ...NET, straight: [1, 2] } }, /must weigh 5 inputs/],
    [{ ...file, net: { ...NET, straight: [1, 2, 3, 4, '5'] } }, /must weigh 5 inputs/],
    [{ ...file, net: { ...NET, doubt: [1] } }, /doubt must be two numbers/],
    [{ ...file, net: { ...NET, doubt: [1, 0] } }, /doubt must be two numbers above zero/],
    [{ ...file, net: { ...NET, units: {} } }, /no units/],
    [{ ...file, net: { ...NET, units: [NET.units[0], { base: 1, inputs: [], weight: 1 }] } }, /Unit 2 of the net/],
  ])('%j is refused in a sentence', (value, sentence) => {
    const read = readNetwork(value, meant)
    expect(read).toMatchObject({ ok: false, sentence: expect.stringMatching(sentence) })
    expect(() => ownNetwork(value, meant)).toThrow(sentence)
  })
})

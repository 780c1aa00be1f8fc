import { type Actor, type Random, type Seat, seeded } from '@masterplan/kernel'
import { describe, expect, test } from 'vitest'
import { sample } from '../src/fast.ts'
import { brickByBrick, type Options, type State } from '../src/index.ts'
import { USUAL } from './builder.ts'

/** A stream that gives one number, of a range that it must be asked for. */
const always = (number: number, range: number): Random => ({
  ...seeded(1),
  below(most) {
    expect(most).toBe(range)
    return number
  },
})

/** Every n-th move of the menu is what n gives. */
function expectSame(state: State, by: Actor): void {
  const menu = by === 'luck' ? brickByBrick.draws(state).map(({ item }) => item) : brickByBrick.moves(state, by)
  for (const [n, move] of menu.entries()) expect(sample(state, by, always(n, menu.length))).toBe(move)
}

/** Missions kept take two numbers: every pair of them gives a listed move, and each move comes twice. */
function expectPairs(state: State, seat: Seat): void {
  const drawn = [0, 1, 2, 3].flatMap(first =>
    [0, 1, 2].map(second => {
      const numbers = [first, second]
      const ranges = [4, 3]
      const random: Random = {
        ...seeded(1),
        below(most) {
          expect(most).toBe(ranges.shift())
          return numbers.shift()!
        },
      }
      return sample(state, seat, random)
    }),
  )
  const twice = brickByBrick.moves(state, seat).flatMap(move => [move, move])
  const { write } = brickByBrick.notation
  expect(drawn.map(write).toSorted()).toEqual(twice.map(write).toSorted())
}

const RULES: readonly Partial<Options>[] = [
  {},
  { fallback: 'lenient', passing: 'always', roofTarget: 'any' },
  { landTokens: 'unlimited', minInhabitants: 0, ployTokens: 12 },
]

describe('The second way to sample', () => {
  test.each([2, 3, 4, 5])('gives the n-th move of the menu for n, with %i players', players => {
    const phases = new Set<string>()
    for (const [at, rules] of RULES.entries()) {
      for (let match = 0; match < 5; match++) {
        const random = seeded(100 * at + match + 1)
        const state = brickByBrick.start(players, { ...USUAL, ...rules })
        for (let turn = brickByBrick.turn(state); turn.kind !== 'over'; turn = brickByBrick.turn(state)) {
          const by = turn.kind === 'luck' ? 'luck' : turn.seats[0]!
          const { phase } = brickByBrick.view(state, 'audience')
          phases.add(phase)
          if (phase === 'keep') expectPairs(state, by as Seat)
          else expectSame(state, by)
          brickByBrick.play(state, by, sample(state, by, random))
        }
      }
    }
    const between = players > 2 ? ['next'] : []
    const all = ['tile', 'rotate', 'starter', 'reveal', 'deal', 'keep', 'action', 'claim', ...between]
    expect(phases).toEqual(new Set(all))
  })
})

import { describe, expect, test } from 'vitest'
import { parksAndTowers, type State } from '../src/index.ts'
import { USUAL } from './builder.ts'
import { emptyCells, type Slow, slowChoices, slowPlay, slowStart } from './slow-rules.ts'

/** Sequences of that number of moves; places do not count, since they change nothing but points (P-3.3). */
function paths(state: State, depth: number): number {
  const moves = parksAndTowers.moves(state, 0)
  if (depth === 1) return moves.length / 8
  let sum = 0
  for (const move of moves) {
    if (move.place !== 0) continue
    const after = parksAndTowers.copy(state)
    parksAndTowers.play(after, 0, move)
    sum += paths(after, depth - 1)
  }
  return sum
}

function slowPaths(game: Slow, depth: number): number {
  let sum = 0
  for (const cell of emptyCells(game)) {
    for (const towers of slowChoices(game, cell))
      sum += depth === 1 ? 1 : slowPaths(slowPlay(game, cell, 'n', towers), depth - 1)
  }
  return sum
}

const COUNTS: readonly [size: number, houses: number, towers: number, counts: readonly number[]][] = [
  [8, 14, 6, [64, 4032, 249_984]],
  [7, 11, 5, [49, 2352, 110_544]],
  [6, 8, 3, [36, 1260, 42_840, 1_411_824]],
  [5, 5, 2, [25, 600, 13_800, 302_544]],
  [4, 4, 1, [16, 240, 3360, 43_800, 521_184]],
]

describe('How many ways a game can begin', () => {
  for (const [size, houses, towers, counts] of COUNTS) {
    const start = parksAndTowers.start(2, { ...USUAL, size, houses, towers })
    for (const [at, count] of counts.entries()) {
      test(`${size}/${houses}/${towers} in ${at + 1} moves: ${count}`, () => expect(paths(start, at + 1)).toBe(count))
    }
  }
  test('a slow generator that shares no code counts the same', () => {
    const slow = (size: number, towers: number) => slowStart({ size, towers, towerWins: false })
    expect([1, 2].map(depth => slowPaths(slow(8, 6), depth))).toEqual([64, 4032])
    expect([1, 2].map(depth => slowPaths(slow(5, 2), depth))).toEqual([25, 600])
    expect([1, 2, 3].map(depth => slowPaths(slow(4, 1), depth))).toEqual([16, 240, 3360])
  })
  test('the slow generator counts 249984 beginnings of three moves on the usual board', () => {
    expect(slowPaths(slowStart({ size: 8, towers: 6, towerWins: false }), 3)).toBe(249_984)
  })
})

import { describe, expect, test } from 'vitest'
import { type Options, subdivision } from '../src/index.ts'
import type { State } from '../src/state.ts'
import { seatOf } from '../src/state.ts'
import { USUAL } from './builder.ts'

/** How many ways there are to play that number of moves; a forced pass is a move. */
function paths(state: State, moves: number, scratch: readonly State[]): number {
  const seat = seatOf(state)
  const listed = subdivision.moves(state, seat)
  if (moves === 1) return listed.length
  const next = scratch[moves]!
  let ways = 0
  for (const move of listed) {
    subdivision.copy(state, next)
    subdivision.play(next, seat, move)
    ways += paths(next, moves - 1, scratch)
  }
  return ways
}

/** By set and players, after one move, two moves and so on: counted by two other programs. */
const COUNTS: Readonly<Record<Options['set'], Readonly<Record<number, readonly number[]>>>> = {
  full: {
    2: [60, 3646, 204176, 11528774],
    3: [90, 8208, 756312],
    4: [120, 14556, 1781640],
  },
  threehouse: {
    2: [36, 1308, 41856, 1335644],
    3: [54, 2948, 161736, 8127976],
    4: [72, 5260, 388240],
  },
}

describe.each(['full', 'threehouse'] as const)('ways to begin with the %s set', set => {
  test.each([2, 3, 4])('for %i players', players => {
    const state = subdivision.start(players, { ...USUAL, set })
    const scratch = Array.from({ length: 6 }, () => subdivision.copy(state))
    const counts = COUNTS[set][players]!
    expect(counts.map((_, at) => paths(state, at + 1, scratch))).toEqual(counts)
  })
})

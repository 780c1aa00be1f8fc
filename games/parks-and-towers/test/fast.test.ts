import { seeded } from '@masterplan/kernel'
import { expect, test } from 'vitest'
import { parksAndTowers as game } from '../src/index.ts'
import { playInFull } from '../src/play.ts'
import { USUAL } from './builder.ts'

test('P-3.1 a turn that nobody listens to leaves exactly the words that the full account of its rules leaves', () => {
  for (const [size, houses, towers] of [
    [8, 14, 6],
    [8, 14, 3],
    [7, 11, 5],
    [6, 8, 3],
    [5, 5, 1],
    [3, 4, 2],
  ] as const) {
    const random = seeded(size + towers)
    for (let match = 0; match < 60; match++) {
      const fast = game.start(2, { ...USUAL, size, houses, towers })
      const inFull = game.copy(fast)
      for (let turn = game.turn(fast); turn.kind === 'decide'; turn = game.turn(fast)) {
        const move = game.sample(fast, turn.seats[0]!, random)
        game.play(fast, turn.seats[0]!, move)
        playInFull(inFull, move)
        expect(fast.memory.join()).toBe(inFull.memory.join())
      }
    }
  }
})

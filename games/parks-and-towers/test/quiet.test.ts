import { seeded } from '@masterplan/kernel'
import { expect, test } from 'vitest'
import { parksAndTowers as game } from '../src/index.ts'
import { playAloud } from '../src/rules.ts'
import { USUAL } from './table.ts'

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
      const quiet = game.start(2, { ...USUAL, size, houses, towers })
      const aloud = game.copy(quiet)
      for (let turn = game.turn(quiet); turn.kind === 'decide'; turn = game.turn(quiet)) {
        const move = game.sample(quiet, turn.seats[0]!, random)
        game.play(quiet, turn.seats[0]!, move)
        playAloud(aloud, move)
        expect(quiet.memory.join()).toBe(aloud.memory.join())
      }
    }
  }
})

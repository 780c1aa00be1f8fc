import { seeded } from '@masterplan/kernel'
import { expect, test } from 'vitest'
import { subdivision as game, insight, moveIds } from '../src/index.ts'
import { USUAL } from './builder.ts'

const listed = new Int32Array(moveIds.most)
const key = new Int32Array(moveIds.mostKeyWords)

test.each([2, 3, 4])(
  'moveIds name the candidates of %i players, allow what is legal, and tell states apart',
  players => {
    const random = seeded(players)
    const seen = new Map<string, string>()
    for (let round = 0; round < 10; round++) {
      const state = game.start(players, round % 2 === 0 ? USUAL : { ...USUAL, parks: 'placement' })
      for (let turn = game.turn(state); turn.kind === 'decide'; turn = game.turn(state)) {
        const seat = turn.seats[0]!
        const moves = Array.from(listed.subarray(0, moveIds.list(state, seat, listed)), moveIds.moveOf)
        expect(moves).toEqual(insight.candidates(state, seat))
        for (let number = -1; number < moveIds.most; number++) {
          if (!moveIds.allows(state, seat, number)) continue
          expect(game.refuse(state, seat, moveIds.moveOf(number))).toBeUndefined()
        }
        for (const move of game.moves(state, seat)) {
          if (move.kind === 'place') expect(moveIds.allows(state, seat, 64 * (move.pips - 1) + move.cell)).toBe(true)
        }
        const words = key.subarray(0, moveIds.positionKey(state, key)).join()
        const { viewer, options, ...table } = game.view(state, seat)
        const truth = JSON.stringify(table)
        expect(seen.get(words) ?? truth).toBe(truth)
        seen.set(words, truth)
        game.play(state, seat, game.sample(state, seat, random))
      }
    }
  },
)

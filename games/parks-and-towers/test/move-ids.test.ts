import { seeded } from '@masterplan/kernel'
import { describe, expect, test } from 'vitest'
import { parksAndTowers as game, insight, moveIds, type State } from '../src/index.ts'
import { statesOf, USUAL } from './builder.ts'

const listed = new Int32Array(moveIds.most)
const key = new Int32Array(moveIds.mostKeyWords)
const keyOf = (state: State) => key.subarray(0, moveIds.positionKey(state, key)).join()

describe('Move ids', () => {
  test('name the candidates, always the same move by the same id', () => {
    for (const state of statesOf(20)) {
      const seat = (state.words[0]! & 1) as 0 | 1
      const count = moveIds.list(state, seat, listed)
      const moves = Array.from(listed.subarray(0, count), moveIds.moveOf)
      expect(moves).toEqual(insight.candidates(state, seat))
      expect(new Set(listed.subarray(0, count)).size).toBe(count)
    }
  })

  test('allow only legal moves, and all listed ones but a few that take longer to judge', () => {
    let allowed = 0
    let all = 0
    for (const state of statesOf(10)) {
      const seat = (state.words[0]! & 1) as 0 | 1
      for (let number = 0; number < 512; number++) {
        const isLegal = game.refuse(state, seat, moveIds.moveOf(number)) === undefined
        if (moveIds.allows(state, seat, number)) expect(isLegal).toBe(true)
        if (moveIds.allows(state, seat, number)) allowed++
        if (isLegal) all++
      }
      expect(moveIds.allows(state, seat, -1)).toBe(false)
    }
    expect(allowed).toBeGreaterThan(0.9 * all)
  })

  test('states of the same key get the same lead, whatever is played in both', () => {
    const random = seeded(4)
    const known = new Map<string, State>()
    let pairs = 0
    // Two houses on a tiny board, in either order, towards cells that are dead by then: many ways to the same key.
    for (let round = 0; round < 4000; round++) {
      const state = game.start(2, { ...USUAL, size: 3, houses: 3, towers: 1 })
      for (let ply = 0; ply < 4 && game.turn(state).kind === 'decide'; ply++)
        game.play(state, 0, game.sample(state, 0, random))
      const other = known.get(keyOf(state))
      known.set(keyOf(state), game.copy(state))
      if (other === undefined || other.memory.join() === state.memory.join()) continue
      pairs++
      for (let turn = game.turn(state); turn.kind === 'decide'; turn = game.turn(state)) {
        const move = game.sample(state, turn.seats[0]!, random)
        game.play(state, turn.seats[0]!, move)
        game.play(other, turn.seats[0]!, move)
      }
      expect(leadIn(other)).toBe(leadIn(state))
    }
    expect(pairs).toBeGreaterThan(5)
  })
})

function leadIn(state: State): number {
  const [white, yellow] = game.scores(state)
  return white!.total - yellow!.total
}

import { seatsOf, seeded } from '@masterplan/kernel'
import { describe, expect, test } from 'vitest'
import { brickByBrick, type State } from '../src/index.ts'
import { USUAL } from './builder.ts'

function* states(players: number, games: number): Generator<State> {
  for (let seed = 1; seed <= games; seed++) {
    const random = seeded(1000 * players + seed)
    const state = brickByBrick.start(players, USUAL)
    for (let turn = brickByBrick.turn(state); turn.kind !== 'over'; turn = brickByBrick.turn(state)) {
      const by = turn.kind === 'luck' ? 'luck' : turn.seats[0]!
      brickByBrick.play(state, by, brickByBrick.sample(state, by, random))
      yield state
    }
  }
}

describe('Nothing is lost', () => {
  test.each([2, 3, 4, 5])('floors, roofs, land tokens and cards stay what they were, with %i players', players => {
    const floors = { 2: 20, 3: 17, 4: 14, 5: 12 }[players]
    for (const state of states(players, 12)) {
      const view = brickByBrick.view(state, 'audience')
      for (const { seat, floors: supply } of view.table) {
        const standing = view.spaces.reduce((sum, each) => sum + (each.owner === seat ? each.floors : 0), 0)
        expect(supply + standing).toBe(floors)
      }
      expect(view.roofs + view.spaces.filter(each => each.roof).length).toBe(24)
      expect(view.spaces.filter(each => each.roof && each.floors === 0)).toEqual([])
      const { M, L, R } = view.landTokens
      const cleared = view.spaces.filter(each => each.bramble && each.land !== null).length
      expect(M + L + R + cleared).toBe(9)
      const claimed = view.table.flatMap(each => each.projects)
      const shown = view.display.filter(project => project !== null)
      expect(new Set([...claimed, ...shown]).size + view.deck).toBe(32)
      for (const seat of seatsOf(players)) expect(view.table[seat]!.inhabitants).toBeGreaterThanOrEqual(1)
    }
  })
  test.each([2, 3, 4, 5])(
    'what is kept up move by move is what a count from scratch gives, with %i players',
    players => {
      const random = seeded(players)
      for (const state of states(players, 5)) {
        if (state.round === 0) continue
        const again = brickByBrick.imagine(brickByBrick.view(state, 0), random)
        for (const field of [
          'floors',
          'land',
          'cost',
          'built',
          'roofed',
          'open',
          'own',
          'lands',
          'brambles',
          'held',
        ] as const) {
          expect([field, [...again[field]]]).toEqual([field, [...state[field]]])
        }
        if (state.phase === 6) expect(again.working).toBe(state.working)
      }
    },
  )
  test('400 random games of each number of players end well before the round cap', () => {
    for (const players of [2, 3, 4, 5]) {
      let most = 0
      for (const state of states(players, 400)) most = Math.max(most, state.round)
      expect(most).toBeLessThan(30)
    }
  })
})

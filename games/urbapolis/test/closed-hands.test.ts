import { readOptions, seatsOf, seeded } from '@masterplan/kernel'
import { expect, test } from 'vitest'
import { urbapolis as game, type Options, type State } from '../src/index.ts'
import { settle } from './builder.ts'
import { busyMove } from './random-builder.ts'

/** All tiles of a table: on offer, obsolete, built, and in the hands of all, as their owners see them. */
function tilesOf(state: State): string[] {
  const { market, obsolete, publics, plots } = game.view(state, 'audience')
  const hands = seatsOf(state.fixed.players).flatMap(seat => {
    const { hand } = game.view(state, seat).seats[seat]!
    return hand.kind === 'open' ? hand.tiles : []
  })
  return [...market, ...obsolete, ...publics, ...hands, ...plots.flatMap(({ building }) => building ?? [])]
}

test('U-TIL-04 a hidden public building is one that was on offer by this round, of the deck of its round', () => {
  const rounds: readonly (readonly [round: number, taken: readonly number[]])[] = [
    [2, [0]],
    [3, [0, 1]],
    [4, [2]],
    [5, [3]],
  ]
  for (const [round, taken] of rounds) {
    const read = readOptions<Options>(
      game.options,
      { handInfo: 'closed' },
      { players: 4, rules: game.rulesVersions[0] },
    )
    if (!read.ok) throw new Error(read.problem)
    const state = game.start(4, read.options)
    settle(state)
    const { publics } = state.fixed.scenario
    for (let slot = 0; slot <= round - 2; slot++) {
      if (taken.includes(slot)) state.handPublic[1]! |= state.slots[slot]!
      else state.publics |= state.slots[slot]!
      state.slots[slot] = 0
    }
    state.round = round
    const late = round >= 4
    const random = seeded(4)
    for (let world = 0; world < 20; world++) {
      const { seats } = game.view(game.imagine(game.view(state, 0), random), 1)
      const { hand } = seats[1]!
      if (hand.kind !== 'open') throw new Error('Nobody knows their own hand.')
      expect(hand.tiles).toHaveLength(taken.reduce((sum, slot) => sum + publics[slot]!, 0))
      for (const code of hand.tiles) expect(code.startsWith('E'), code).toBe(!late)
    }
  }
})

test('U-TIL-04 with closed hands nobody imagines a tile in two places', () => {
  const random = seeded(3)
  let hidden = 0
  for (const players of [2, 3, 4]) {
    const read = readOptions<Options>(game.options, { handInfo: 'closed' }, { players, rules: game.rulesVersions[0] })
    if (!read.ok) throw new Error(read.problem)
    const state = game.start(players, read.options)
    for (let turn = game.turn(state); turn.kind !== 'over'; turn = game.turn(state)) {
      const by = turn.kind === 'luck' ? 'luck' : turn.seats[0]!
      game.play(state, by, busyMove(state, by, random))
      for (const viewer of [0, 'audience'] as const) {
        const tiles = tilesOf(game.imagine(game.view(state, viewer), random))
        if (new Set(tiles).size !== tiles.length) expect(tiles.toSorted()).toEqual([...new Set(tiles)].toSorted())
        expect(tiles).toHaveLength(tilesOf(state).length)
        if (viewer === 'audience') hidden += tiles.length
      }
    }
  }
  expect(hidden).toBeGreaterThan(1000)
})

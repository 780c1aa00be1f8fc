import { readOptions, seatsOf, seeded } from '@masterplan/kernel'
import { expect, test } from 'vitest'
import { urbapolis as game, knownScores, type Options } from '../src/index.ts'
import { busyMove } from './random-builder.ts'

test('U-SCO-01 U-END-06 a view tells the scores as the rules count them, stakes in open auctions included', () => {
  const random = seeded(5)
  let open = 0
  for (const players of [2, 3, 4]) {
    const read = readOptions<Options>(game.options, {}, { players, rules: game.rulesVersions[0] })
    if (!read.ok) throw new Error(read.problem)
    const state = game.start(players, read.options)
    for (let turn = game.turn(state); turn.kind !== 'over'; turn = game.turn(state)) {
      const by = turn.kind === 'luck' ? 'luck' : turn.seats[0]!
      game.play(state, by, turn.kind === 'luck' ? busyMove(state, by, random) : game.sample(state, by, random))
      const view = game.view(state, 'audience')
      const wanted = game.scores(state)
      for (const seat of seatsOf(players)) {
        const { total, lines, tiebreaks } = knownScores(view)[seat]!
        expect({ total, tiebreaks }).toEqual({ total: wanted[seat]!.total, tiebreaks: wanted[seat]!.tiebreaks })
        expect(lines).toEqual(wanted[seat]!.lines)
      }
      open += new Set(view.auctions.map(({ kind }) => kind)).size
    }
  }
  expect(open).toBeGreaterThan(20)
})

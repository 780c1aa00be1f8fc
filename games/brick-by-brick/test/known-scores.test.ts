import { readOptions, seatsOf, seeded } from '@masterplan/kernel'
import { expect, test } from 'vitest'
import { brickByBrick as game, knownScores, type Options } from '../src/index.ts'

test('B-SCO-01 B-SCO-04 a view tells the own score at any time, and everybody’s at the end, as the rules count it', () => {
  const random = seeded(5)
  for (const players of [2, 3, 4, 5]) {
    const read = readOptions<Options>(game.options, {}, { players, rules: game.rulesVersions[0] })
    if (!read.ok) throw new Error(read.problem)
    const state = game.start(players, read.options)
    let moves = 0
    for (let turn = game.turn(state); turn.kind !== 'over'; turn = game.turn(state)) {
      const by = turn.kind === 'luck' ? 'luck' : turn.seats[0]!
      game.play(state, by, game.sample(state, by, random))
      if (moves++ % 10 !== 0 || game.turn(state).kind === 'over') continue
      for (const seat of seatsOf(players)) {
        const known = seatsOf(players).map(each => (each === seat ? game.scores(state)[each]! : null))
        expect(knownScores(game.view(state, seat))).toEqual(known)
      }
      expect(knownScores(game.view(state, 'audience'))).toEqual(seatsOf(players).map(() => null))
    }
    expect(knownScores(game.view(state, 'audience'))).toEqual(game.scores(state))
  }
})

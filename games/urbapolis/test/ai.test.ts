import { type Actor, type Random, readOptions, type Seat, seatsOf, seeded } from '@masterplan/kernel'
import { describe, expect, test } from 'vitest'
import { insight, type Move, type Options, type State, urbapolis } from '../src/index.ts'
import { after, scene } from './builder.ts'

type Player = (state: State, seat: Seat, random: Random) => Move
const byChance: Player = (state, seat, random) => urbapolis.sample(state, seat, random)
const best = (moves: readonly Move[], worth: (move: Move) => number): Move =>
  moves.map(move => ({ move, worth: worth(move) })).sort((one, other) => other.worth - one.worth)[0]!.move
const byPrior: Player = (state, seat) => best(insight.candidates(state, seat), move => insight.prior(state, seat, move))
const byEvaluation: Player = (state, seat) =>
  best(insight.candidates(state, seat), move => {
    const next = urbapolis.copy(state)
    urbapolis.play(next, seat, move)
    return insight.evaluate(next, seat)
  })

/** Plays a game and returns the points; the first player is `players[0]`, seat by seat. */
function points(
  players: readonly Player[],
  seed: number,
  look: (state: State, by: Actor) => void = () => {},
): number[] {
  const read = readOptions<Options>(
    urbapolis.options,
    {},
    { players: players.length, rules: urbapolis.rulesVersions[0] },
  )
  if (!read.ok) throw new Error(read.problem)
  const random = seeded(seed)
  const state = urbapolis.start(players.length, read.options)
  for (let turn = urbapolis.turn(state); turn.kind !== 'over'; turn = urbapolis.turn(state)) {
    const by: Actor = turn.kind === 'luck' ? 'luck' : turn.seats[0]!
    look(state, by)
    const move = by === 'luck' ? urbapolis.sample(state, by, random) : players[by]!(state, by, random)
    urbapolis.play(state, by, move)
  }
  look(state, 'luck')
  return urbapolis.scores(state).map(({ total }) => total)
}
const text = (move: Move): string => urbapolis.notation.write(move)

describe('What bots are told', () => {
  test('candidates are listed moves, never none, and far fewer where bids come in dozens', () => {
    let [listed, kept] = [0, 0]
    for (const seed of [1, 2, 3]) {
      points([byChance, byPrior, byChance], seed, (state, by) => {
        if (by === 'luck') return
        const moves = new Set(urbapolis.moves(state, by).map(text))
        const candidates = insight.candidates(state, by).map(text)
        expect(candidates.length).toBeGreaterThan(0)
        expect(candidates.filter(each => !moves.has(each))).toEqual([])
        listed += moves.size
        kept += candidates.length
      })
    }
    expect(kept).toBeLessThan(listed / 2)
  })

  test('priors are above zero, evaluations between lost and won, and sure at the end', () => {
    points([byPrior, byChance], 4, (state, by) => {
      for (const seat of seatsOf(2)) {
        const value = insight.evaluate(state, seat)
        expect(value).toBeGreaterThanOrEqual(0)
        expect(value).toBeLessThanOrEqual(1)
      }
      if (by === 'luck') return
      for (const move of urbapolis.moves(state, by)) expect(insight.prior(state, by, move)).toBeGreaterThan(0)
    })
    const won = scene('L07/1 . .\n. . .\n. . .', { round: 5 })
    after(won, '1 pass', '2 pass')
    expect(insight.evaluate(won, 0)).toBeGreaterThan(0.95)
    expect(insight.evaluate(won, 1)).toBeLessThan(0.05)
  })

  test('a home prefers the park to the factory', () => {
    const state = scene('PARK . I06/2\n/1 . /1\n. . I01/2', { hands: { 1: 'H04' } })
    const prior = (plot: string) => insight.prior(state, 0, urbapolis.notation.read(`build H04 ${plot}`)!)
    expect(prior('a2')).toBeGreaterThan(2 * prior('c2'))
  })

  test('a coin is worth more in round 1 than at the end, and so is a hired worker', () => {
    const gain = (round: number, move: string) =>
      insight.prior(scene('BANK EMPL .\n. . .\n. . .', { round }), 0, urbapolis.notation.read(move)!)
    expect(gain(1, 'hire')).toBeGreaterThan(gain(3, 'hire'))
    expect(gain(3, 'hire')).toBeGreaterThan(gain(4, 'hire'))
    expect(gain(1, 'hire')).toBeGreaterThan(gain(5, 'hire'))
    expect(gain(2, 'bank 1')).toBeGreaterThan(gain(5, 'bank 1'))
  })

  test('a dear bid for the same plot is a worse one', () => {
    const state = scene('BANK HOSP .\n. . .\n. . .', { hands: { 1: 'H01' } })
    const prior = (coins: number) => insight.prior(state, 0, { kind: 'bid', plot: 9, coins })
    expect(prior(2)).toBeGreaterThan(prior(4))
    expect(insight.candidates(state, 0).filter(move => move.kind === 'bid' && move.coins > 8)).toEqual([])
  })

  test('a player who follows the priors, or the evaluation, is far ahead of chance', () => {
    for (const seed of [5, 6, 7]) {
      const [priors, chance] = points([byPrior, byChance], seed)
      expect(priors).toBeGreaterThan(chance! + 20)
      const [luck, evaluated] = points([byChance, byEvaluation], seed)
      expect(evaluated).toBeGreaterThan(luck! + 20)
    }
  })
})

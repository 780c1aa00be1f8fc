import { type Seat, seatsOf, seeded } from '@masterplan/kernel'
import { cellName } from '@masterplan/kernel/square'
import { describe, expect, test } from 'vitest'
import { insight, type Move, type Options, subdivision } from '../src/index.ts'
import { start } from '../src/setup.ts'
import { type State, seatOf } from '../src/state.ts'
import { drawn, NORTH, USUAL } from './builder.ts'
import { readGolden } from './golden.ts'

const { read, write } = subdivision.notation
const priorOf = (state: State, text: string): number => insight.prior(state, seatOf(state), read(text)!)

function finished(name: string): State {
  const { players, options, moves } = readGolden().find(each => each.name === name)!
  const state = start(players, { ...USUAL, ...options })
  for (const move of moves) subdivision.play(state, seatOf(state), read(move)!)
  return state
}

type Chooser = (state: State, seat: Seat) => Move

/** Random parks, then each seat as it chooses; the totals. */
function match(players: number, options: Partial<Options>, seed: number, choosers: readonly Chooser[]): number[] {
  const state = start(players, { ...USUAL, parks: 'random', ...options })
  const random = seeded(seed)
  for (let turn = subdivision.turn(state); turn.kind !== 'over'; turn = subdivision.turn(state)) {
    const by = turn.kind === 'luck' ? 'luck' : turn.seats[0]!
    const move = by === 'luck' ? subdivision.sample(state, by, random) : choosers[by]!(state, by)
    subdivision.play(state, by, move)
  }
  return subdivision.scores(state).map(each => each.total)
}

const bestBy =
  (worth: (state: State, seat: Seat, move: Move) => number): Chooser =>
  (state, seat) =>
    insight
      .candidates(state, seat)
      .map(move => ({ move, worth: worth(state, seat, move) }))
      .reduce((best, each) => (each.worth > best.worth ? each : best)).move
const byPrior = bestBy(insight.prior)
const byEvaluation = bestBy((state, seat, move) => {
  const next = subdivision.copy(state)
  subdivision.play(next, seat, move)
  return insight.evaluate(next, seat)
})
function byLuck(seed: number): Chooser {
  const random = seeded(seed)
  return (state, seat) => subdivision.sample(state, seat, random)
}

describe('the evaluation', () => {
  test('is between 0 and 1, at any time, under any rules', () => {
    for (const players of [2, 3, 4]) {
      for (const set of ['full', 'threehouse'] as const) {
        const state = start(players, { ...USUAL, set, groupCost: 5, crowdingFree: 0, privateParks: 'ignoreParks' })
        const luck = byLuck(players)
        for (;;) {
          for (const seat of seatsOf(players)) {
            const share = insight.evaluate(state, seat)
            expect(share >= 0 && share <= 1).toBe(true)
          }
          const turn = subdivision.turn(state)
          if (turn.kind !== 'decide') break
          subdivision.play(state, turn.seats[0]!, luck(state, turn.seats[0]!))
        }
      }
    }
  })
  test('tells a win from a loss and a shared win at the end', () => {
    const won = finished('G13')
    expect([insight.evaluate(won, 0) > 0.9, insight.evaluate(won, 1) < 0.1]).toEqual([true, true])
    expect([insight.evaluate(finished('G3'), 0), insight.evaluate(finished('G3'), 1)]).toEqual([0.5, 0.5])
    expect(insight.evaluate(won, 0)).toBeGreaterThan(insight.evaluate(finished('G11'), 0)) // by ten points, by one
  })
  test('falls with each manufactured home near an own high rise, and rises when groups can be joined', () => {
    const of = (pyramids: string) => insight.evaluate(drawn(pyramids, NORTH), 0)
    expect(of('R3c2 B1b1 B1b3')).toBeLessThan(of('R3c2 B1f1 B1f3'))
    expect(of('R2b2 R2d2 B2f5')).toBeGreaterThan(of('R2b2 R2f2 B2f5'))
  })
})

test('the evaluation: a ring around a park that only needs one more is worth having, if private parks score', () => {
  const of = (privateParks: Options['privateParks'], pyramids: string) =>
    insight.evaluate(drawn(pyramids, '', { privateParks }), 0)
  const [ring, spoilt] = ['R2a2 R2b2 B2f4 B2f3', 'R2a2 R2b2 B2b1 B2f3']
  const gain = (privateParks: Options['privateParks']) => of(privateParks, ring) - of(privateParks, spoilt)
  expect(gain('ignoreParks')).toBeGreaterThan(gain('off'))
  expect(gain('strict')).toBeGreaterThan(gain('off'))
})

describe('priors', () => {
  test('prefer to extend a group, and to join two', () => {
    const apart = drawn('R2b2 R2d2 B2f5 B2f4', NORTH)
    expect(priorOf(apart, '2c2')).toBeGreaterThan(priorOf(apart, '2b1'))
    expect(priorOf(apart, '2b1')).toBeGreaterThan(priorOf(apart, '2f1'))
  })
  test('put manufactured homes beside the high rises of others, never beside one’s own', () => {
    const board = drawn('B3c2 B1b1 R3f4 B1f5 B1e5 R2a1', NORTH)
    expect(priorOf(board, '1d1')).toBeGreaterThan(priorOf(board, '1d5')) // c2 is another’s; d5 is near nothing
    expect(priorOf(board, '1f3')).toBeLessThan(priorOf(board, '1d5'))
  })
  test('keep high rises out of bad company', () => {
    const board = drawn('B1b2 B1b3 B1b4 R2a1', NORTH)
    expect(priorOf(board, '3c3')).toBeLessThan(priorOf(board, '3e3'))
    expect(priorOf(board, '-')).toBe(1)
  })
})

describe('candidates', () => {
  const cells = (state: State) => insight.candidates(state, seatOf(state)).map(write)

  test('leave out what only differs by a turn or a mirror image of the board', () => {
    const empty = start(4, { ...USUAL, set: 'threehouse' }) // no parks: all eight images look the same
    expect(cells(empty)).toEqual(
      ['2', '3'].flatMap(pips => ['a1', 'b1', 'c1', 'b2', 'c2', 'c3'].map(cell => pips + cell)),
    )
    expect(cells(start(2, USUAL)).length).toBeLessThan(60 / 3)
  })
  test('are all moves once the board looks different from every side', () => {
    const state = drawn('R3b1 B2e4', '')
    expect(insight.candidates(state, 0)).toEqual(subdivision.moves(state, 0))
  })
  test('stand for every listed move: each is an image of one of them', () => {
    const state = start(3, USUAL)
    const mirrored = new Set(
      insight.candidates(state, 0).flatMap(move => {
        if (move.kind !== 'place') return []
        const [file, rank] = [move.cell & 7, move.cell >> 3]
        const [f, r] = [6 - file, 6 - rank]
        const images = [
          [file, rank],
          [f, rank],
          [file, r],
          [f, r],
          [rank, file],
          [r, file],
          [rank, f],
          [r, f],
        ]
        return images.map(([x, y]) => `${move.pips}${cellName(8 * y! + x!)}`)
      }),
    )
    expect([...mirrored].toSorted()).toEqual(subdivision.moves(state, 0).map(write).toSorted())
  })
  test('are never empty while somebody must decide', () => {
    for (const parks of ['fixed', 'placement'] as const) {
      const state = start(2, { ...USUAL, parks })
      const luck = byLuck(5)
      for (let turn = subdivision.turn(state); turn.kind === 'decide'; turn = subdivision.turn(state)) {
        expect(insight.candidates(state, turn.seats[0]!).length).toBeGreaterThan(0)
        subdivision.play(state, turn.seats[0]!, luck(state, turn.seats[0]!))
      }
    }
  })
})

describe('insight is worth having', () => {
  test.each([
    ['the best evaluation', byEvaluation],
    ['the best prior', byPrior],
  ])('a player by %s beats luck nearly always, from either seat', (_, chooser) => {
    let won = 0
    for (let seed = 1; seed <= 40; seed++) {
      const first = seed % 2
      const luck = byLuck(100 + seed)
      const totals = match(2, {}, seed, first === 0 ? [chooser, luck] : [luck, chooser])
      if (totals[first]! > totals[1 - first]!) won++
    }
    expect(won).toBeGreaterThanOrEqual(36)
  })
  test('also among four, with private parks', () => {
    let won = 0
    for (let seed = 1; seed <= 20; seed++) {
      const lucky = [byLuck(seed), byLuck(seed + 50), byLuck(seed + 90)]
      const totals = match(4, { privateParks: 'ignoreParks' }, seed, [byEvaluation, ...lucky])
      if (totals[0] === Math.max(...totals)) won++
    }
    expect(won).toBeGreaterThanOrEqual(17)
  })
})

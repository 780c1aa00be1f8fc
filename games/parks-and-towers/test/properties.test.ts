import { readFileSync } from 'node:fs'
import { type Seat, seeded } from '@masterplan/kernel'
import { cellName } from '@masterplan/kernel/square'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { insight, type Move, type Options, PLACES, type Place, parksAndTowers, type State } from '../src/index.ts'
import { USUAL } from './builder.ts'
import { readGame } from './game-line.ts'
import {
  emptyCells,
  everyCell,
  makesFour,
  makesSquare,
  type Slow,
  slowPlay,
  slowStart,
  slowTotals,
} from './slow-rules.ts'

const { start, copy, turn, sample, play, scores, view, notation } = parksAndTowers
const seatOf = (state: State): Seat => {
  const now = turn(state)
  return now.kind === 'decide' ? now.seats[0]! : 0
}

/** A random game as a list of moves. */
function randomGame(options: Options, seed: number): Move[] {
  const random = seeded(seed)
  const state = start(2, options)
  const moves: Move[] = []
  while (turn(state).kind !== 'over') {
    const move = sample(state, seatOf(state), random)
    play(state, seatOf(state), move)
    moves.push(move)
  }
  return moves
}

function played(options: Options, moves: readonly Move[]): State {
  const state = start(2, options)
  for (const move of moves) play(state, seatOf(state), move)
  return state
}

const anyOptions = fc
  .record({
    size: fc.integer({ min: 3, max: 8 }),
    houses: fc.integer({ min: 1, max: 32 }),
    towers: fc.integer({ min: 0, max: 16 }),
    conflict: fc.constantFrom('park', 'tower'),
  })
  .map((chosen): Options => ({ ...USUAL, ...chosen }) as Options)
const seeds = fc.integer({ min: 1, max: 1e9 })

describe('Random games', () => {
  test('every step is as the slow rules say', () => {
    fc.assert(
      fc.property(anyOptions, seeds, (options, seed) => {
        const state = start(2, options)
        let slow: Slow = slowStart({ ...options, towerWins: options.conflict === 'tower' })
        for (const move of randomGame(options, seed)) {
          play(state, seatOf(state), move)
          slow = slowPlay(slow, cellName(move.cell), PLACES[move.place], move.towers.map(cellName))
          const seen = view(state, 'audience')
          const holding = (thing: string) => everyCell(slow.setting).filter(cell => slow.cells.get(cell) === thing)
          expect(seen.parks.map(park => cellName(park.cell))).toEqual(holding('park'))
          expect(seen.towers.map(tower => cellName(tower.cell))).toEqual(holding('tower'))
          expect(seen.score.map(each => each.parks)).toEqual(slow.points)
        }
        expect(scores(state).map(each => each.total)).toEqual(slowTotals(slow))
        // With parks on all line cells, and towers on square cells while there are any:
        for (const cell of emptyCells(slow)) {
          expect(makesFour(slow.cells, cell)).toBe(false)
          if (slow.towersLeft > 0) expect(makesSquare(slow.cells, cell)).toBe(false)
        }
      }),
      { numRuns: 12 },
    )
  })
  test('P-3.3 P-7.7 turning or mirroring the board changes no score', () => {
    fc.assert(
      fc.property(anyOptions, seeds, fc.integer({ min: 0, max: 7 }), (options, seed, symmetry) => {
        const moves = randomGame(options, seed)
        const turned = played(
          options,
          moves.map(move => turnedBy(symmetry, options.size, move)),
        )
        expect(scores(turned)).toEqual(scores(played(options, moves)))
      }),
      { numRuns: 60 },
    )
  })
  test('P-4.2 P-6.4 swapping the colours of all houses swaps the scores', () => {
    fc.assert(
      fc.property(seeds, seed => {
        const options = { ...USUAL, size: 5, houses: 5 }
        const moves = randomGame(options, seed)
        const seen = view(played(options, moves), 'audience')
        let slow: Slow = { ...slowStart({ size: 5, towers: 6, towerWins: false }), plies: 1 } // Yellow begins
        for (const move of moves)
          slow = slowPlay(slow, cellName(move.cell), PLACES[move.place], move.towers.map(cellName))
        expect(slowTotals(slow).toReversed()).toEqual(seen.score.map(each => each.total))
      }),
      { numRuns: 20 },
    )
  })
})

/** One of the eight symmetries of the square, on cells and places together. */
function turnedBy(symmetry: number, size: number, move: Move): Move {
  const cell = (from: number): number => {
    let [file, rank] = [from & 7, from >> 3]
    if (symmetry & 4) file = size - 1 - file
    for (let quarter = 0; quarter < (symmetry & 3); quarter++) [file, rank] = [rank, size - 1 - file]
    return file + 8 * rank
  }
  const mirrored = symmetry & 4 ? (8 - move.place) & 7 : move.place
  const towers = move.towers.map(cell).toSorted((one, other) => one - other)
  return { ...move, cell: cell(move.cell), place: ((mirrored + 2 * (symmetry & 3)) & 7) as Place, towers }
}

describe('Games of a program in C++', () => {
  const lines = readFileSync(new URL('cpp-games.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n')
  test.each(lines.map((line, at) => [at + 1, line] as const))(
    'game %i: every park, tower and point, and the result',
    (_, line) => {
      expect(readGame(line)).toMatchObject({ ok: true })
    },
  )
  test('some of them run short of towers', () => expect(lines.some(line => line.includes('^'))).toBe(true))
})

describe('Notation', () => {
  test('reads what it writes, and never fails on anything else', () => {
    fc.assert(
      fc.property(
        fc.string(),
        text => notation.read(text) === undefined || notation.write(notation.read(text)!).length > 0,
      ),
    )
    const cells = fc
      .uniqueArray(fc.integer({ min: 0, max: 63 }), { maxLength: 4 })
      .map(list => list.toSorted((one, other) => one - other))
    const anyMove = fc.record({
      cell: fc.integer({ min: 0, max: 63 }),
      place: fc.integer({ min: 0, max: 7 }),
      parks: cells,
      towers: cells,
      marks: cells,
    })
    const state = start(2, { ...USUAL, size: 5 })
    fc.assert(
      fc.property(anyMove, move => {
        const read = notation.read(notation.write(move as Move))
        expect(read).toEqual(move)
        parksAndTowers.refuse(state, 0, read!) // whatever it says, it says it without failing
      }),
    )
  })
})

describe('Insight', () => {
  test('there are 420 candidates for the first move, and in all states fewer than moves', () => {
    expect(insight.candidates(start(2, USUAL), 0)).toHaveLength(420)
    const counts = randomGame(USUAL, 5).map((_, at, moves) => {
      const state = played(USUAL, moves.slice(0, at))
      return [insight.candidates(state, 0).length, parksAndTowers.moves(state, 0).length] as const
    })
    for (const [kept, all] of counts) expect(kept).toBeLessThan(all)
  })
  test('a place that is left out is never better, however the game goes on', () => {
    fc.assert(
      fc.property(anyOptions, seeds, (options, seed) => {
        const random = seeded(seed)
        const moves = randomGame(options, seed)
        const at = random.below(moves.length)
        const before = played(options, moves.slice(0, at))
        const seat = seatOf(before)
        const kept = insight.candidates(before, seat)
        const same = (one: Move, other: Move) => one.cell === other.cell && one.towers.join() === other.towers.join()
        const stand = moves[at]!
        for (const move of parksAndTowers
          .moves(before, seat)
          .filter(each => same(each, stand) && !kept.some(other => other.place === each.place && same(other, each)))) {
          const after = (first: Move) => scores(played(options, [...moves.slice(0, at), first, ...moves.slice(at + 1)]))
          const left = after(move)
          const better = kept.filter(each => same(each, move)).map(after)
          expect(better.length).toBeGreaterThan(0)
          for (const score of better) {
            expect(score[seat]!.total).toBeGreaterThanOrEqual(left[seat]!.total)
            expect(score[1 - seat]!.total).toBeLessThanOrEqual(left[1 - seat]!.total)
          }
        }
      }),
      { numRuns: 150 },
    )
  })
  test('the evaluation is between 0 and 1, fair to both, and knows who has won', () => {
    fc.assert(
      fc.property(anyOptions, seeds, (options, seed) => {
        const moves = randomGame(options, seed)
        for (const upTo of [0, moves.length >> 1, moves.length]) {
          const state = played(options, moves.slice(0, upTo))
          const [white, yellow] = [insight.evaluate(state, 0), insight.evaluate(state, 1)]
          expect(white + yellow).toBeCloseTo(1)
          expect(white).toBeGreaterThanOrEqual(0)
          const [one, other] = scores(state)
          if (upTo === moves.length) expect(Math.sign(white - 0.5)).toBe(Math.sign(one!.total - other!.total))
        }
      }),
      { numRuns: 40 },
    )
  })
  test('the prior prefers points', () => {
    const state = copy(
      played(
        USUAL,
        ['a1n', 'h8n', 'b1n', 'h7n'].map(text => notation.read(text)!),
      ),
    )
    const prior = (text: string) => insight.prior(state, 0, notation.read(text)!)
    expect(prior('c1e')).toBeGreaterThan(prior('c1n'))
    expect(prior('e5n')).toBe(1)
    expect(insight.prior(state, 1, notation.read('c1e')!)).toBeLessThan(1)
  })
})

import { type Random, seeded } from '@masterplan/kernel'
import { expect, test } from 'vitest'
import { findDue, towersDue } from '../src/forced.ts'
import { parksAndTowers as game } from '../src/index.ts'
import { plainCells } from '../src/legal.ts'
import { write } from '../src/notation.ts'
import { playInFull } from '../src/play.ts'
import { emptyCells } from '../src/plots.ts'
import { type State, WORD } from '../src/state.ts'
import { statesOf, USUAL } from './builder.ts'

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
      const fast = game.start(2, { ...USUAL, size, houses, towers })
      const inFull = game.copy(fast)
      for (let turn = game.turn(fast); turn.kind === 'decide'; turn = game.turn(fast)) {
        const move = game.sample(fast, turn.seats[0]!, random)
        game.play(fast, turn.seats[0]!, move)
        playInFull(inFull, move)
        expect(fast.memory.join()).toBe(inFull.memory.join())
      }
    }
  }
})

const AGAIN = new Error('A second number was asked for.')

/** The move that a sample makes of this number, among how many it was; no move if it asks for a second number. */
function sampled(state: State, number: number): { readonly move: string | undefined; readonly among: number } {
  let among = 0
  const random: Random = {
    below(many) {
      if (among > 0) throw AGAIN
      among = many
      return number
    },
  }
  try {
    return { move: write(game.sample(state, 0, random)), among }
  } catch (error) {
    if (error !== AGAIN) throw error
    return { move: undefined, among }
  }
}

test('P-3.1 P-7.7 every number that a sample takes stands for a listed move, each move for as many numbers', () => {
  let short = 0
  for (const state of statesOf(5)) {
    const fell = new Map<string, number>()
    const { among } = sampled(state, 0)
    for (let number = 0; number < among; number++) {
      const { move } = sampled(state, number)
      if (move !== undefined) fell.set(move, (fell.get(move) ?? 0) + 1)
    }
    const listed = game.moves(state, 0).map(write)
    expect([...fell.keys()].toSorted()).toEqual(listed.toSorted())
    expect(new Set(fell.values()).size).toBe(1)
    if (listed.some(move => move.includes('^'))) short++
  }
  expect(short).toBeGreaterThan(5)
})

test('P-7.7 where a plain house is said to need no choice, there are towers enough', () => {
  let crowded = 0
  for (const state of statesOf(60)) {
    for (const cell of emptyCells(state)) {
      findDue(state, cell)
      const isPlain = ((plainCells(state, cell >> 5) >>> cell) & 1) === 1
      const left = state.words[WORD.TOWERS_LEFT]!
      if (isPlain) expect(towersDue() <= left).toBe(true)
      else crowded++
    }
  }
  expect(crowded).toBeGreaterThan(50)
})

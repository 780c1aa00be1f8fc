import { type Random, type Seat, seatsOf, seeded } from '@masterplan/kernel'
import { near } from '@masterplan/kernel/square'
import { expect, test } from 'vitest'
import { subdivision as game, type Pyramid, type View } from '../src/index.ts'
import { cellsFor } from '../src/legal.ts'
import { type State, seatOf } from '../src/state.ts'
import { USUAL } from './builder.ts'

const TICKETS = 2 ** 20

/** Every state of random matches with two to four, both sets, parks by luck and by seats. */
function* statesOf(matches: number): Generator<State> {
  const random = seeded(11)
  for (let at = 0; at < matches; at++) {
    const set = at % 2 === 0 ? 'full' : 'threehouse'
    const parks = (['fixed', 'random', 'placement'] as const)[at % 3]!
    const state = game.start(2 + (at % 3), { ...USUAL, set, parks })
    for (let turn = game.turn(state); turn.kind !== 'over'; turn = game.turn(state)) {
      yield state
      const by = turn.kind === 'luck' ? 'luck' : turn.seats[0]!
      game.play(state, by, game.sample(state, by, random))
    }
    yield state
  }
}

/** A stream that gives this number and no other. */
const only = (number: number): Random => ({ below: () => number })

test('a sample is the move of the list that its ticket stands for, whichever it is', () => {
  let placings = 0
  for (const state of statesOf(60)) {
    const turn = game.turn(state)
    if (turn.kind !== 'decide') continue
    const moves = game.moves(state, turn.seats[0]!)
    for (const [n, move] of moves.entries()) {
      const ticket = move.kind === 'place' ? Math.floor(((n + 0.5) * TICKETS) / moves.length) : n
      expect(game.sample(state, turn.seats[0]!, only(ticket))).toBe(move)
      if (move.kind === 'place') placings++
    }
  }
  expect(placings).toBeGreaterThan(10_000)
})

test('a park that falls by luck is the draw of that number', () => {
  const state = game.start(3, { ...USUAL, parks: 'random' })
  for (const [n, { item }] of game.draws(state).entries()) expect(game.sample(state, 'luck', only(n))).toBe(item)
})

const mayPlace = (state: State, seat: Seat): boolean =>
  [1, 2, 3].some(pips => (cellsFor(state, seat, pips, 0) | cellsFor(state, seat, pips, 1)) !== 0)

test('S-4.1 S-4.3 a placing, a pass or the end is awaited as the cells for each seat say', () => {
  const phases = new Set<string>()
  for (const state of statesOf(120)) {
    const { phase, players } = game.view(state, 'audience')
    phases.add(phase)
    if (phase === 'park') continue
    const any = seatsOf(players).some(seat => mayPlace(state, seat))
    expect(phase).toBe(!any ? 'over' : mayPlace(state, seatOf(state)) ? 'place' : 'pass')
  }
  expect(phases).toEqual(new Set(['park', 'place', 'pass', 'over']))
})

test('S-3.2 S-3.4 the sets that placings keep up to date are those that the board shows, cell by cell', () => {
  for (const state of statesOf(30)) {
    const view = game.view(state, 'audience')
    for (const seat of seatsOf(view.players)) {
      for (const pips of [1, 2, 3] as const) {
        const cells = view.plots.map(({ cell }) => cell).filter(cell => fits(view, seat, pips, cell))
        const kept = view.plots
          .map(({ cell }) => cell)
          .filter(cell => ((cellsFor(state, seat, pips, cell >> 5) >>> cell) & 1) === 1)
        expect(kept).toEqual(cells)
      }
    }
  }
})

/** S-3.1 to S-3.4 as the rulebook says them. */
function fits({ plots, stashes, size }: View, seat: Seat, pips: 1 | 2 | 3, cell: number): boolean {
  const on = (where: number) => plots.find(each => each.cell === where)!.plot
  if (on(cell) !== 'free' || stashes[seat]![pips - 1] === 0) return false
  const around = near(cell, size, size)
    .map(on)
    .filter((plot): plot is Pyramid => typeof plot !== 'string')
  if (pips === 3) return !around.some(each => each.owner === seat && each.pips === 3)
  return pips === 2 || around.some(each => each.owner !== seat && each.pips !== 2)
}

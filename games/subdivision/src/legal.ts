import { derived, makeOdds, type Odds, type Refused, refused, type Seat, weighed } from '@masterplan/kernel'
import { nthOfPair, pairHas } from '@masterplan/kernel/bits'
import { addOne, addPair, type Menu, makeMenu } from '@masterplan/kernel/menu'
import { CELLS, type Cell, cellName, NEAR, onBoard } from '@masterplan/kernel/square'
import { sample as fastSample } from './fast.ts'
import type { Subdivision } from './index.ts'
import { PARKINGS, PASSES, PLACINGS } from './moves.ts'
import { write } from './notation.ts'
import { PARK, PARK_BY_LUCK, PASS, PLACE, phaseOf, plotOn, type State } from './state.ts'
import { letters, type Move, type Pips, type Refusal, SIZES } from './types.ts'

/**
 * S-3.1 to S-3.4: the cells on which a seat may place a pyramid of this size, as one word of the pair. This is the one
 * statement of what may be placed; only `fast.ts` says it again, for playouts.
 */
export function cellsFor({ free, welcome, tooNear, stash }: State, seat: number, pips: number, half: number): number {
  if (stash[4 * seat + pips] === 0) return 0
  if (pips === 2) return free[half]! // S-3.3
  return free[half]! & (pips === 1 ? welcome[2 * seat + half]! : ~tooNear[2 * seat + half]!)
}

/** The smallest size first, and each along the ranks from a1. */
function fill(state: State, seat: Seat, menu: Menu<Move>): void {
  const { waits, free } = state
  if (waits === PASS + seat) addOne(menu, PASSES, 0)
  if (waits === PARK + seat) addPair(menu, PARKINGS, 0, free[0]!, free[1]!)
  if (waits !== PLACE + seat) return
  for (const pips of SIZES) {
    addPair(menu, PLACINGS, CELLS * (pips - 1), cellsFor(state, seat, pips, 0), cellsFor(state, seat, pips, 1))
  }
}

/** S-1.2: random parks fall on any cell that is still empty, each as likely. */
function fillOdds({ waits, free }: State, odds: Odds<Move>): void {
  if (waits === PARK_BY_LUCK) addPair(weighed(odds, 1), PARKINGS, 0, free[0]!, free[1]!)
}

function why(state: State, seat: Seat, move: Move): Refused<Refusal> {
  const phase = phaseOf(state)
  if (move.kind === 'park') return phase === 'park' ? whyTaken(state, move.cell) : refused('parks-are-placed', 'S-1.2')
  if (phase === 'park') return refused('parks-come-first', 'S-7.1')
  if (move.kind === 'pass') return refused('may-not-pass', 'S-4.1')
  const { cell, pips } = move
  return pairHas(state.free[0]!, state.free[1]!, cell) ? whyNotSize(state, seat, pips, cell) : whyTaken(state, cell)
}

const whyNotDrawn = (state: State, move: Move): Refused<Refusal> =>
  move.kind === 'park' ? whyTaken(state, move.cell) : refused('parks-come-first', 'S-1.2')

/** S-1.1, S-1.3, S-3.1: all that is placed needs a free cell of the board. */
function whyTaken(state: State, cell: Cell): Refused<Refusal> {
  const facts = { cell: cellName(cell) }
  if (!onBoard(cell, state.fixed.size, state.fixed.size)) return refused('no-such-cell', 'S-1.1', facts)
  const plot = plotOn(state, cell)
  if (typeof plot === 'string') return refused('park-there', 'S-1.3', facts)
  return refused('pyramid-there', 'S-3.1', { ...facts, pyramid: letters(plot) })
}

/** S-3.1, S-3.2, S-3.4. */
function whyNotSize(state: State, seat: Seat, pips: Pips, cell: Cell): Refused<Refusal> {
  const facts = { cell: cellName(cell), pips }
  if (state.stash[4 * seat + pips] === 0) return refused('none-left', 'S-3.1', facts)
  if (pips === 1) return refused('nobody-near', 'S-3.4', facts)
  const other = cellName(ownHighRiseNear(state, seat, cell))
  return refused('high-rise-too-near', 'S-3.2', { ...facts, other })
}

function ownHighRiseNear({ owned, highRises }: State, seat: Seat, cell: Cell): Cell {
  const low = owned[2 * seat]! & highRises[0]! & NEAR[2 * cell]!
  const high = owned[2 * seat + 1]! & highRises[1]! & NEAR[2 * cell + 1]!
  return nthOfPair(low, high, 0)
}

export const { moves, sample, draws, openEnded, refuse } = derived<Subdivision>({
  write,
  menu: makeMenu(SIZES.length, 2),
  odds: makeOdds(1, 2),
  fill,
  why,
  fillOdds,
  whyNotDrawn,
  openEnded: undefined,
  fast: fastSample,
})

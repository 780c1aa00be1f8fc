import { type Actor, type Refused, refused, type Seat, type Weighted } from '@masterplan/kernel'
import { nthOfPair } from '@masterplan/kernel/bits'
import { type Cell, cellName, NEAR_HIGH, NEAR_LOW, onBoard } from '@masterplan/kernel/square'
import { PASSING, parkOn, placing } from './moves.ts'
import { cellsIn, has, PARK, PARK_BY_LUCK, PASS, PLACE, phaseOf, plotOn, type State, seatOf } from './state.ts'
import { letters, type Move, type Pips, type Refusal } from './types.ts'

type No = Refused<Refusal> | undefined

export function refuse(state: State, _by: Actor, move: Move): No {
  const phase = phaseOf(state)
  if (move.kind === 'park') return phase === 'park' ? notFree(state, move.cell) : refused('parks-are-placed', 'S-1.2')
  if (phase === 'park') return refused('parks-come-first', state.waits < PARK_BY_LUCK ? 'S-7.1' : 'S-1.2')
  if (move.kind === 'pass') return phase === 'pass' ? undefined : refused('may-not-pass', 'S-4.1')
  return notFree(state, move.cell) ?? notOfThisSize(state, seatOf(state), move.pips, move.cell)
}

/** S-1.1, S-1.3, S-3.1: whatever is placed needs a free cell of the board. */
function notFree(state: State, cell: Cell): No {
  const facts = { cell: cellName(cell) }
  if (!onBoard(cell, state.fixed.size, state.fixed.size)) return refused('no-such-cell', 'S-1.1', facts)
  const plot = plotOn(state, cell)
  if (plot === 'park') return refused('park-there', 'S-1.3', facts)
  return plot === 'free' ? undefined : refused('pyramid-there', 'S-3.1', { ...facts, pyramid: letters(plot) })
}

/** S-3.1 to S-3.4. */
function notOfThisSize(state: State, seat: Seat, pips: Pips, cell: Cell): No {
  const facts = { cell: cellName(cell), pips }
  if (state.stash[4 * seat + pips] === 0) return refused('none-left', 'S-3.1', facts)
  if (pips === 3 && has(state.tooNear, seat, cell)) {
    const other = nthOfPair(
      ownHighRises(state, seat, NEAR_LOW[cell]!, 0),
      ownHighRises(state, seat, NEAR_HIGH[cell]!, 1),
      0,
    )
    return refused('high-rise-too-near', 'S-3.2', { ...facts, other: cellName(other) })
  }
  if (pips === 1 && !has(state.welcome, seat, cell)) return refused('nobody-near', 'S-3.4', facts)
  return undefined
}

const ownHighRises = ({ owned, highRises }: State, seat: Seat, near: number, half: 0 | 1): number =>
  owned[2 * seat + half]! & highRises[half]! & near

/** All that `refuse` lets through, the smallest size first and each along the ranks from a1. */
export function moves(state: State, seat: Seat): Move[] {
  const { free, welcome, tooNear, stash } = state
  const low = free[0]!
  const high = free[1]!
  if (state.waits === PASS + seat) return [PASSING]
  if (state.waits === PARK + seat) return cellsIn(low, high).map(parkOn)
  const listed: Move[] = []
  if (state.waits !== PLACE + seat) return listed

  const list = (pips: Pips, low: number, high: number) => {
    if (stash[4 * seat + pips]! > 0) for (const cell of cellsIn(low, high)) listed.push(placing(pips, cell))
  }
  list(1, low & welcome[2 * seat]!, high & welcome[2 * seat + 1]!)
  list(2, low, high)
  list(3, low & ~tooNear[2 * seat]!, high & ~tooNear[2 * seat + 1]!)
  return listed
}

/** S-1.2: random parks fall on any cell that is still empty, each as likely. */
export function draws(state: State): Weighted<Move>[] {
  if (state.waits !== PARK_BY_LUCK) return []
  return cellsIn(state.free[0]!, state.free[1]!).map(cell => ({ item: parkOn(cell), weight: 1 }))
}

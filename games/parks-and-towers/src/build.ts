import type { Tell } from '@masterplan/kernel'
import type { Cell } from '@masterplan/kernel/square'
import {
  CLOSED,
  type Event,
  FALLING_FROM,
  FILES_FROM,
  HOUSE,
  type Move,
  PADDED,
  PARK,
  RISING_FROM,
  type State,
  TOWER,
} from './board.ts'
import { FACED_ADDS, FACED_RANK, SPREAD } from './geometry.ts'
import { paidBy, share } from './shares.ts'

/** P-2.1, P-6.2: the cell is taken, and the cells around it know one more neighbour, one of them a perfect one. */
export function buildHouse(state: State, owner: number, cell: Cell, place: number): void {
  const { lines, beside, facing } = state
  const file = cell & 7
  const rank = cell >> 3
  if (cell < 32) state.emptyLow &= ~(1 << cell)
  else state.emptyHigh &= ~(1 << cell)
  state.plots[cell] = HOUSE + 8 * owner + place
  state.ply++

  const onFile = 1 << file
  lines[rank + 1]! |= onFile
  lines[FILES_FROM + file]! |= 1 << rank
  lines[RISING_FROM + 7 + rank - file]! |= onFile
  lines[FALLING_FROM + rank + file]! |= onFile

  const row = owner * PADDED + rank
  const adds = SPREAD[file]!
  beside[row]! += adds
  beside[row + 1]! += adds
  beside[row + 2]! += adds
  const looks = (cell << 3) | place
  facing[owner * PADDED + FACED_RANK[looks]!]! += FACED_ADDS[looks]!
}

/** P-5.2 and P-6.1. Without a tile the cell is closed, and without attention a park is forgotten, P-9.2. */
export function layPark(state: State, cell: Cell, move: Move, tell?: Tell<Event>): void {
  const tiles = state.tilesLeft
  if (tiles === 0 || (move.parks.length > 0 && !move.parks.includes(cell))) {
    state.plots[cell] = CLOSED
    tell?.('everyone', { kind: 'cell-closed', cell })
    return
  }
  state.tilesLeft = tiles - 1
  state.plots[cell] = PARK
  if (state.fixed.options.attention && !move.marks.includes(cell) && !move.parks.includes(cell)) {
    tell?.('everyone', { kind: 'park-forgotten', cell })
    return
  }
  const white = share(state, 0, cell)
  const yellow = share(state, 1, cell)
  state.scored[cell] = white | (yellow << 8)
  state.points[0]! += white
  state.points[1]! += yellow
  tell?.('everyone', { kind: 'park', cell, points: [white, yellow], paid: paidBy(state, cell) })
}

/** P-7.3, P-7.5. */
export function buildTower(state: State, cell: Cell, tell?: Tell<Event>): void {
  state.plots[cell] = TOWER
  state.towersLeft--
  if (cell < 32) state.towersLow |= 1 << cell
  else state.towersHigh |= 1 << cell
  tell?.('everyone', { kind: 'tower', cell, left: state.towersLeft })
}

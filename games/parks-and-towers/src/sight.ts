import type { Seat, Viewer } from '@masterplan/kernel'
import { type Cell, cellsOf } from '@masterplan/kernel/square'
import { CLOSED, HOUSE, PARK, type PerColour, type Place, type State, TOWER, UNLIMITED, type View } from './board.ts'
import { buildHouse } from './build.ts'
import { start, turn } from './rules.ts'
import { scores } from './scoring.ts'
import { shares } from './shares.ts'

/** Everybody sees the whole table. */
export function view(state: State, viewer: Viewer): View {
  const { fixed, ply, plots } = state
  const { options, size, houses, lastPly } = fixed
  const over = turn(state).kind === 'over'
  const cells = cellsOf(size, size)
  const holding = (plot: number): Cell[] => cells.filter(cell => plots[cell] === plot)
  const rim = 4 * (size - 1)
  return {
    viewer,
    options,
    size,
    phase: over ? 'over' : 'build',
    ending: over ? (ply === lastPly ? 'all-built' : 'no-cell-left') : null,
    seat: (ply & 1) as Seat,
    housesLeft: [houses - ((ply + 1) >> 1), houses - (ply >> 1)],
    towersLeft: state.towersLeft,
    parksLeft: options.parkLimit === UNLIMITED ? null : state.tilesLeft,
    houses: cells
      .filter(cell => plots[cell]! >= HOUSE)
      .map(cell => ({ cell, owner: ((plots[cell]! - HOUSE) >> 3) as Seat, place: (plots[cell]! & 7) as Place })),
    parks: holding(PARK).map(cell => ({ cell, points: paid(state.scored[cell]!) })),
    towers: holding(TOWER).map(cell => ({ cell, shares: shares(state, cell) })),
    closed: holding(CLOSED),
    score: scores(state).map(({ total, lines }) => ({ parks: 0, towers: 0, komi: 0, ...lines, total })),
    pawns: [state.points[0]! % rim, state.points[1]! % rim],
  }
}
const paid = (scored: number): PerColour => [scored & 255, scored >> 8]

/** Nothing is hidden, so there is nothing to make up: the table as it is seen. */
export function imagine(view: View): State {
  const state = start(2, view.options)
  for (const { cell, owner, place } of view.houses) buildHouse(state, owner, cell, place)
  for (const { cell, points } of view.parks) {
    cover(state, cell, PARK)
    state.tilesLeft--
    state.scored[cell] = points[0] | (points[1] << 8)
    state.points[0]! += points[0]
    state.points[1]! += points[1]
  }
  for (const { cell } of view.towers) {
    cover(state, cell, TOWER)
    state.towersLeft--
    if (cell < 32) state.towersLow |= 1 << cell
    else state.towersHigh |= 1 << cell
  }
  for (const cell of view.closed) cover(state, cell, CLOSED)
  return state
}

function cover(state: State, cell: Cell, plot: number): void {
  state.plots[cell] = plot
  if (cell < 32) state.emptyLow &= ~(1 << cell)
  else state.emptyHigh &= ~(1 << cell)
}

import type { Seat, Viewer } from '@masterplan/kernel'
import { type Cell, cellsOf } from '@masterplan/kernel/square'
import { type PerColour, type Place, type State, UNLIMITED, type View } from './board.ts'
import { PLOT, WORD } from './layout.ts'
import { buildHouse, buildTower, coverForGood, start, turn } from './rules.ts'
import { scores } from './scoring.ts'
import { endingOf, shares, towersOf } from './tell.ts'

/** Everybody sees the whole table. */
export function view(state: State, viewer: Viewer): View {
  const { fixed, words } = state
  const { options, size, houses } = fixed
  const ply = words[WORD.PLY]!
  const over = turn(state).kind === 'over'
  const plot = (cell: Cell): number => words[WORD.PLOTS + cell]!
  const cells = cellsOf(size, size)
  const rim = 4 * (size - 1)
  return {
    viewer,
    options,
    size,
    phase: over ? 'over' : 'build',
    ending: over ? endingOf(state) : null,
    seat: (ply & 1) as Seat,
    housesLeft: [houses - ((ply + 1) >> 1), houses - (ply >> 1)],
    towersLeft: words[WORD.TOWERS_LEFT]!,
    parksLeft: options.parkLimit === UNLIMITED ? null : words[WORD.TILES_LEFT]!,
    houses: cells
      .filter(cell => plot(cell) >= PLOT.HOUSE && plot(cell) < PLOT.PARK)
      .map(cell => house(cell, plot(cell))),
    parks: cells.filter(cell => plot(cell) >= PLOT.PARK).map(cell => ({ cell, points: paid(plot(cell)) })),
    towers: towersOf(state).map(cell => ({ cell, shares: shares(state, cell) })),
    closed: cells.filter(cell => plot(cell) === PLOT.CLOSED),
    score: scores(state).map(({ total, lines }) => ({ parks: 0, towers: 0, komi: 0, ...lines, total })),
    pawns: [words[WORD.POINTS]! % rim, words[WORD.POINTS + 1]! % rim],
  }
}

const house = (cell: Cell, plot: number): View['houses'][number] => ({
  cell,
  owner: ((plot >> 3) & 1) as Seat,
  place: (plot & 7) as Place,
})
const paid = (plot: number): PerColour => [(plot >> 8) & 255, plot >> 16]

/** Nothing is hidden, so there is nothing to make up: the table as it is seen. */
export function imagine(view: View): State {
  const state = start(2, view.options)
  const { words } = state
  for (const { cell, owner, place } of view.houses) buildHouse(words, owner, cell, place)
  for (const { cell, points } of view.parks) {
    coverForGood(words, cell, PLOT.PARK + (points[0] << 8) + (points[1] << 16))
    if (view.parksLeft !== null) words[WORD.TILES_LEFT]!--
    words[WORD.POINTS]! += points[0]
    words[WORD.POINTS + 1]! += points[1]
  }
  for (const { cell } of view.towers) buildTower(words, cell)
  for (const cell of view.closed) coverForGood(words, cell, PLOT.CLOSED)
  return state
}

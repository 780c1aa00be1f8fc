import { type Actor, OVER, type Seat, type Tell, type Turn, waitFor } from '@masterplan/kernel'
import { type Cell, cellsOf, wordOf } from '@masterplan/kernel/square'
import { type Event, type Move, memory, type Options, PRESETS, type State, UNLIMITED } from './board.ts'
import { markCrowd } from './crowd.ts'
import { due, findDue } from './due.ts'
import { cellsIn, tableOfFaced } from './geometry.ts'
import { PLOT, WORD } from './layout.ts'
import { NONE as NO_CELLS } from './moves.ts'
import { playQuietly } from './quiet.ts'
import { share } from './share.ts'
import { paidBy, tellEnd, tellTowers } from './tell.ts'

const { TO_BUILD, EVERYDAY, TOWERS_LEFT, TILES_LEFT, POINTS, EMPTY, HOUSES, TOWERS, PLOTS } = WORD
const { PLACE, PARK, PAID } = PLOT
const FACED = tableOfFaced()
const NONE = NO_CELLS

/** P-1.2, P-1.3, P-1.4. */
export function start(_players: number, options: Options): State {
  const { size, houses, towers } = options.preset === 'custom' ? options : PRESETS[options.preset]
  const towerWins = options.conflict === 'tower'
  const isEveryday = !towerWins && !options.attention && options.parkLimit === UNLIMITED
  const state = memory.create({ options, size, houses, towers, lastPly: 2 * houses, towerWins })
  const { words } = state
  words[TO_BUILD] = 2 * houses
  words[EVERYDAY] = isEveryday ? 1 : 0
  words[TOWERS_LEFT] = towers
  words[TILES_LEFT] = options.parkLimit
  words[EMPTY] = wordOf(cellsOf(size, size), 0)
  words[EMPTY + 1] = wordOf(cellsOf(size, size), 1)
  return state
}

export const copy = memory.copy

/** P-1.5, and the two ways to end: P-8.1 and P-8.2 (every empty cell is legal, P-3.4). */
export function turn({ words }: State): Turn {
  const toBuild = words[TO_BUILD]!
  if (toBuild === 0 || (words[EMPTY]! | words[EMPTY + 1]!) === 0) return NOBODY
  return (toBuild & 1) === 0 ? WHITE : YELLOW
}
// Of this file's own: the compiler folds them into the code, imported ones it looks up each time.
const NOBODY = OVER
const WHITE = waitFor(0)
const YELLOW = waitFor(1)

/** Whoever is to build. */
export const builder = ({ words }: State): Seat => (words[TO_BUILD]! & 1) as Seat

/** One turn, P-3.1: the house, and at once all that it forces. */
export function play(state: State, _by: Actor, move: Move, tell?: Tell<Event>): void {
  if (tell === undefined && move.towers === NONE && state.words[EVERYDAY] !== 0) {
    playQuietly(state.words, move.cell & 63, move.place & 7) // in range already, but now the compiler knows
  } else playAloud(state, move, tell)
}

/** Every rule of a turn, one after another, with its events; `quiet.ts` does the same for the turns that are most played. */
export function playAloud(state: State, move: Move, tell?: Tell<Event>): void {
  const { words, fixed } = state
  const { cell, place, towers } = move
  const seat = builder(state)
  const towersLow = words[TOWERS]!
  const towersHigh = words[TOWERS + 1]!
  findDue(state, cell)
  const inLine = cellsIn(due.parksLow, due.parksHigh)
  const inSquare = towers.length > 0 ? towers : cellsIn(due.towersLow, due.towersHigh) // P-7.7
  buildHouse(words, seat, cell, place)
  tell?.('everyone', { kind: 'house', seat, cell, place })
  for (const each of inLine) if (!(fixed.towerWins && inSquare.includes(each))) layPark(state, each, move, tell) // P-7.6
  for (const each of inSquare) buildTower(words, each)
  markCrowd(words)
  if (!tell) return
  tellTowers(state, towersLow, towersHigh, tell)
  if (turn(state) === OVER) tellEnd(state, tell)
}

/** P-2.1, P-2.2: the cell is no longer empty, and is what its word says from now on. */
function cover(words: Int32Array, cell: Cell, plot: number): void {
  words[EMPTY + (cell >> 5)]! &= ~(1 << cell)
  words[PLOTS + cell]! |= plot
}

export function buildHouse(words: Int32Array, owner: number, cell: Cell, place: number): void {
  cover(words, cell, place << PLACE)
  words[TO_BUILD]!--
  words[HOUSES + 2 * owner + (cell >> 5)]! |= 1 << cell
  words[PLOTS + FACED[8 * cell + place]!]! += 1 << (4 * owner)
}

/** P-5.2, P-6.1. Without a tile the cell is only closed; a park that was not seen in time pays nothing, P-9.2. */
function layPark(state: State, cell: Cell, move: Move, tell?: Tell<Event>): void {
  const { words } = state
  const tiles = words[TILES_LEFT]!
  if (tiles === 0 || (move.parks.length > 0 && !move.parks.includes(cell))) {
    close(words, cell)
    tell?.('everyone', { kind: 'cell-closed', cell })
    return
  }
  if (state.fixed.options.parkLimit !== UNLIMITED) words[TILES_LEFT] = tiles - 1 // P-1.3
  if (state.fixed.options.attention && !move.marks.includes(cell) && !move.parks.includes(cell)) {
    putPark(words, cell, 0, 0)
    tell?.('everyone', { kind: 'park-forgotten', cell })
    return
  }
  const white = share(words, 0, cell)
  const yellow = share(words, 1, cell)
  putPark(words, cell, white, yellow)
  tell?.('everyone', { kind: 'park', cell, points: [white, yellow], paid: paidBy(state, cell) })
}

/** A park on this cell, and what it pays. */
export function putPark(words: Int32Array, cell: Cell, white: number, yellow: number): void {
  cover(words, cell, PARK | (white << PAID) | (yellow << (PAID + 8)))
  words[POINTS]! += white
  words[POINTS + 1]! += yellow
}

/** No tile was left for a park that was due: nothing will ever stand here. */
export const close = (words: Int32Array, cell: Cell): void => cover(words, cell, 0)

/** P-7.3, P-7.5. */
export function buildTower(words: Int32Array, cell: Cell): void {
  cover(words, cell, 0)
  words[TOWERS_LEFT]!--
  words[TOWERS + (cell >> 5)]! |= 1 << cell
}

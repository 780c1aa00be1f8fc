import { type Actor, OVER, type Tell } from '@masterplan/kernel'
import { pairOf } from '@masterplan/kernel/bits'
import type { Cell } from '@masterplan/kernel/square'
import { paidBy, tellEnd, tellTowers } from './events.ts'
import { playPlain } from './fast.ts'
import { due, findDue } from './forced.ts'
import { tableOfFaced } from './geometry.ts'
import { NONE as NO_CELLS } from './notation.ts'
import { share } from './share.ts'
import { builder, PLOT, type State, turn, WORD } from './state.ts'
import { markCrowd } from './tower-shortage.ts'
import { type Event, type Move, UNLIMITED } from './types.ts'

const { TO_BUILD, EVERYDAY, TOWERS_LEFT, TILES_LEFT, POINTS, EMPTY, HOUSES, TOWERS, PLOTS } = WORD
const { PLACE, PARK, PAID } = PLOT
const FACED = tableOfFaced()
const NONE = NO_CELLS

/** One turn, P-3.1: the house, and at once all that it forces. */
export function play(state: State, _by: Actor, move: Move, tell?: Tell<Event>): void {
  if (tell === undefined && move.towers === NONE && state.words[EVERYDAY] !== 0) {
    playPlain(state.words, move.cell & 63, move.place & 7) // in range already, but now the compiler knows
  } else playInFull(state, move, tell)
}

/** Every rule of a turn, one after another, with its events; `fast.ts` does the same for the turns that are most played. */
export function playInFull(state: State, move: Move, tell?: Tell<Event>): void {
  const { words, fixed } = state
  const { cell, place, towers } = move
  const seat = builder(state)
  const towersLow = words[TOWERS]!
  const towersHigh = words[TOWERS + 1]!
  findDue(state, cell)
  const inLine = pairOf(due.parksLow, due.parksHigh)
  const inSquare = towers.length > 0 ? towers : pairOf(due.towersLow, due.towersHigh) // P-7.7
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

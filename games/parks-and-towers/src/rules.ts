import { type Actor, OVER, type Seat, type Tell, type Turn, waitFor } from '@masterplan/kernel'
import { CELLS, type Cell, onBoard } from '@masterplan/kernel/square'
import { type Event, type Move, memory, type Options, PRESETS, type State, UNLIMITED } from './board.ts'
import { tableOfCompletions, tableOfFaced, tableOfFourths, tableOfHits, tableOfNeighbours } from './geometry.ts'
import { PLOT, WORD } from './layout.ts'
import { playQuietly } from './quiet.ts'
import { paidBy, tellEnd, tellTowers } from './tell.ts'

const { PLY, EMPTIES, TOWERS_LEFT, TILES_LEFT, POINTS, BLOCKED, TOWERS, BESIDE, FACING, LINES, FILES } = WORD
const { RISING, FALLING, PLOTS, LIST, HOUSES } = WORD
const { OFF, TOWER, CLOSED, HOUSE, PARK } = PLOT
const PADDED = 10 // words an owner
const COMPLETES = tableOfCompletions()
const FOURTHS = tableOfFourths()
const HIT_CELL = tableOfHits()
const NEIGHBOURS = tableOfNeighbours()
const FACED = tableOfFaced()

/** P-1.2, P-1.3, P-1.4. */
export function start(_players: number, options: Options): State {
  const { size, houses, towers } = options.preset === 'custom' ? options : PRESETS[options.preset]
  const towerWins = options.conflict === 'tower'
  const everyday = !towerWins && !options.attention && options.parkLimit === UNLIMITED
  const state = memory.create({ options, size, houses, towers, lastPly: 2 * houses, towerWins, everyday })
  const { words } = state
  words[TOWERS_LEFT] = towers
  words[TILES_LEFT] = options.parkLimit
  for (let cell = 0; cell <= CELLS; cell++) {
    const empties = words[EMPTIES]!
    if (onBoard(cell, size, size)) {
      words[PLOTS + cell] = empties
      words[LIST + empties] = cell
      words[EMPTIES] = empties + 1
    } else {
      words[PLOTS + cell] = OFF
      if (cell < CELLS) words[BLOCKED + (cell >> 5)]! |= 1 << cell
    }
  }
  return state
}

export const copy = memory.copy

/** P-1.5, and the two ways to end: P-8.1 and P-8.2 (every empty cell is legal, P-3.4). */
export function turn(state: State): Turn {
  const { words } = state
  const ply = words[PLY]!
  if (ply === state.fixed.lastPly || words[EMPTIES] === 0) return OVER
  return waitFor((ply & 1) as Seat)
}

/** One turn, P-3.1: the house, and at once all that it forces. */
export function play(state: State, _by: Actor, move: Move, tell?: Tell<Event>): void {
  if (tell === undefined && state.fixed.everyday && move.towers.length === 0) {
    playQuietly(state.words, move.cell & 63, move.place & 7) // in range already, but now the compiler knows
  } else playAloud(state, move, tell)
}

/** Every rule of a turn, one after another, with its events; `quiet.ts` does the same for the turns that are most played. */
export function playAloud(state: State, move: Move, tell?: Tell<Event>): void {
  const { words } = state
  const cell = move.cell & 63
  const place = move.place & 7
  const owner = words[PLY]! & 1
  const towersLow = words[TOWERS]!
  const towersHigh = words[TOWERS + 1]!
  const lines = lineHits(words, cell)
  const squares = words[TOWERS_LEFT] === 0 ? 0 : squareHits(words, cell) // P-7.8
  buildHouse(words, owner, cell, place)
  tell?.('everyone', { kind: 'house', seat: owner as Seat, cell, place: move.place })
  for (let hits = lines | squares; hits !== 0; hits &= hits - 1) {
    const bit = 31 - Math.clz32(hits ^ (hits - 1))
    const hit = HIT_CELL[(cell << 5) | bit]!
    if (words[PLOTS + hit]! >= OFF) continue // P-5.6, P-7.4, or not on the board
    const inSquare = ((squares >>> bit) & 1) !== 0 && (move.towers.length === 0 || move.towers.includes(hit)) // P-7.7
    if (((lines >>> bit) & 1) !== 0 && !(inSquare && state.fixed.towerWins))
      layPark(state, hit, move, tell) // P-7.6
    else if (inSquare) buildTower(words, hit)
  }
  if (!tell) return
  tellTowers(state, towersLow, towersHigh, tell)
  if (turn(state) === OVER) tellEnd(state, tell)
}

/** P-5.1: the cells on which one more house would make a line of four with a house on `cell`, as hits. */
export function lineHits(words: Int32Array, cell: Cell): number {
  const file = cell & 7
  const rank = cell >> 3
  return (
    COMPLETES[((words[LINES + 1 + rank]! << 3) >> file) & 127]! |
    (COMPLETES[((words[FILES + file]! << 3) >> rank) & 127]! << 8) |
    (COMPLETES[((words[RISING + rank - file]! << 3) >> file) & 127]! << 16) |
    (COMPLETES[((words[FALLING + rank + file]! << 3) >> file) & 127]! << 24)
  )
}

/** P-7.2: the fourth cells of squares of which a house on `cell` is the third, as hits. */
export function squareHits(words: Int32Array, cell: Cell): number {
  const file = cell & 7
  const rank = cell >> 3
  const lower = ((words[LINES + rank]! << 1) >> file) & 7
  const middle = ((words[LINES + 1 + rank]! << 1) >> file) & 7
  const upper = ((words[LINES + 2 + rank]! << 1) >> file) & 7
  return FOURTHS[lower | (middle << 3) | (upper << 6)]!
}

export const hitCell = (cell: Cell, bit: number): Cell => HIT_CELL[(cell << 5) | bit]!

/** P-2.1, P-2.2: the cell is no longer empty. The last of the list moves into the gap. */
function cover(words: Int32Array, cell: Cell, plot: number): void {
  const last = words[EMPTIES]! - 1
  words[EMPTIES] = last
  const moved = words[LIST + last]!
  const gap = words[PLOTS + cell]!
  words[LIST + gap] = moved
  words[PLOTS + moved] = gap
  words[PLOTS + cell] = plot
}

/** The lines through the cell have one more house, and the cells around it one more neighbour, one a perfect one. */
export function buildHouse(words: Int32Array, owner: number, cell: Cell, place: number): void {
  const file = cell & 7
  const rank = cell >> 3
  cover(words, cell, HOUSE + 8 * owner + place)
  words[PLY]!++
  words[HOUSES + (cell >> 5)]! |= 1 << cell
  const onFile = 1 << file
  words[LINES + 1 + rank]! |= onFile
  words[FILES + file]! |= 1 << rank
  words[RISING + rank - file]! |= onFile
  words[FALLING + rank + file]! |= onFile
  const padding = owner * PADDED
  const adds = NEIGHBOURS[file]!
  words[BESIDE + padding + rank]! += adds
  words[BESIDE + padding + rank + 1]! += adds
  words[BESIDE + padding + rank + 2]! += adds
  const faced = FACED[(cell << 3) | place]!
  words[FACING + padding + (faced >> 3)]! += 1 << ((faced & 7) << 2)
}

/** P-5.6, P-7.9: no house will ever stand here. */
export function coverForGood(words: Int32Array, cell: Cell, plot: number): void {
  words[BLOCKED + (cell >> 5)]! |= 1 << cell
  cover(words, cell, plot)
}

/** P-5.2, P-6.1. Without a tile the cell is only closed; a park that was not seen in time pays nothing, P-9.2. */
function layPark(state: State, cell: Cell, move: Move, tell?: Tell<Event>): void {
  const { words } = state
  const tiles = words[TILES_LEFT]!
  if (tiles === 0 || (move.parks.length > 0 && !move.parks.includes(cell))) {
    coverForGood(words, cell, CLOSED)
    tell?.('everyone', { kind: 'cell-closed', cell })
    return
  }
  if (state.fixed.options.parkLimit !== UNLIMITED) words[TILES_LEFT] = tiles - 1 // P-1.3
  if (state.fixed.options.attention && !move.marks.includes(cell) && !move.parks.includes(cell)) {
    coverForGood(words, cell, PARK)
    tell?.('everyone', { kind: 'park-forgotten', cell })
    return
  }
  const white = share(words, 0, cell)
  const yellow = share(words, 1, cell)
  coverForGood(words, cell, PARK + (white << 8) + (yellow << 16))
  words[POINTS]! += white
  words[POINTS + 1]! += yellow
  tell?.('everyone', { kind: 'park', cell, points: [white, yellow], paid: paidBy(state, cell) })
}

/** P-7.3, P-7.5. */
export function buildTower(words: Int32Array, cell: Cell): void {
  coverForGood(words, cell, TOWER)
  words[TOWERS_LEFT]!--
  words[TOWERS + (cell >> 5)]! |= 1 << cell
}

/** The share of one player in a cell, P-6.1 and P-6.2: houses around it, and once more those that face it. */
export function share(words: Int32Array, owner: number, cell: Cell): number {
  const at = owner * PADDED + 1 + (cell >> 3)
  const shift = (cell & 7) << 2
  return ((words[BESIDE + at]! >>> shift) & 15) + ((words[FACING + at]! >>> shift) & 15)
}

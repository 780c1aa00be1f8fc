import { type Actor, derived, makeOdds, type Random, type Refused, refused, type Seat } from '@masterplan/kernel'
import { pairOf } from '@masterplan/kernel/bits'
import { addList, closeSet, type Menu, makeMenu, openSet } from '@masterplan/kernel/menu'
import { CELLS, type Cell, cellName, onBoard } from '@masterplan/kernel/square'
import { sample as sampleFast } from './fast.ts'
import { due, findDue, MOST_PARKS, parksDue, towersDue } from './forced.ts'
import type { ParksAndTowers } from './index.ts'
import { PLAIN, plain } from './moves.ts'
import { NONE, write } from './notation.ts'
import { emptyCells, type Plot, plotOn } from './plots.ts'
import { type State, WORD } from './state.ts'
import type { Move, Place, Refusal } from './types.ts'

const { EVERYDAY, TOWERS_LEFT, TILES_LEFT, EMPTY, CROWD } = WORD

/** One way to settle the turn of a house: what its move names besides cell and place. */
export type Way = Pick<Move, 'parks' | 'towers' | 'marks'>
const ONLY: Way = { parks: NONE, towers: NONE, marks: NONE }
const ONE: readonly Way[] = [ONLY]
const EIGHT: readonly Place[] = [0, 1, 2, 3, 4, 5, 6, 7]

export const moveOf = (cell: Cell, place: Place, way: Way): Move =>
  way === ONLY ? plain(cell, place) : { cell, place, ...way }

/** One word of the empty cells where a house surely leaves nothing to choose; nothing need be worked out to know it. */
export const plainCells = ({ words }: State, half: number): number =>
  words[EVERYDAY] === 0 ? 0 : words[EMPTY + half]! & ~words[CROWD + half]!

/**
 * P-7.7 and P-9.2: all that the mover may decide about the parks and towers of a house on this empty cell. Every empty
 * cell is legal, P-3.4 and P-3.5, and so is every place in it, P-3.2: this is the one statement of what may be played.
 */
export function waysOf(state: State, cell: Cell): readonly Way[] {
  if (((plainCells(state, cell >> 5) >>> cell) & 1) === 1) return ONE
  findDue(state, cell)
  const { attention } = state.fixed.options
  const towersLeft = state.words[TOWERS_LEFT]!
  const tilesLeft = state.words[TILES_LEFT]!
  const isEnough = towersDue() <= towersLeft && parksDue() <= tilesLeft
  if (isEnough && !(attention && towersDue() + parksDue() > 0)) return ONE
  const { line, square } = dueCells()
  return choose(square, towersLeft).flatMap(towers => {
    const parked = parkedCells(line, square, towers)
    return choose(parked, tilesLeft).flatMap(parks => {
      if (!attention) return { parks, towers, marks: NONE }
      const unnamed = unnamedCells(square, parked, { towers, parks }, tilesLeft)
      return subsets(unnamed).map(marks => ({ parks, towers, marks }))
    })
  })
}

const dueCells = () => ({
  line: pairOf(due.parksLow, due.parksHigh),
  square: pairOf(due.towersLow, due.towersHigh),
})

/** P-7.6: of the cells that complete a line, those that get no tower. */
function parkedCells(line: readonly Cell[], square: readonly Cell[], towers: readonly Cell[]): readonly Cell[] {
  const towered = towers.length > 0 ? towers : square
  return line.filter(each => !towered.includes(each))
}

/** P-9.2: the cells that get something without being named, and so may be marked, in their order. */
function unnamedCells(
  square: readonly Cell[],
  parked: readonly Cell[],
  { towers, parks }: Pick<Move, 'towers' | 'parks'>,
  tilesLeft: number,
): readonly Cell[] {
  const unnamed = [...(towers.length > 0 ? [] : square), ...(parks.length > 0 || tilesLeft === 0 ? [] : parked)]
  return unnamed.toSorted((one, other) => one - other)
}

/** Nothing is chosen when all can be had, or none. */
const choose = (cells: readonly Cell[], left: number): readonly (readonly Cell[])[] =>
  left === 0 || cells.length <= left ? NO_CHOICE : subsets(cells).filter(each => each.length === left)
const NO_CHOICE: readonly (readonly Cell[])[] = [NONE]

const subsets = (cells: readonly Cell[]): readonly (readonly Cell[])[] =>
  Array.from({ length: 1 << cells.length }, (_, chosen) => cells.filter((_, at) => (chosen >> at) & 1))

/** Words of the set of all plain moves: cells times places. */
const WIDTH = (CELLS * EIGHT.length) / 32

/** In the order of cells, then of places, then of ways: a set of plain moves between the cells where more is named. */
function fill(state: State, _seat: Seat, menu: Menu<Move>): void {
  let first = openSet(menu, PLAIN, WIDTH)
  for (const cell of emptyCells(state)) {
    const ways = waysOf(state, cell)
    if (ways === ONE) menu.sets[first + (cell >> 2)]! |= 255 << (8 * (cell & 3))
    else {
      closeSet(menu)
      addList(
        menu,
        EIGHT.flatMap(place => ways.map(way => moveOf(cell, place, way))),
      )
      first = openSet(menu, PLAIN, WIDTH)
    }
  }
  closeSet(menu)
}

function why(state: State, _seat: Seat, { cell, towers, parks, marks }: Move): Refused<Refusal> {
  const { size, options } = state.fixed
  if (!onBoard(cell, size, size)) return refused('off-board', 'P-1.2', { cell: cellName(cell), size })
  const plot = plotOn(state, cell)
  if (plot.kind !== 'empty') return whyTaken(cell, plot.kind)

  findDue(state, cell)
  const { line, square } = dueCells()
  const tilesLeft = state.words[TILES_LEFT]!
  const parked = parkedCells(line, square, towers)
  const unnamed = options.attention ? unnamedCells(square, parked, { towers, parks }, tilesLeft) : NONE
  return (
    whyNotChosen(towers, square, state.words[TOWERS_LEFT]!, TOWER_CHOICE) ??
    whyNotChosen(parks, parked, tilesLeft, PARK_CHOICE) ??
    whyNotMarked(marks, unnamed)
  )
}

function whyTaken(cell: Cell, by: Plot['kind']): Refused<Refusal> {
  const name = cellName(cell)
  if (by === 'closed') return refused('cell-closed', 'P-3.4', { cell: name })
  return refused('cell-taken', by === 'park' ? 'P-5.6' : 'P-2.1', { cell: name, by })
}

type Choice = { readonly due: Refusal; readonly notDue: Refusal; readonly stranger: Refusal; readonly rule: string }
const TOWER_CHOICE: Choice = {
  due: 'choose-towers',
  notDue: 'no-tower-choice',
  stranger: 'not-a-tower-cell',
  rule: 'P-7.7',
}
const PARK_CHOICE: Choice = {
  due: 'choose-parks',
  notDue: 'no-park-choice',
  stranger: 'not-a-park-cell',
  rule: 'P-5.2',
}

/** Undefined when these cells are one of the choices. */
function whyNotChosen(
  named: readonly Cell[],
  wanted: readonly Cell[],
  left: number,
  choice: Choice,
): Refused<Refusal> | undefined {
  const choices = choose(wanted, left)
  if (choices.some(each => each.join() === named.join())) return undefined
  if (choices === NO_CHOICE) return refused(choice.notDue, choice.rule, { cell: cellName(named[0]!) })
  const stranger = named.find(each => !wanted.includes(each))
  if (stranger !== undefined) return refused(choice.stranger, choice.rule, { cell: cellName(stranger) })
  return refused(choice.due, choice.rule, { left, cells: wanted.map(cellName).join(' ') })
}

/** P-9.2: a cell marked wrongly must be unmarked. */
function whyNotMarked(marks: readonly Cell[], allowed: readonly Cell[]): Refused<Refusal> {
  const wrong = marks.find(each => !allowed.includes(each)) ?? marks[0]!
  return refused('nothing-to-mark', 'P-9.2', { cell: cellName(wrong) })
}

/** With few park tiles left the choices multiply, and with attention nobody plays a million games: no need to be fast. */
const isListed = ({ words, fixed }: State): boolean =>
  words[EVERYDAY] === 0 && ((words[TILES_LEFT]! < MOST_PARKS && words[TILES_LEFT]! > 0) || fixed.options.attention)

/** One of the moves, each as likely: a way to settle one of the cells, and a place. */
function sampleListed(state: State, random: Random): Move {
  const cells = emptyCells(state)
  const ways = cells.map(cell => waysOf(state, cell))
  const drawn = random.below(8 * ways.reduce((sum, each) => sum + each.length, 0))
  let left = drawn >> 3
  for (const [at, each] of ways.entries()) {
    const way = each[left]
    if (way !== undefined) return moveOf(cells[at]!, (drawn & 7) as Place, way)
    left -= each.length
  }
  throw new Error('Nothing to sample: no cell is empty.')
}

export const { moves, sample, draws, openEnded, refuse } = derived<ParksAndTowers>({
  write,
  menu: makeMenu(2 * CELLS + 1, WIDTH),
  odds: makeOdds(1, 1),
  fill,
  why,
  fillOdds: () => {},
  whyNotDrawn: () => {
    throw new Error('Nothing is left to luck here.')
  },
  openEnded: undefined,
  fast: (state: State, _by: Actor, random: Random): Move =>
    isListed(state) ? sampleListed(state, random) : sampleFast(state, random),
})

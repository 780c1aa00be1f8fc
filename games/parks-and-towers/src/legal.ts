import { type Refused, refused } from '@masterplan/kernel'
import { pairOf } from '@masterplan/kernel/bits'
import { type Cell, cellName, onBoard } from '@masterplan/kernel/square'
import { due, findDue, parksDue, towersDue } from './forced.ts'
import { NONE, plain } from './moves.ts'
import { emptyCells, type Plot, plotOn } from './plots.ts'
import type { State } from './state.ts'
import { WORD } from './state.ts'
import type { Move, Place, Refusal } from './types.ts'

type No = Refused<Refusal> | undefined

/** The one statement of legality. Every place in a cell is legal, P-3.2, and so is every empty cell, P-3.4, P-3.5. */
export function refuse(state: State, move: Move): No {
  const { cell, towers, parks, marks } = move
  if (!onBoard(cell, state.fixed.size, state.fixed.size)) {
    return refused('off-board', 'P-1.2', { cell: cellName(cell), size: state.fixed.size })
  }
  const plot = plotOn(state, cell)
  if (plot.kind !== 'empty') return refuseTaken(cell, plot.kind)

  findDue(state, cell)
  const square = pairOf(due.towersLow, due.towersHigh)
  const line = pairOf(due.parksLow, due.parksHigh)
  const towersLeft = state.words[WORD.TOWERS_LEFT]!
  const tilesLeft = state.words[WORD.TILES_LEFT]!
  const towersNo = refuseChoice(towers, square, towersLeft, TOWER_CHOICE)
  if (towersNo) return towersNo
  const towered = towers.length > 0 ? towers : square
  const parked = line.filter(each => !towered.includes(each)) // P-7.6
  const parksNo = refuseChoice(parks, parked, tilesLeft, PARK_CHOICE)
  if (parksNo) return parksNo

  const unnamed = [...(towers.length > 0 ? [] : square), ...(parks.length > 0 || tilesLeft === 0 ? [] : parked)]
  return refuseMarks(marks, state.fixed.options.attention ? unnamed : [])
}

function refuseTaken(cell: Cell, by: Plot['kind']): No {
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

/** Cells are named exactly when fewer are left than are due, and then as many as are left. */
function refuseChoice(named: readonly Cell[], wanted: readonly Cell[], left: number, choice: Choice): No {
  const short = left > 0 && wanted.length > left
  if (!short) return named.length === 0 ? undefined : refused(choice.notDue, choice.rule, { cell: cellName(named[0]!) })
  const stranger = named.find(each => !wanted.includes(each))
  if (stranger !== undefined) return refused(choice.stranger, choice.rule, { cell: cellName(stranger) })
  if (named.length === left) return undefined
  return refused(choice.due, choice.rule, { left, cells: wanted.map(cellName).join(' ') })
}

/** P-9.2: a cell marked wrongly must be unmarked. */
function refuseMarks(marks: readonly Cell[], allowed: readonly Cell[]): No {
  const wrong = marks.find(each => !allowed.includes(each))
  return wrong === undefined ? undefined : refused('nothing-to-mark', 'P-9.2', { cell: cellName(wrong) })
}

/** One way to settle the turn of a house: what its move names besides cell and place. */
export type Way = Pick<Move, 'parks' | 'towers' | 'marks'>
const ONLY: Way = { parks: NONE, towers: NONE, marks: NONE }
const ONE: readonly Way[] = [ONLY]
const EIGHT: readonly Place[] = [0, 1, 2, 3, 4, 5, 6, 7]

/** Every legal move: any empty cell, any place (P-3.1, P-3.2), and whatever is left to choose. */
export function moves(state: State): Move[] {
  const all: Move[] = []
  for (const cell of emptyCells(state)) {
    const ways = waysOf(state, cell)
    for (const place of EIGHT) for (const way of ways) all.push(moveOf(cell, place, way))
  }
  return all
}

export const moveOf = (cell: Cell, place: Place, way: Way): Move =>
  way === ONLY ? plain(cell, place) : { cell, place, ...way }

/** P-7.7 and P-9.2: all that the mover may decide about the parks and towers of a house on this empty cell. */
export function waysOf(state: State, cell: Cell): readonly Way[] {
  findDue(state, cell)
  const { attention } = state.fixed.options
  const towersLeft = state.words[WORD.TOWERS_LEFT]!
  const tilesLeft = state.words[WORD.TILES_LEFT]!
  const isEnough = towersDue() <= towersLeft && parksDue() <= tilesLeft
  if (isEnough && !(attention && towersDue() + parksDue() > 0)) return ONE
  const line = pairOf(due.parksLow, due.parksHigh)
  const square = pairOf(due.towersLow, due.towersHigh)
  return choose(square, towersLeft).flatMap(towers => {
    const towered = towers.length > 0 ? towers : square
    const parked = line.filter(each => !towered.includes(each)) // P-7.6
    return choose(parked, tilesLeft).flatMap(parks => {
      if (!attention) return { parks, towers, marks: NONE }
      const unnamed = [...(towers.length > 0 ? [] : square), ...(parks.length > 0 || tilesLeft === 0 ? [] : parked)]
      return subsets(unnamed.toSorted((one, other) => one - other)).map(marks => ({ parks, towers, marks }))
    })
  })
}

/** Nothing is chosen when all can be had, or none. */
const choose = (cells: readonly Cell[], left: number): readonly (readonly Cell[])[] =>
  left === 0 || cells.length <= left ? [NONE] : subsets(cells).filter(each => each.length === left)

const subsets = (cells: readonly Cell[]): readonly (readonly Cell[])[] =>
  Array.from({ length: 1 << cells.length }, (_, chosen) => cells.filter((_, at) => (chosen >> at) & 1))

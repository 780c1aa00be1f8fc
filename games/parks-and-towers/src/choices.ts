import type { Cell } from '@masterplan/kernel/square'
import type { Move, Place, State } from './board.ts'
import { due, findDue, parksDue, towersDue } from './due.ts'
import { cellsIn } from './geometry.ts'
import { WORD } from './layout.ts'
import { NONE, plain } from './moves.ts'
import { emptyCells } from './plots.ts'

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
  const line = cellsIn(due.parksLow, due.parksHigh)
  const square = cellsIn(due.towersLow, due.towersHigh)
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

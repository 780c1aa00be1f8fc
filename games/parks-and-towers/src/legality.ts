import { type Refused, refused } from '@masterplan/kernel'
import { type Cell, cellName, onBoard } from '@masterplan/kernel/square'
import type { Move, Refusal, State } from './board.ts'
import { due, findDue } from './due.ts'
import { cellsIn } from './geometry.ts'
import { WORD } from './layout.ts'
import { type Plot, plotOn } from './plots.ts'

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
  const square = cellsIn(due.towersLow, due.towersHigh)
  const line = cellsIn(due.parksLow, due.parksHigh)
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

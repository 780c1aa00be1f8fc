import { countBits } from '@masterplan/kernel/bits'
import type { Cell } from '@masterplan/kernel/square'
import { tableOfCompletions, tableOfDiagonals } from './geometry.ts'
import type { State } from './state.ts'
import { WORD } from './state.ts'

const { EMPTY, HOUSES, TOWERS_LEFT } = WORD
const COMPLETES = tableOfCompletions()
const DIAGONALS = tableOfDiagonals()
const A_FILE = 0x01010101
const NOT_FILE_H = 0x7f7f7f7f

/** What a house would force, as sets of cells. One shared record: read it before the next question. */
export const due = {
  parksLow: 0, // line cells, P-5.1; with a tower on it, a cell needs no park, P-7.6
  parksHigh: 0,
  towersLow: 0, // square cells, P-7.2
  towersHigh: 0,
}

/** Looked at before the house is built. */
export function findDue({ words, fixed }: State, cell: Cell): void {
  const isHigh = 0 - (cell >> 5)
  const low = words[HOUSES]! | words[HOUSES + 2]!
  const high = words[HOUSES + 1]! | words[HOUSES + 3]!
  const emptyLow = words[EMPTY]! & ~((1 << cell) & ~isHigh)
  const emptyHigh = words[EMPTY + 1]! & ~((1 << cell) & isHigh)
  findParks(low | ((1 << cell) & ~isHigh), high | ((1 << cell) & isHigh), cell)
  due.parksLow &= emptyLow // P-5.6
  due.parksHigh &= emptyHigh
  due.towersLow = 0
  due.towersHigh = 0
  if (words[TOWERS_LEFT] === 0) return // P-7.8
  findTowers(low | ((1 << cell) & ~isHigh), high | ((1 << cell) & isHigh))
  const parksFirst = fixed.towerWins ? 0 : -1 // P-7.6
  due.towersLow &= emptyLow & ~(due.parksLow & parksFirst) // P-7.4
  due.towersHigh &= emptyHigh & ~(due.parksHigh & parksFirst)
}

/** P-5.1: the cells on which one more house would make a line of four with a house on `cell`. */
function findParks(low: number, high: number, cell: Cell): void {
  const file = cell & 7
  const isHigh = 0 - (cell >> 5)
  const rankShift = cell & 24
  const onRank = (((low & ~isHigh) | (high & isHigh)) >>> rankShift) & 255
  const byRank = COMPLETES[onRank]! << rankShift
  due.parksLow = byRank & ~isHigh
  due.parksHigh = byRank & isHigh

  // Four cells of a file, a byte apart, are gathered into four neighbouring bits, and spread again.
  const onFile =
    (Math.imul((low >>> file) & A_FILE, 0x01020408) + Math.imul((high >>> file) & A_FILE, 0x10204080)) >>> 24
  const byFile = COMPLETES[onFile]!
  due.parksLow |= (Math.imul(byFile & 15, 0x00204081) & A_FILE) << file
  due.parksHigh |= (Math.imul(byFile >>> 4, 0x00204081) & A_FILE) << file

  // The cells of a diagonal are on different files: added up, its bytes are one byte, which the mask spreads again.
  for (let axis = 4 * cell; axis < 4 * cell + 4; axis += 2) {
    const maskLow = DIAGONALS[axis]!
    const maskHigh = DIAGONALS[axis + 1]!
    const onDiagonal = Math.imul((low & maskLow) + (high & maskHigh), A_FILE) >>> 24
    const everywhere = Math.imul(COMPLETES[onDiagonal]!, A_FILE)
    due.parksLow |= everywhere & maskLow
    due.parksHigh |= everywhere & maskHigh
  }
}

/** P-7.2: all cells of squares with three houses. Earlier ones have no empty cell any more while there are towers. */
function findTowers(low: number, high: number): void {
  // Pairs of neighbours on a rank, by the left one: with two houses, and with one.
  const twoLow = low & (low >>> 1) & NOT_FILE_H
  const twoHigh = high & (high >>> 1) & NOT_FILE_H
  const oneLow = (low ^ (low >>> 1)) & NOT_FILE_H
  const oneHigh = (high ^ (high >>> 1)) & NOT_FILE_H
  const threeLow = (twoLow & ((oneLow >>> 8) | (oneHigh << 24))) | (oneLow & ((twoLow >>> 8) | (twoHigh << 24)))
  const threeHigh = (twoHigh & (oneHigh >>> 8)) | (oneHigh & (twoHigh >>> 8))
  const wideLow = threeLow | (threeLow << 1)
  const wideHigh = threeHigh | (threeHigh << 1)
  due.towersLow = wideLow | (wideLow << 8)
  due.towersHigh = wideHigh | (wideHigh << 8) | (wideLow >>> 24)
}

/** The most parks of one turn, P-5.4. */
export const MOST_PARKS = 8

export const towersDue = (): number => countBits(due.towersLow) + countBits(due.towersHigh)
export const parksDue = (): number => countBits(due.parksLow) + countBits(due.parksHigh)

import { type Cell, countBits } from '@masterplan/kernel/square'
import type { State } from './board.ts'
import { lowestBit } from './geometry.ts'
import { PLOT, WORD } from './layout.ts'
import { hitCell, lineHits, squareHits } from './rules.ts'

/** What a house would force, as sets of cells. One shared record: read it before the next question. */
export const due = {
  parksLow: 0, // line cells, P-5.1; with a tower on it, a cell needs no park, P-7.6
  parksHigh: 0,
  towersLow: 0, // square cells, P-7.2
  towersHigh: 0,
}

/** The same hits that `play` builds on, looked at before the house is built. */
export function findDue({ words, fixed }: State, cell: Cell): void {
  due.parksLow = 0
  due.parksHigh = 0
  due.towersLow = 0
  due.towersHigh = 0
  const lines = lineHits(words, cell)
  const squares = words[WORD.TOWERS_LEFT] === 0 ? 0 : squareHits(words, cell)
  const towers = fixed.towerWins ? squares : squares & ~lines // P-7.6
  for (let hits = lines | squares; hits !== 0; hits &= hits - 1) {
    const bit = lowestBit(hits)
    const hit = hitCell(cell, bit)
    if (words[WORD.PLOTS + hit]! >= PLOT.OFF) continue
    const park = (lines >>> bit) & 1
    const tower = (towers >>> bit) & 1
    if (hit < 32) {
      due.parksLow |= park << hit
      due.towersLow |= tower << hit
    } else {
      due.parksHigh |= park << hit
      due.towersHigh |= tower << hit
    }
  }
}

export const towersDue = (): number => countBits(due.towersLow) + countBits(due.towersHigh)
export const parksDue = (): number => countBits(due.parksLow) + countBits(due.parksHigh)

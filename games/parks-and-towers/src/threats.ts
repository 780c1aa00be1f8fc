import { type Cell, countBits } from '@masterplan/kernel/square'
import { FALLING_FROM, FILES_FROM, RISING_FROM, type State } from './board.ts'
import { COMPLETES, FOURTHS, HIT_CELL, NINE_STEPS } from './geometry.ts'

/** What a house would force, as sets of cells. One shared record: read it before the next question. */
export const due = {
  parksLow: 0, // line cells, P-5.1
  parksHigh: 0,
  towersLow: 0, // square cells, P-7.2, as far as they may get a tower, P-7.6
  towersHigh: 0,
}

/** Looks only at the four lines and four squares through the house on `cell`, before or after it is built. */
export function findDue(state: State, cell: Cell): void {
  const { lines, emptyLow, emptyHigh } = state
  const file = cell & 7
  const rank = cell >> 3
  const row = lines[rank + 1]!

  let low = 0
  let high = 0
  let hits =
    COMPLETES[((row << 3) >> file) & 127]! |
    (COMPLETES[((lines[FILES_FROM + file]! << 3) >> rank) & 127]! << 8) |
    (COMPLETES[((lines[RISING_FROM + 7 + rank - file]! << 3) >> file) & 127]! << 16) |
    (COMPLETES[((lines[FALLING_FROM + rank + file]! << 3) >> file) & 127]! << 24)
  for (; hits !== 0; hits &= hits - 1) {
    const hit = HIT_CELL[(cell << 5) | (31 - Math.clz32(hits & -hits))]!
    if (hit < 32) low |= 1 << hit
    else if (hit < 64) high |= 1 << hit
  }
  low &= emptyLow
  high &= emptyHigh
  due.parksLow = low
  due.parksHigh = high

  due.towersLow = 0
  due.towersHigh = 0
  if (state.towersLeft === 0) return // P-7.8
  const nine =
    (((lines[rank]! << 1) >> file) & 7) |
    ((((row << 1) >> file) & 7) << 3) |
    ((((lines[rank + 2]! << 1) >> file) & 7) << 6)
  let fourths = FOURTHS[nine]!
  if (fourths === 0) return
  let towersLow = 0
  let towersHigh = 0
  for (; fourths !== 0; fourths &= fourths - 1) {
    const fourth = cell + NINE_STEPS[31 - Math.clz32(fourths & -fourths)]!
    if (fourth < 32) towersLow |= 1 << fourth
    else towersHigh |= 1 << fourth
  }
  towersLow &= emptyLow
  towersHigh &= emptyHigh
  if (!state.fixed.towerWins) {
    towersLow &= ~low
    towersHigh &= ~high
  }
  due.towersLow = towersLow
  due.towersHigh = towersHigh
}

export const towersDue = (): number => countBits(due.towersLow) + countBits(due.towersHigh)
export const parksDue = (): number => countBits(due.parksLow) + countBits(due.parksHigh)

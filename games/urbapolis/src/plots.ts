import { type Refused, refused } from '@masterplan/kernel'
import { highWord, lowWord, pairHas } from '@masterplan/kernel/bits'
import { cellName } from '@masterplan/kernel/square'
import type { State } from './state.ts'
import type { Refusal } from './types.ts'

export const isPlot = (state: State, cell: number): boolean => pairHas(state.fixed.low, state.fixed.high, cell)
export const isFree = (state: State, cell: number): boolean => pairHas(state.freeLow, state.freeHigh, cell)
export const notAPlot = (cell: number): Refused<Refusal> => refused('not-a-plot', 'U-GEO-02', { plot: cellName(cell) })

/** U-GEO-09: a plot leaves the free ones when it is claimed, built on or auctioned. */
export function occupy(state: State, cell: number): void {
  state.freeLow &= ~lowWord(cell)
  state.freeHigh &= ~highWord(cell)
  unlist(state, cell, state.beside[cell]!)
}

export function vacate(state: State, cell: number): void {
  state.freeLow |= lowWord(cell)
  state.freeHigh |= highWord(cell)
  enlist(state, cell, state.beside[cell]!)
}

/** Free plots are also listed by the number of buildings beside them, which is what a bid must be a multiple of. */
export function enlist(state: State, cell: number, beside: number): void {
  state.openLow[beside]! |= lowWord(cell)
  state.openHigh[beside]! |= highWord(cell)
}

export function unlist(state: State, cell: number, beside: number): void {
  state.openLow[beside]! &= ~lowWord(cell)
  state.openHigh[beside]! &= ~highWord(cell)
}

/** The disc of a seat on a plot without a building; who held it before loses it. */
export function own(state: State, seat: number, cell: number): void {
  state.owner[cell] = seat + 1
  state.bareCount[seat]!++
  state.bareLow[seat]! |= lowWord(cell)
  state.bareHigh[seat]! |= highWord(cell)
}

export function disown(state: State, seat: number, cell: number): void {
  state.bareCount[seat]!--
  state.bareLow[seat]! &= ~lowWord(cell)
  state.bareHigh[seat]! &= ~highWord(cell)
}

import { type Refused, refused, type Seat } from '@masterplan/kernel'
import { highWord, lowWord, pairHas } from '@masterplan/kernel/bits'
import { addProduct } from '@masterplan/kernel/menu'
import { cellName } from '@masterplan/kernel/square'
import { codeOf, isPrivate } from '../data/tiles.ts'
import { type Menu, PICKS } from '../moves.ts'
import type { Telling } from '../phases.ts'
import { isFree, isPlot, notAPlot, occupy, own } from '../plots.ts'
import { keep } from '../seats.ts'
import type { State } from '../state.ts'
import type { MoveOf, Refusal } from '../types.ts'
import { startRound } from './turns.ts'

/** U-SET-16: any tile of the market with any free plot beside a central building. */
export function fillPicks(state: State, menu: Menu): void {
  const { setupLow, setupHigh } = state.fixed
  addProduct(menu, PICKS, state.marketLow, state.marketHigh, setupLow & state.freeLow, setupHigh & state.freeHigh)
}

export function whyNotPick(state: State, { tile, plot }: MoveOf<'pick'>): Refused<Refusal> {
  if (!isPrivate(tile) || !pairHas(state.marketLow, state.marketHigh, tile)) {
    return refused('not-in-market', 'U-SET-16', { tile: codeOf(tile) })
  }
  if (!isPlot(state, plot)) return notAPlot(plot)
  if (!isFree(state, plot)) return refused('plot-not-free', 'U-SET-16', { plot: cellName(plot) })
  return refused('not-central', 'U-SET-16', { plot: cellName(plot) })
}

/** U-SET-16 to U-SET-18: a tile and a plot, for nothing. */
export function pick(state: State, seat: number, { tile, plot }: MoveOf<'pick'>, tell: Telling): void {
  state.marketLow &= ~lowWord(tile)
  state.marketHigh &= ~highWord(tile)
  keep(state, seat, tile)
  occupy(state, plot)
  own(state, seat, plot)
  tell?.('everyone', { kind: 'picked', seat: seat as Seat, tile: codeOf(tile), plot: cellName(plot) })
  if (state.place === 0) startRound(state, tell)
  else state.seat = state.order[--state.place]!
}

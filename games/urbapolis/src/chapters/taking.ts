import { type Refused, refused, type Seat } from '@masterplan/kernel'
import { highWord, lowWord, pairHas } from '@masterplan/kernel/bits'
import { addPair } from '@masterplan/kernel/menu'
import { OBSOLETE_COINS } from '../data/numbers.ts'
import { codeOf, isPrivate } from '../data/tiles.ts'
import type { Menu, MoveTable } from '../moves.ts'
import type { Telling } from '../phases.ts'
import { keep, placeWorkers, tooDear } from '../seats.ts'
import type { State } from '../state.ts'
import type { Refusal, Tile } from '../types.ts'
import { endTurn } from './turns.ts'

/** U-TIL-01, U-TIL-02: the market and the obsolete row; also for a draft (U-FX-05), which is another table of moves. */
export function fillOffered(state: State, table: MoveTable, menu: Menu): void {
  addPair(menu, table, 0, state.marketLow | state.obsoleteLow, state.marketHigh | state.obsoleteHigh)
}

function isOffered(state: State, tile: Tile): boolean {
  const low = state.marketLow | state.obsoleteLow
  const high = state.marketHigh | state.obsoleteHigh
  return isPrivate(tile) && pairHas(low, high, tile)
}

export function whyNotTake(state: State, seat: number, tile: Tile): Refused<Refusal> {
  return isOffered(state, tile) ? tooDear(state, seat, 1, 0) : notOffered(tile)
}

export const notOffered = (tile: Tile): Refused<Refusal> => refused('not-in-market', 'U-TIL-01', { tile: codeOf(tile) })

export function take(state: State, seat: number, tile: Tile, tell: Telling): void {
  placeWorkers(state, seat, 1)
  takeFree(state, seat, tile, tell)
  endTurn(state, tell)
}

/** U-TIL-02: into the hand; the coin on an obsolete tile comes with it. */
export function takeFree(state: State, seat: number, tile: Tile, tell: Telling): void {
  const coins = pairHas(state.obsoleteLow, state.obsoleteHigh, tile) ? OBSOLETE_COINS : 0
  const low = ~lowWord(tile)
  const high = ~highWord(tile)
  state.marketLow &= low
  state.marketHigh &= high
  state.obsoleteLow &= low
  state.obsoleteHigh &= high
  state.coins[seat]! += coins
  keep(state, seat, tile)
  tell?.('everyone', { kind: 'took', seat: seat as Seat, tile: codeOf(tile), coins })
}

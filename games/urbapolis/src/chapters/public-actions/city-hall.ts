import { type Refused, refused, type Seat } from '@masterplan/kernel'
import { lowestBit } from '@masterplan/kernel/bits'
import { addPair } from '@masterplan/kernel/menu'
import { cellName } from '@masterplan/kernel/square'
import { BARE_LIMIT, CITY_HALL_COINS, CITY_HALL_WORKERS } from '../../data/numbers.ts'
import { CITY_HALL } from '../../data/tiles.ts'
import { EXPROPRIATIONS, type Menu } from '../../moves.ts'
import type { Telling } from '../../phases.ts'
import { disown, isPlot, notAPlot, own } from '../../plots.ts'
import { tooDear } from '../../seats.ts'
import type { State } from '../../state.ts'
import type { Cell, Refusal } from '../../types.ts'
import { endTurn } from '../turns.ts'
import { isAvailable, use, whyNotAvailable } from './use.ts'

/** U-PBA-23: four coins for each building beside the plot, at least four. */
export const expropriationPrice = (state: State, cell: Cell): number =>
  CITY_HALL_COINS * Math.max(1, state.beside[cell]!)

/** U-PBA-19, U-PBA-23: the empty plots of the others, as far as they can be paid. */
export function fillExpropriations(state: State, seat: number, unused: number, menu: Menu): void {
  if (!isAvailable(unused, CITY_HALL)) return
  if (state.free[seat]! < CITY_HALL_WORKERS || state.coins[seat]! < CITY_HALL_COINS) return
  if (state.bareCount[seat]! >= BARE_LIMIT) return
  for (let rival = 0; rival < state.fixed.players; rival++) {
    if (rival !== seat && state.bareCount[rival] !== 0) fillPlotsOf(state, seat, rival, menu)
  }
}

function fillPlotsOf(state: State, seat: number, rival: number, menu: Menu): void {
  const coins = state.coins[seat]!
  let low = state.bareLow[rival]!
  let high = state.bareHigh[rival]!
  for (let word = low; word !== 0; word &= word - 1) {
    if (expropriationPrice(state, lowestBit(word)) > coins) low &= ~(word & -word)
  }
  for (let word = high; word !== 0; word &= word - 1) {
    if (expropriationPrice(state, 32 + lowestBit(word)) > coins) high &= ~(word & -word)
  }
  addPair(menu, EXPROPRIATIONS, 0, low, high)
}

export function whyNotExpropriate(state: State, seat: number, plot: Cell): Refused<Refusal> {
  if (!isPlot(state, plot)) return notAPlot(plot)
  const owner = state.owner[plot]!
  if (owner === 0 || owner === seat + 1 || state.building[plot] !== 0) {
    return refused('not-a-rivals-plot', 'U-PBA-19', { plot: cellName(plot) })
  }
  const no = whyNotAvailable(state, CITY_HALL)
  if (no !== undefined) return no
  const coins = expropriationPrice(state, plot)
  const canPay = state.free[seat]! >= CITY_HALL_WORKERS && state.coins[seat]! >= coins
  return canPay ? refused('two-empty-plots', 'U-LIM-02') : tooDear(state, seat, CITY_HALL_WORKERS, coins)
}

export function expropriate(state: State, seat: number, plot: Cell, tell: Telling): void {
  const coins = expropriationPrice(state, plot)
  const rival = state.owner[plot]! - 1
  use(state, seat, CITY_HALL, CITY_HALL_WORKERS, coins)
  state.coins[rival]! += coins
  disown(state, rival, plot)
  own(state, seat, plot)
  tell?.('everyone', { kind: 'expropriated', seat: seat as Seat, plot: cellName(plot), from: rival as Seat, coins })
  endTurn(state, tell)
}

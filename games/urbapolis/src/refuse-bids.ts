import { refused } from '@masterplan/kernel'
import { pairHas } from '@masterplan/kernel/bits'
import { cellName } from '@masterplan/kernel/square'
import { codeOf, FIRST_LATER, isLater, isPrivate } from './data/tiles.ts'
import type { No } from './refuse.ts'
import type { State } from './state.ts'
import { BARE_LIMIT, FOR_PLOT, FOR_PUBLIC, slotOf } from './table.ts'

const SEATS = 4

export const isPlot = (state: State, cell: number): boolean => pairHas(state.fixed.low, state.fixed.high, cell)
export const isFree = (state: State, cell: number): boolean => pairHas(state.freeLow, state.freeHigh, cell)
export const notAPlot = (cell: number): No => refused('not-a-plot', 'U-GEO-02', { plot: cellName(cell) })

/** U-GEN-06: what is not free at this moment cannot be paid. */
export function refuseCost(state: State, seat: number, workers: number, coins: number): No {
  const [free, purse] = [state.free[seat]!, state.coins[seat]!]
  if (workers > free) return refused('too-few-workers', 'U-GEN-06', { needed: workers, free })
  return coins > purse ? refused('too-few-coins', 'U-GEN-06', { needed: coins, coins: purse }) : undefined
}

export function refuseBid(state: State, seat: number, plot: number, coins: number): No {
  if (!isPlot(state, plot)) return notAPlot(plot)
  if (state.bareCount[seat]! >= BARE_LIMIT) return refused('two-empty-plots', 'U-AUC-17')
  const slot = slotOf(state, FOR_PLOT, plot)
  return slot < 0 ? refuseOpening(state, seat, plot, coins) : refuseRaise(state, seat, slot, coins)
}

/** U-AUC-01 to U-AUC-04. */
function refuseOpening(state: State, seat: number, plot: number, coins: number): No {
  const base = state.beside[plot]!
  if (!isFree(state, plot)) return refused('plot-not-free', 'U-AUC-01', { plot: cellName(plot) })
  if (base === 0) return refused('no-neighbour', 'U-AUC-01', { plot: cellName(plot) })
  if (coins < base || coins % base !== 0) return refused('not-a-multiple', 'U-AUC-03', { coins, base })
  return refuseCost(state, seat, 1, coins)
}

/** U-AUC-05 to U-AUC-09. */
function refuseRaise(state: State, seat: number, slot: number, coins: number): No {
  const [base, highest] = [state.ledBase[slot]!, state.ledBid[slot]!]
  const stake = state.stakes[slot * SEATS + seat]!
  if (coins <= highest) return refused('bid-too-low', 'U-AUC-05', { bid: coins, highest })
  if (coins % base !== 0) return refused('not-a-multiple', 'U-AUC-05', { coins, base })
  return refuseCost(state, seat, stake === 0 ? 1 : 0, coins - stake)
}

/** U-TIL-01, U-TIL-02; a draft (U-FX-05) is the same without a worker. */
export function refuseTake(state: State, seat: number, tile: number, workers: number): No {
  const low = state.marketLow | state.obsoleteLow
  const high = state.marketHigh | state.obsoleteHigh
  if (!isPrivate(tile) || !pairHas(low, high, tile)) return refused('not-in-market', 'U-TIL-01', { tile: codeOf(tile) })
  return refuseCost(state, seat, workers, 0)
}

/** U-TND-01 to U-TND-04. */
export function refuseTender(state: State, seat: number, tile: number, workers: number): No {
  const later = tile - FIRST_LATER
  if (!isLater(tile) || ((state.publics >>> later) & 1) === 0) {
    return refused('not-in-market', 'U-TND-01', { tile: codeOf(tile) })
  }
  const slot = slotOf(state, FOR_PUBLIC, later)
  const highest = slot < 0 ? 0 : state.ledBid[slot]!
  const stake = slot < 0 ? 0 : state.stakes[slot * SEATS + seat]!
  if (workers <= highest) return refused('bid-too-low', 'U-TND-02', { bid: workers, highest })
  return refuseCost(state, seat, workers - stake, 0)
}

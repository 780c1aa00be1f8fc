import { type Refused, refused, type Seat } from '@masterplan/kernel'
import { addMultiples, addSteps } from '@masterplan/kernel/menu'
import { cellName } from '@masterplan/kernel/square'
import { BARE_LIMIT } from '../data/numbers.ts'
import { BID_STEP, BIDS, growBids, type Menu } from '../moves.ts'
import type { Telling } from '../phases.ts'
import { isFree, isPlot, notAPlot, occupy } from '../plots.ts'
import { placeWorkers, tooDear } from '../seats.ts'
import type { State } from '../state.ts'
import type { MoveOf, Refusal } from '../types.ts'
import { FOR_PLOT, openSlot, slotOf, stakeIn, takeOver } from './leads.ts'
import { endTurn } from './turns.ts'

const SEATS = 4
const MOST_BESIDE = 8

/** U-AUC-05 to U-AUC-09: higher multiples of the base in running auctions, paid as far as they are new. */
export function fillRaises(state: State, seat: number, menu: Menu): void {
  if (state.bareCount[seat]! >= BARE_LIMIT) return
  for (let slot = 0; slot < SEATS; slot++) {
    if (state.ledKind[slot] !== FOR_PLOT) continue
    const stake = state.stakes[slot * SEATS + seat]!
    if (stake === 0 && state.free[seat] === 0) continue
    const highest = state.ledBid[slot]!
    const more = state.coins[seat]! + stake - highest
    if (more <= 0) continue
    const base = state.ledBase[slot]!
    growBids(highest + more)
    addSteps(menu, BIDS, (highest + base) * BID_STEP + state.ledThing[slot]!, base * BID_STEP, (more / base) | 0)
  }
}

/** U-AUC-01 to U-AUC-04: on each free plot with neighbours, every multiple that can be paid; it takes a free worker. */
export function fillOpenings(state: State, seat: number, menu: Menu): void {
  if (state.bareCount[seat]! >= BARE_LIMIT) return
  const { openLow, openHigh } = state
  const coins = state.coins[seat]!
  growBids(coins)
  for (let base = 1; base <= MOST_BESIDE; base++) {
    const low = openLow[base]!
    const high = openHigh[base]!
    if ((low | high) !== 0) addMultiples(menu, BIDS, low, high, base * BID_STEP, (coins / base) | 0)
  }
}

export function whyNotBid(state: State, seat: number, { plot, coins }: MoveOf<'bid'>): Refused<Refusal> {
  if (!isPlot(state, plot)) return notAPlot(plot)
  if (state.bareCount[seat]! >= BARE_LIMIT) return refused('two-empty-plots', 'U-AUC-17')
  const slot = slotOf(state, FOR_PLOT, plot)
  return slot < 0 ? whyNotOpening(state, seat, plot, coins) : whyNotRaise(state, seat, slot, coins)
}

function whyNotOpening(state: State, seat: number, plot: number, coins: number): Refused<Refusal> {
  const base = state.beside[plot]!
  if (!isFree(state, plot)) return refused('plot-not-free', 'U-AUC-01', { plot: cellName(plot) })
  if (base === 0) return refused('no-neighbour', 'U-AUC-01', { plot: cellName(plot) })
  if (coins < base || coins % base !== 0) return refused('not-a-multiple', 'U-AUC-03', { coins, base })
  return tooDear(state, seat, 1, coins)
}

function whyNotRaise(state: State, seat: number, slot: number, coins: number): Refused<Refusal> {
  const [base, highest] = [state.ledBase[slot]!, state.ledBid[slot]!]
  const stake = state.stakes[slot * SEATS + seat]!
  if (coins <= highest) return refused('bid-too-low', 'U-AUC-05', { bid: coins, highest })
  if (coins % base !== 0) return refused('not-a-multiple', 'U-AUC-05', { coins, base })
  return tooDear(state, seat, stake === 0 ? 1 : 0, coins - stake)
}

/** U-AUC-04 to U-AUC-08: a bid for a plot, the first or a higher one; only what is new is paid. */
export function bid(state: State, seat: number, { plot, coins }: MoveOf<'bid'>, tell: Telling): void {
  const slot = slotOf(state, FOR_PLOT, plot)
  const before = stakeIn(state, slot, seat)
  if (before === 0) placeWorkers(state, seat, 1)
  state.coins[seat]! -= coins - before
  if (slot < 0) {
    occupy(state, plot)
    openSlot(state, seat, FOR_PLOT, plot)
    state.ledBase[seat] = state.beside[plot]! // U-AUC-06: fixed from now on
  } else takeOver(state, seat, slot)
  state.ledBid[seat] = coins
  state.stakes[seat * SEATS + seat] = coins
  tell?.('everyone', { kind: 'bid', seat: seat as Seat, plot: cellName(plot), coins })
  endTurn(state, tell)
}

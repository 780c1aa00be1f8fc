import type { Seat } from '@masterplan/kernel'
import { cellName } from '@masterplan/kernel/square'
import { codeOf, FIRST_LATER } from '../data/tiles.ts'
import type { State } from '../state.ts'
import { FOR_PLOT, FOR_PUBLIC, NO_AUCTION, occupy, own, placeWorkers, slotOf, type Telling, vacate } from '../table.ts'

const SEATS = 4

/** U-AUC-04 to U-AUC-08: a bid for a plot, the first or a higher one; only what is new is paid. */
export function bid(state: State, seat: number, cell: number, coins: number): void {
  const slot = slotOf(state, FOR_PLOT, cell)
  const before = slot < 0 ? 0 : state.stakes[slot * SEATS + seat]!
  if (before === 0) placeWorkers(state, seat, 1)
  state.coins[seat]! -= coins - before
  if (slot < 0) {
    occupy(state, cell)
    open(state, seat, FOR_PLOT, cell)
    state.ledBase[seat] = state.beside[cell]! // U-AUC-06: fixed from now on
  } else moveTo(state, seat, slot)
  state.ledBid[seat] = coins
  state.stakes[seat * SEATS + seat] = coins
}

/** U-TND-01 to U-TND-03: the same with workers, for a public building. */
export function tender(state: State, seat: number, later: number, workers: number): void {
  const slot = slotOf(state, FOR_PUBLIC, later)
  const before = slot < 0 ? 0 : state.stakes[slot * SEATS + seat]!
  placeWorkers(state, seat, workers - before)
  if (slot < 0) open(state, seat, FOR_PUBLIC, later)
  else moveTo(state, seat, slot)
  state.ledBid[seat] = workers
  state.stakes[seat * SEATS + seat] = workers
}

function open(state: State, seat: number, kind: number, thing: number): void {
  state.ledKind[seat] = kind
  state.ledThing[seat] = thing
  for (let bidder = 0; bidder < SEATS; bidder++) state.stakes[seat * SEATS + bidder] = 0
}

/** An auction lies in its leader's slot: who bids more takes it over. */
function moveTo(state: State, seat: number, slot: number): void {
  state.ledKind[seat] = state.ledKind[slot]!
  state.ledThing[seat] = state.ledThing[slot]!
  state.ledBase[seat] = state.ledBase[slot]!
  for (let bidder = 0; bidder < SEATS; bidder++) {
    state.stakes[seat * SEATS + bidder] = state.stakes[slot * SEATS + bidder]!
  }
  clear(state, slot)
}

function clear(state: State, slot: number): void {
  state.ledKind[slot] = NO_AUCTION
  state.ledThing[slot] = 0
  state.ledBase[slot] = 0
  state.ledBid[slot] = 0
  for (let bidder = 0; bidder < SEATS; bidder++) state.stakes[slot * SEATS + bidder] = 0
}

/** U-AUC-10 to U-AUC-13, U-TND-06, U-TND-07: what a seat still leads when its turn starts is won. */
export function collect(state: State, seat: number, tell: Telling): void {
  const kind = state.ledKind[seat]!
  if (kind === NO_AUCTION) return
  const thing = state.ledThing[seat]!
  const price = state.ledBid[seat]!
  giveBack(state, seat, seat)
  clear(state, seat)
  if (kind === FOR_PLOT) {
    own(state, seat, thing)
    tell?.('everyone', { kind: 'won-plot', seat: seat as Seat, plot: cellName(thing), coins: price })
  } else {
    state.publics &= ~(1 << thing)
    state.handPublic[seat]! |= 1 << thing
    tell?.('everyone', { kind: 'won-tender', seat: seat as Seat, tile: codeOf(FIRST_LATER + thing), workers: price })
  }
}

/** Everybody but the winner gets the stake back at once, passed or not. Nobody wins with `winner` -1. */
function giveBack(state: State, slot: number, winner: number): void {
  const plot = state.ledKind[slot] === FOR_PLOT
  for (let bidder = 0; bidder < SEATS; bidder++) {
    const stake = state.stakes[slot * SEATS + bidder]!
    if (stake === 0 || bidder === winner) continue
    if (plot) state.coins[bidder]! += stake
    placeWorkers(state, bidder, plot ? -1 : -stake)
  }
}

/** U-END-06: auctions still open at the end are cancelled. */
export function cancelAll(state: State): void {
  for (let slot = 0; slot < SEATS; slot++) {
    if (state.ledKind[slot] === NO_AUCTION) continue
    giveBack(state, slot, -1)
    if (state.ledKind[slot] === FOR_PLOT) vacate(state, state.ledThing[slot]!)
    clear(state, slot)
  }
}

import type { Seat } from '@masterplan/kernel'
import { cellName } from '@masterplan/kernel/square'
import { codeOf, FIRST_LATER } from '../data/tiles.ts'
import type { Telling } from '../phases.ts'
import { own } from '../plots.ts'
import { placeWorkers } from '../seats.ts'
import type { State } from '../state.ts'

/** What plot auctions and tenders have in common: a leader, a slot, stakes, a win and the way back. */
const SEATS = 4
export const NO_AUCTION = 0
export const FOR_PLOT = 1
export const FOR_PUBLIC = 2

/** Which slot holds the auction of a thing; -1 when there is none. */
export function slotOf(state: State, kind: number, thing: number): number {
  for (let slot = 0; slot < SEATS; slot++) {
    if (state.ledKind[slot] === kind && state.ledThing[slot] === thing) return slot
  }
  return -1
}

/** What a seat has in an auction; nothing where there is none. */
export const stakeIn = (state: State, slot: number, seat: number): number =>
  slot < 0 ? 0 : state.stakes[slot * SEATS + seat]!

export function openSlot(state: State, seat: number, kind: number, thing: number): void {
  state.ledKind[seat] = kind
  state.ledThing[seat] = thing
  for (let bidder = 0; bidder < SEATS; bidder++) state.stakes[seat * SEATS + bidder] = 0
}

/** An auction lies in its leader's slot: who bids more takes it over. */
export function takeOver(state: State, seat: number, slot: number): void {
  state.ledKind[seat] = state.ledKind[slot]!
  state.ledThing[seat] = state.ledThing[slot]!
  state.ledBase[seat] = state.ledBase[slot]!
  for (let bidder = 0; bidder < SEATS; bidder++) {
    state.stakes[seat * SEATS + bidder] = state.stakes[slot * SEATS + bidder]!
  }
  clearSlot(state, slot)
}

function clearSlot(state: State, slot: number): void {
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
  clearSlot(state, seat)
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

/** U-END-06: tenders still open at the end are cancelled. No plot is in an auction then: it would be empty (U-END-01). */
export function cancelAll(state: State): void {
  for (let slot = 0; slot < SEATS; slot++) {
    if (state.ledKind[slot] === NO_AUCTION) continue
    giveBack(state, slot, -1)
    clearSlot(state, slot)
  }
}

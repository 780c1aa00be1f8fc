import { type Refused, refused, type Seat } from '@masterplan/kernel'
import { addMultiples, addSteps } from '@masterplan/kernel/menu'
import { codeOf, FIRST_LATER, isLater } from '../data/tiles.ts'
import { type Menu, TENDER_STEP, TENDERS } from '../moves.ts'
import type { Telling } from '../phases.ts'
import { placeWorkers, tooDear } from '../seats.ts'
import type { State } from '../state.ts'
import type { MoveOf, Refusal } from '../types.ts'
import { FOR_PUBLIC, openSlot, slotOf, stakeIn, takeOver } from './leads.ts'
import { endTurn } from './turns.ts'

const SEATS = 4

/** U-TND-01 to U-TND-03: any number of free workers on a tile without bids, more than the highest bid on the others. */
export function fillTenders(state: State, seat: number, menu: Menu): void {
  const { publics } = state
  if (publics === 0) return
  const free = state.free[seat]!
  let unbid = publics
  for (let slot = 0; slot < SEATS; slot++) {
    if (state.ledKind[slot] === FOR_PUBLIC) unbid &= ~(1 << state.ledThing[slot]!)
  }
  addMultiples(menu, TENDERS, unbid, 0, TENDER_STEP, free)
  if (unbid === publics) return
  for (let slot = 0; slot < SEATS; slot++) {
    if (state.ledKind[slot] !== FOR_PUBLIC) continue
    const highest = state.ledBid[slot]!
    const more = free + state.stakes[slot * SEATS + seat]! - highest
    addSteps(menu, TENDERS, (highest + 1) * TENDER_STEP + state.ledThing[slot]!, TENDER_STEP, more)
  }
}

export function whyNotTender(state: State, seat: number, { tile, workers }: MoveOf<'tender'>): Refused<Refusal> {
  const later = tile - FIRST_LATER
  if (!isLater(tile) || ((state.publics >>> later) & 1) === 0) {
    return refused('not-in-market', 'U-TND-01', { tile: codeOf(tile) })
  }
  const slot = slotOf(state, FOR_PUBLIC, later)
  const highest = slot < 0 ? 0 : state.ledBid[slot]!
  if (workers <= highest) return refused('bid-too-low', 'U-TND-02', { bid: workers, highest })
  return tooDear(state, seat, workers - stakeIn(state, slot, seat), 0)
}

/** U-TND-01 to U-TND-04: as with a plot, but with workers. */
export function tender(state: State, seat: number, { tile, workers }: MoveOf<'tender'>, tell: Telling): void {
  const later = tile - FIRST_LATER
  const slot = slotOf(state, FOR_PUBLIC, later)
  placeWorkers(state, seat, workers - stakeIn(state, slot, seat))
  if (slot < 0) openSlot(state, seat, FOR_PUBLIC, later)
  else takeOver(state, seat, slot)
  state.ledBid[seat] = workers
  state.stakes[seat * SEATS + seat] = workers
  tell?.('everyone', { kind: 'tendered', seat: seat as Seat, tile: codeOf(tile), workers })
  endTurn(state, tell)
}

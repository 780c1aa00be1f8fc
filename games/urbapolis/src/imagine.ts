import type { Random } from '@masterplan/kernel'
import { countPair, highWord, lowWord } from '@masterplan/kernel/bits'
import { readCell } from '@masterplan/kernel/square'
import { FOR_PLOT, FOR_PUBLIC } from './chapters/leads.ts'
import { pave, raise, setTotal } from './chapters/levels.ts'
import { markUsed } from './chapters/public-actions/use.ts'
import { dealClosedHands } from './closed-hands.ts'
import { FIRST_LATER, FIRST_START, isPrivate, tileOf } from './data/tiles.ts'
import { readBorder } from './geometry.ts'
import { occupy, own } from './plots.ts'
import { keep } from './seats.ts'
import { startOn } from './setup.ts'
import type { State } from './state.ts'
import { FAMILIES, PHASES, type View } from './types.ts'

/** The table as a viewer sees it; with closed hands, the others hold what they might have taken. */
export function imagine(view: View, random: Random): State {
  const state = startOn(view.scenario, view)
  setFlow(state, view)
  setMap(state, view)
  setAuctions(state, view)
  setMarket(state, view)
  setSeats(state, view)
  setPile(state, view)
  if (view.pile.kind === 'closed') dealClosedHands(state, view, random)
  return state
}

const cellOf = (name: string): number => readCell(name)!
const numberOf = (code: string): number => tileOf(code)!
const laterWord = (tiles: readonly string[]): number =>
  tiles.reduce((word, code) => word | (1 << (numberOf(code) - FIRST_LATER)), 0)

function setFlow(state: State, view: View): void {
  state.phase = PHASES.indexOf(view.phase)
  state.round = view.round
  state.ending = view.ending ? 1 : 0
  state.order.set(view.order)
  state.future.set(view.future)
  state.futureCount = view.future.length
  state.passed = view.passed.reduce<number>((word, seat) => word | (1 << seat), 0)
  state.toDraw = view.drawing
  if (view.seat !== null) {
    state.seat = view.seat
    state.place = view.order.indexOf(view.seat)
  } else if (view.phase === 'disc') state.place = view.order.length
  if (view.boosted !== null) {
    state.lifts = view.boosted.plots.length
    state.liftFamily = FAMILIES.indexOf(view.boosted.family)
    for (const name of view.boosted.plots) {
      state.liftedLow |= lowWord(cellOf(name))
      state.liftedHigh |= highWord(cellOf(name))
    }
  }
  if (view.site !== null) state.site = cellOf(view.site)
}

/** Buildings rise one after the other; totals are then set as seen, because a marker's place depends on history. */
function setMap(state: State, view: View): void {
  for (const { plot, owner, building } of view.plots) {
    if (owner === null) continue
    occupy(state, cellOf(plot))
    if (building === null) own(state, owner, cellOf(plot))
  }
  for (const { border, road } of view.roads) pave(state, road, readBorder(border)!)
  for (const { plot, owner, building, boosts } of view.plots) {
    if (owner === null || building === null) continue
    raise(state, owner, numberOf(building), cellOf(plot))
    state.boosts[cellOf(plot)] = boosts
  }
  for (const { plot, total } of view.plots) if (total !== null) setTotal(state, cellOf(plot), total)
  state.streets = view.streets
  state.boulevards = view.boulevards
}

function setAuctions(state: State, view: View): void {
  for (const auction of view.auctions) {
    const slot = auction.leader
    state.ledBid[slot] = auction.bid
    state.stakes.set(auction.stakes, slot * 4)
    if (auction.kind === 'plot') {
      state.ledKind[slot] = FOR_PLOT
      state.ledThing[slot] = cellOf(auction.plot)
      state.ledBase[slot] = auction.base
      occupy(state, cellOf(auction.plot))
    } else {
      state.ledKind[slot] = FOR_PUBLIC
      state.ledThing[slot] = numberOf(auction.tile) - FIRST_LATER
    }
  }
}

function setMarket(state: State, view: View): void {
  for (const code of view.market) {
    state.marketLow |= lowWord(numberOf(code))
    state.marketHigh |= highWord(numberOf(code))
  }
  for (const code of view.obsolete) {
    state.obsoleteLow |= lowWord(numberOf(code))
    state.obsoleteHigh |= highWord(numberOf(code))
  }
  state.publics = laterWord(view.publics)
  view.reserved.forEach((tiles, slot) => {
    state.slots[slot] = laterWord(tiles)
  })
  for (const { building, usedBy } of view.actions) {
    if (usedBy === null) continue
    markUsed(state, usedBy, numberOf(building) - FIRST_START)
  }
}

function setSeats(state: State, view: View): void {
  for (const each of view.seats) {
    const { seat, hand } = each
    state.coins[seat] = each.coins
    state.free[seat] = each.free
    state.placed[seat] = each.placed
    state.team[seat] = each.team
    state.temps[seat] = each.temps
    state.hired[seat] = each.hired
    state.tokens[seat] = each.tokens
    if (hand.kind === 'closed') continue
    for (const tile of hand.tiles.map(numberOf)) {
      if (isPrivate(tile)) keep(state, seat, tile)
      else state.handPublic[seat]! |= 1 << (tile - FIRST_LATER)
    }
  }
}

function setPile(state: State, { scenario, pile, phase }: View): void {
  const [top, middle, bottom] = scenario.piles
  state.drawn = top + middle + bottom - pile.left
  state.reservedCount =
    phase === 'reveal' || phase === 'reserve'
      ? state.slots.reduce((count, word) => count + countPair(word, 0), 0)
      : scenario.publics.reduce((count, each) => count + each, 0)
  state.unreserved &= ~state.slots.reduce((word, slot) => word | slot, 0)
  if (pile.kind === 'closed') return
  state.classLeft.set(pile.classes)
  state.unseenLow = 0
  state.unseenHigh = 0
  for (const code of pile.unseen) {
    state.unseenLow |= lowWord(numberOf(code))
    state.unseenHigh |= highWord(numberOf(code))
  }
}

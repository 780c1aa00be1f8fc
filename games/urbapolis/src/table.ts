import type { Seat, Tell } from '@masterplan/kernel'
import { highWord, lowWord } from '@masterplan/kernel/bits'
import { STARTS } from './data/tiles.ts'
import type { State } from './state.ts'
import { type Event, PHASES, type Phase } from './types.ts'

const SEATS = 4
export type Telling = Tell<Event> | undefined

// Phases as numbers, for the fast paths.
const at = (phase: Phase): number => PHASES.indexOf(phase)
export const REVEAL = at('reveal')
export const RESERVE = at('reserve')
export const DISC = at('disc')
export const PICK = at('pick')
export const ACT = at('act')
export const BOOST = at('boost')
export const CLAIM = at('claim')
export const DEMOLISH = at('demolish')
export const STREET = at('street')
export const DRAFT = at('draft')
export const OVER_PHASE = at('over')

export const NO_AUCTION = 0
export const FOR_PLOT = 1
export const FOR_PUBLIC = 2

export const ROUNDS = 5
export const TEAM_LIMIT = 12 // U-LIM-03
export const FIRST_TEAM = 5
export const FIRST_COINS = 15
export const BARE_LIMIT = 2 // U-LIM-01

/** U-UPK-02. */
export const teamOf = (state: State, seat: number): number =>
  Math.min(TEAM_LIMIT, FIRST_TEAM + state.hired[seat]! + state.staff[seat]!)

/** U-PBA-01, U-PBA-04: a starting public building that stands here and was not used this round. */
export const isAvailable = (state: State, start: number): boolean => state.usedBy[start] === 0

export function openActions(state: State): void {
  for (let start = 0; start < STARTS; start++) {
    state.usedBy[start] = ((state.fixed.standing >>> start) & 1) === 1 ? 0 : ABSENT
  }
}
const ABSENT = 255

/** Workers leave the supply and stay where they are put until upkeep. */
export function placeWorkers(state: State, seat: number, workers: number): void {
  state.free[seat]! -= workers
  state.placed[seat]! += workers
}

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
  state.open[beside]!++
  state.openLow[beside]! |= lowWord(cell)
  state.openHigh[beside]! |= highWord(cell)
}

export function unlist(state: State, cell: number, beside: number): void {
  state.open[beside]!--
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

/** Which slot holds the auction of a thing; -1 when there is none. */
export function slotOf(state: State, kind: number, thing: number): number {
  for (let slot = 0; slot < SEATS; slot++) {
    if (state.ledKind[slot] === kind && state.ledThing[slot] === thing) return slot
  }
  return -1
}

export function keep(state: State, seat: number, tile: number): void {
  state.handLow[seat]! |= lowWord(tile)
  state.handHigh[seat]! |= highWord(tile)
}

export function drop(state: State, seat: number, tile: number): void {
  state.handLow[seat]! &= ~lowWord(tile)
  state.handHigh[seat]! &= ~highWord(tile)
}

export const orderOf = (state: State): Seat[] => [...state.order.slice(0, state.fixed.players)] as Seat[]

import { block, one, perCell, perSeat, type Seat, type Tell } from '@masterplan/kernel'
import { type Event, type Options, PHASES, type Phase } from './city.ts'
import type { Scenario } from './data/scenarios.ts'
import type { Ground } from './ground.ts'
import { highBit, lowBit } from './sets.ts'
import { CLASSES, STARTS } from './tiles.ts'

/** What never changes during a match. */
export interface Fixed extends Ground {
  readonly players: number
  readonly options: Options
  readonly scenario: Scenario
  readonly bank: readonly number[] // U-PBA-11: coins for 1, 2 and 3 workers
  readonly marker: boolean // levels as a marker on a track, which forgets what goes beyond its ends
}

const SEATS = 4
const CELLS = 64

/** Everything on the table. Sets of plots or private tiles are a low and a high word, see `sets.ts`. */
export const table = block<Fixed>()({
  phase: one, // place in PHASES
  round: one, // 0 during set-up
  seat: one, // whose turn it is
  place: one, // of that seat in the turn order; during set-up, how far the discs or picks are
  ending: one, // 1 once the last plot was built
  passed: one, // seats, as bits
  drawn: one, // tiles that have left the pile
  toDraw: one, // of the refill that is going on
  reservedCount: one,
  unreserved: one, // later public buildings not yet drawn, as bits
  slots: perCell(4, 'i32'), // those of rounds 2 to 5, as bits
  publics: one, // those on offer, as bits
  marketLow: one,
  marketHigh: one,
  obsoleteLow: one,
  obsoleteHigh: one,
  unseenLow: one, // private tiles never revealed
  unseenHigh: one,
  classLeft: perCell(CLASSES, 'u8'), // tiles in use and not yet revealed, by rank and family

  order: perSeat('u8'),
  future: perSeat('u8'),
  futureCount: one,

  coins: perSeat('i32'),
  free: perSeat('i32'), // workers in supply
  placed: perSeat('i32'),
  team: perSeat('i32'), // permanent workers since the last upkeep
  temps: perSeat('i32'),
  hired: perSeat('i32'),
  staff: perSeat('i32'), // at the current levels
  rent: perSeat('i32'), // income of own public buildings
  tokens: perSeat('i32'),
  handLow: perSeat('i32'),
  handHigh: perSeat('i32'),
  handPublic: perSeat('i32'),
  bareCount: perSeat('i32'), // own plots without a building
  bareLow: perSeat('i32'),
  bareHigh: perSeat('i32'),
  mineLow: perSeat('i32'), // own private buildings
  mineHigh: perSeat('i32'),

  used: one, // starting buildings used this round, as bits
  usedBy: perCell(STARTS, 'u8'), // seat + 1
  streets: one,
  boulevards: one,
  bordersOpen: one,
  borders: perCell(4, 'i32'), // without a road, as a set of 128
  roads: perCell(128, 'u8'), // value of the road on each border

  // Each auction has one leader and nobody leads two (U-AUC-15), so an auction lies in its leader's slot.
  ledKind: perCell(SEATS, 'u8'), // 0 none, 1 plot, 2 tender
  ledThing: perCell(SEATS, 'u8'), // plot, or public building in its own list
  ledBase: perCell(SEATS, 'u8'),
  ledBid: perCell(SEATS, 'i32'),
  stakes: perCell(SEATS * SEATS, 'i32'), // slot by bidder

  empty: one, // plots without a building
  freeLow: one, // plots without building, owner and auction
  freeHigh: one,
  open: perCell(9, 'i32'), // how many free plots have 0 to 8 buildings beside them
  owner: perCell(CELLS, 'u8'), // seat + 1
  building: perCell(CELLS, 'u8'), // tile + 1
  beside: perCell(CELLS, 'u8'), // buildings around it
  total: perCell(CELLS, 'i8'), // of a private building: running total, or the marker's place
  boosts: perCell(CELLS, 'u8'),
  paved: perCell(CELLS, 'u8'), // value of the roads on its sides
  pull: perCell(CELLS * 4, 'i8'), // icons of the buildings around it, by family
  liftLow: one, // private buildings that a boost may lift (U-PBA-22)
  liftHigh: one,
  kinLow: perCell(4, 'i32'), // private buildings by family
  kinHigh: perCell(4, 'i32'),

  site: one, // where the public building stands whose effect is going on
  lifts: one, // buildings boosted by the action that is going on
  liftedLow: one,
  liftedHigh: one,
  liftFamily: one,
})

export type State = ReturnType<typeof table.create>
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
export const isAvailable = (state: State, start: number): boolean =>
  (((state.fixed.standing & ~state.used) >>> start) & 1) === 1

/** Workers leave the supply and stay where they are put until upkeep. */
export function placeWorkers(state: State, seat: number, workers: number): void {
  state.free[seat]! -= workers
  state.placed[seat]! += workers
}

/** U-GEO-09: a plot leaves the free ones when it is claimed, built on or auctioned. */
export function occupy(state: State, cell: number): void {
  state.freeLow &= ~lowBit(cell)
  state.freeHigh &= ~highBit(cell)
  state.open[state.beside[cell]!]!--
}

export function vacate(state: State, cell: number): void {
  state.freeLow |= lowBit(cell)
  state.freeHigh |= highBit(cell)
  state.open[state.beside[cell]!]!++
}

/** The disc of a seat on a plot without a building; whoever held it before loses it. */
export function own(state: State, seat: number, cell: number): void {
  state.owner[cell] = seat + 1
  state.bareCount[seat]!++
  state.bareLow[seat]! |= lowBit(cell)
  state.bareHigh[seat]! |= highBit(cell)
}

export function disown(state: State, seat: number, cell: number): void {
  state.bareCount[seat]!--
  state.bareLow[seat]! &= ~lowBit(cell)
  state.bareHigh[seat]! &= ~highBit(cell)
}

/** Which slot holds the auction of a thing; -1 when there is none. */
export function slotOf(state: State, kind: number, thing: number): number {
  for (let slot = 0; slot < SEATS; slot++) {
    if (state.ledKind[slot] === kind && state.ledThing[slot] === thing) return slot
  }
  return -1
}

export function keep(state: State, seat: number, tile: number): void {
  state.handLow[seat]! |= lowBit(tile)
  state.handHigh[seat]! |= highBit(tile)
}

export function drop(state: State, seat: number, tile: number): void {
  state.handLow[seat]! &= ~lowBit(tile)
  state.handHigh[seat]! &= ~highBit(tile)
}

export const orderOf = (state: State): Seat[] => [...state.order.slice(0, state.fixed.players)] as Seat[]

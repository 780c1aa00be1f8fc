import { block, one, perCell, perSeat } from '@masterplan/kernel'
import type { Scenario } from './data/scenarios.ts'
import { CLASSES, STARTS } from './data/tiles.ts'
import type { Geometry } from './geometry.ts'
import type { Options } from './types.ts'

/** What never changes during a match. */
export interface Fixed extends Geometry {
  readonly rules: string // the version
  readonly players: number
  readonly options: Options
  readonly scenario: Scenario
  readonly bank: readonly number[] // U-PBA-11: coins for 1, 2 and 3 workers
  readonly marker: boolean // levels as a marker on a track, which forgets what goes beyond its ends
}

const SEATS = 4
const CELLS = 64

/** Everything on the table. Sets of plots or private tiles are a low and a high word, see the kernel's `bits.ts`. */
const table = block<Fixed>()({
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

  unused: one, // starting public buildings that stand and were not used this round, as bits
  usedBy: perCell(STARTS, 'u8'), // this round: seat + 1
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
  openLow: perCell(9, 'i32'), // free plots with 0 to 8 buildings beside them
  openHigh: perCell(9, 'i32'),
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

export const { create, copy } = table

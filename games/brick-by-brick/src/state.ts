import { type BlockState, block, one, perCell, perSeat, type Seat } from '@masterplan/kernel'
import { bitsOf } from '@masterplan/kernel/bits'
import { DISPLAY_PLACES } from './data/numbers.ts'
import { positionOf, type Spot, slotOf, spotOf } from './geometry.ts'
import { type Options, PHASES, type Phase, SPACES, type Space } from './types.ts'

/** What never changes in a match. */
export type Fixed = { readonly rules: string; readonly players: number; readonly options: Options }

export const OFF_MAP = 7 // where the hoist waits for the first building (B-SET-07)
export const NO_CARD = 0 // cards are numbered from 1
export const BRAMBLE = 0 // lands are numbered from 1 in the order of LANDS
export const SEATS = 6

const fields = {
  phase: one, // a place in PHASES
  seat: one, // whose turn it is
  round: one,
  turns: one, // finished in this round
  played: one, // one bit for each seat that has had, or has, its turn in this round
  actions: one, // left in this turn, the present one included
  ployPlayed: one,
  hoist: one, // a slot, or OFF_MAP
  working: one, // one bit for each slot where a main action may be taken now
  anchor: one, // the spot used by this action
  claimable: one, // one bit for each display place
  lastRound: one,
  roofs: one,
  deck: one, // one bit for each project: the order does not exist until a card is revealed
  placed: one, // tiles on the map
  rotated: one, // tiles turned
  number: perCell(7, 'u8'), // of the region in each slot
  slot: perCell(8, 'u8'), // of the region with each number
  rotation: perCell(7, 'u8'),
  display: perCell(DISPLAY_PLACES, 'u8'),
  landLeft: perCell(4, 'u8'), // tokens
  // By spot
  land: perCell(SPACES, 'u8'),
  cost: perCell(SPACES, 'u8'),
  owner: perCell(SPACES, 'u8'), // meant only where there are floors
  floors: perCell(SPACES, 'u8'),
  // Sets of spots
  brambles: perCell(2, 'i32'), // those that began as one
  built: perCell(2, 'i32'),
  roofed: perCell(2, 'i32'),
  lands: perCell(2 * 4, 'i32'),
  own: perCell(2 * SEATS, 'i32'),
  open: perCell(2 * SEATS, 'i32'), // own and without roof
  sites: perCell(2, 'i32'), // where a floor may be placed now (B-NEW, B-BLD)
  ruins: perCell(2, 'i32'), // what may be abandoned now (B-ABN)
  // By seat
  purse: perSeat('i32'),
  supply: perSeat('u8'),
  ploys: perSeat('u8'),
  points: perSeat('i32'),
  claims: perSeat('u8'),
  claimed: perSeat('i32'), // one bit for each project
  dealt: perSeat('i32'), // one bit for each mission
  kept: perSeat('i32'),
  held: perCell(7 * SEATS, 'u8'), // floors by slot and seat
} as const

export const stateBlock = block<Fixed>()(fields)
export type State = BlockState<typeof fields, Fixed>

/** Phases as numbers, for states and hot code. */
export const PHASE = {
  tile: 0,
  rotate: 1,
  starter: 2,
  reveal: 3,
  deal: 4,
  keep: 5,
  action: 6,
  claim: 7,
  next: 8,
  over: 9,
} as const satisfies Record<Phase, number>
export const phaseOf = (state: State): Phase => PHASES[state.phase]!

export const spotOfSpace = (state: State, space: Space): Spot => spotOf(state.slot[((space / 7) | 0) + 1]!, space % 7)
export const spaceOfSpot = (state: State, spot: Spot): Space => (state.number[slotOf(spot)]! - 1) * 7 + positionOf(spot)
/** The spaces of a region lie together in tables of moves; this is the first, wherever the region lies. */
export const firstSpaceIn = (state: State, slot: number): Space => (state.number[slot]! - 1) * 7

export const copy = (state: State, into?: State): State => stateBlock.copy(state, into)

/** The first free display place, or DISPLAY_PLACES. */
export function freePlace(state: State): number {
  let place = 0
  while (place < DISPLAY_PLACES && state.display[place] !== NO_CARD) place++
  return place
}

export const seatsIn = (bits: number): Seat[] => bitsOf(bits) as Seat[]

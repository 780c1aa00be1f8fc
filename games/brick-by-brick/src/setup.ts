import { type Seat, seatsOf, type Tell } from '@masterplan/kernel'
import { countBits } from '@masterplan/kernel/bits'
import { beginRound, route } from './chapters/rounds.ts'
import { FIXED_LAYOUT, PRINTED_COST, PRINTED_LAND, TILES } from './data/map.ts'
import { spotOf, turnedPosition } from './geometry.ts'
import { add, bitOf } from './spot-sets.ts'
import { BRAMBLE, NO_CARD, OFF_MAP, PHASE, type State, stateBlock } from './state.ts'
import { type Event, LANDS, MISSION_COUNT, type Options } from './types.ts'

export const DISPLAY_PLACES = 4
const MISSIONS_DEALT = 4

/** B-SET-03: what each player begins with, by number of players. */
const BEGIN: Readonly<
  Record<number, { readonly floors: number; readonly purse: number; readonly starterPurse: number }>
> = {
  2: { floors: 20, purse: 30, starterPurse: 33 },
  3: { floors: 17, purse: 30, starterPurse: 33 },
  4: { floors: 14, purse: 30, starterPurse: 33 },
  5: { floors: 12, purse: 30, starterPurse: 32 },
}

/** B-SET: everything that needs no luck. With the fixed layout or a chosen start player there is less left to draw. */
export function start(players: number, options: Options): State {
  const state = layOut(players, options)
  if (options.layout === 'fixed') {
    for (const number of FIXED_LAYOUT) placeTile(state, number)
    for (const _ of FIXED_LAYOUT) rotateTile(state, 0)
  }
  return state
}

/** All pieces in supply, no tile on the map. */
export function layOut(players: number, options: Options): State {
  const state = stateBlock.create({ players, options })
  const { floors, purse } = BEGIN[players]!
  for (const seat of seatsOf(players)) {
    state.supply[seat] = floors
    state.purse[seat] = purse
    state.ploys[seat] = options.ployTokens
  }
  state.roofs = options.roofs
  state.deck = -1 // all 32 projects
  const brambles = TILES.length
  for (let land = 1; land <= LANDS.length; land++) state.landLeft[land] = options.landTokens === '3' ? 3 : brambles
  state.hoist = OFF_MAP // B-SET-07
  state.phase = PHASE.tile
  return state
}

/** B-SET-02: the next slot gets this tile. */
export function placeTile(state: State, number: number): void {
  state.slot[number] = state.placed
  state.number[state.placed] = number
  state.placed++
  if (state.placed === TILES.length) state.phase = PHASE.rotate
}

/** B-SET-02: the next tile is turned, and its spaces lie where they will stay. */
export function rotateTile(state: State, sixths: number): void {
  const slot = state.rotated
  const tile = 7 * (state.number[slot]! - 1)
  state.rotation[slot] = sixths
  for (let printed = 0; printed < 7; printed++) {
    const spot = spotOf(slot, turnedPosition(printed, sixths))
    const land = PRINTED_LAND[tile + printed]!
    state.land[spot] = land
    state.cost[spot] = PRINTED_COST[tile + printed]!
    add(state.lands, land, spot)
    if (land === BRAMBLE) add(state.brambles, 0, spot)
  }
  state.rotated++
  if (state.rotated < TILES.length) return
  if (state.fixed.options.start === 'random') state.phase = PHASE.starter
  else chooseStarter(state, 0)
}

/** B-SET-04 */
export function chooseStarter(state: State, seat: Seat): void {
  state.seat = seat
  state.purse[seat] = BEGIN[state.fixed.players]!.starterPurse
  state.phase = PHASE.reveal
}

/** The first free display place, or DISPLAY_PLACES. */
function freePlace(state: State): number {
  let place = 0
  while (place < DISPLAY_PLACES && state.display[place] !== NO_CARD) place++
  return place
}

/** B-SET-06: the first seat with fewer than four missions; the number of players when all are dealt. */
function dealtTo(state: State): number {
  let seat = 0
  while (seat < state.fixed.players && countBits(state.dealt[seat]!) === MISSIONS_DEALT) seat++
  return seat
}

/** B-SET-06: missions nobody has been dealt, one bit for each. */
export function missionDeck(state: State): number {
  let deck = 2 ** MISSION_COUNT - 1
  for (let seat = 0; seat < state.fixed.players; seat++) deck &= ~state.dealt[seat]!
  return deck
}

/** B-SET-05 before the first round, B-PRJ-13 after a claim. */
export function reveal(state: State, project: number, tell?: Tell<Event>): void {
  tell?.('everyone', { kind: 'revealed', project, place: freePlace(state) })
  state.deck &= ~bitOf(project)
  state.display[freePlace(state)] = project
  if (state.round > 0) route(state, state.anchor, tell)
  else if (freePlace(state) === DISPLAY_PLACES) state.phase = PHASE.deal
}

/** B-SET-06 */
export function deal(state: State, mission: number, tell?: Tell<Event>): void {
  const seat = dealtTo(state) as Seat
  state.dealt[seat]! |= bitOf(mission)
  tell?.(seat, { kind: 'dealt', mission })
  if (dealtTo(state) === state.fixed.players) state.phase = PHASE.keep
}

/** B-SET-06: when the last has chosen, the first round begins (B-RND-06). */
export function keep(state: State, seat: Seat, missions: readonly [number, number], tell?: Tell<Event>): void {
  state.kept[seat] = bitOf(missions[0]) | bitOf(missions[1])
  tell?.(seat, { kind: 'kept', missions })
  tell?.('everyone', { kind: 'chosen', seat })
  if (choosers(state) === 0) beginRound(state, state.seat as Seat, tell)
}

/** B-SET-06: all choose at the same time. */
export function choosers(state: State): number {
  let bits = 0
  for (let seat = 0; seat < state.fixed.players; seat++) if (state.kept[seat] === 0) bits |= 1 << seat
  return bits
}

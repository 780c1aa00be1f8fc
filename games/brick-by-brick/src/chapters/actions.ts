import type { Seat, Tell } from '@masterplan/kernel'
import { buildCost, clear, floorCost, isRoofed, putRoof, raise, takeRoof } from '../buildings.ts'
import { pointsOf } from '../data/projects.ts'
import type { Spot } from '../geometry.ts'
import { fulfils } from '../objectives.ts'
import { DISPLAY_PLACES } from '../setup.ts'
import { add, bitOf, has, remove } from '../spot-sets.ts'
import { BRAMBLE, NO_CARD, PHASE, type State, spaceOfSpot, spotOfSpace } from '../state.ts'
import type { Event, Land, Space } from '../types.ts'
import { beforeMain, route } from './rounds.ts'

/** B-NEW, B-BLD */
export function construct(state: State, space: Space, land: Land | null, tell?: Tell<Event>): void {
  const seat = state.seat as Seat
  const spot = spotOfSpace(state, space)
  const cost = floorCost(state, spot)
  state.purse[seat]! -= cost
  if (land !== null) clearBramble(state, spot, land, tell)
  raise(state, seat, spot, 1)
  tell?.('everyone', { kind: 'built', seat, space, floors: state.floors[spot]!, cost })
  afterFloor(state, spot, 1, tell)
}

/** B-NEW-02 */
function clearBramble(state: State, spot: Spot, name: Land, tell?: Tell<Event>): void {
  const land = name === 'M' ? 1 : name === 'L' ? 2 : 3
  if (state.fixed.options.landTokens === '3') state.landLeft[land]!--
  state.land[spot] = land
  remove(state.lands, BRAMBLE, spot)
  add(state.lands, land, spot)
  tell?.('everyone', { kind: 'cleared', seat: state.seat as Seat, space: spaceOfSpot(state, spot), land: name })
}

/** B-ABN */
export function abandon(state: State, space: Space, tell?: Tell<Event>): void {
  const seat = state.seat as Seat
  const spot = spotOfSpace(state, space)
  const gain = 2 * buildCost(state, spot)
  tell?.('everyone', { kind: 'abandoned', seat, space, floors: state.floors[spot]!, gain })
  state.purse[seat]! += gain
  clear(state, spot)
  if (isRoofed(state, spot)) takeRoof(state, spot)
  route(state, spot, tell) // B-ABN-05: no claim
}

/** B-PLY-08 to B-PLY-12 */
export function invade(state: State, space: Space, tell?: Tell<Event>): void {
  const seat = state.seat as Seat
  const spot = spotOfSpace(state, space)
  const rival = state.owner[spot]! as Seat
  const floors = state.floors[spot]!
  const price = 2 * buildCost(state, spot)
  playPloy(state)
  state.purse[seat]! -= price
  state.purse[rival]! += price
  clear(state, spot)
  if (state.fixed.options.invasionRoof === 'removed' && isRoofed(state, spot)) takeRoof(state, spot)
  raise(state, seat, spot, floors)
  tell?.('everyone', { kind: 'invaded', seat, rival, space, cost: price })
  afterFloor(state, spot, state.fixed.options.invasionClaims ? floors : 0, tell)
}

/** B-PLY-04: by number, wherever that region lies. */
export function moveHoist(state: State, by: 1 | -1, tell?: Tell<Event>): void {
  playPloy(state)
  state.hoist = state.slot[((state.number[state.hoist]! + by + 6) % 7) + 1]!
  tell?.('everyone', { kind: 'moved', seat: state.seat as Seat, region: state.number[state.hoist]! })
  beforeMain(state, tell)
}

/** B-PLY-06 */
export function transferRoof(state: State, from: Space, to: Space, tell?: Tell<Event>): void {
  playPloy(state)
  takeRoof(state, spotOfSpace(state, from))
  putRoof(state, spotOfSpace(state, to))
  tell?.('everyone', { kind: 'roof-moved', seat: state.seat as Seat, from, to })
  beforeMain(state, tell)
}

function playPloy(state: State): void {
  state.ploys[state.seat]!--
  state.ployPlayed = 1
}

/** After a placed floor: the end may come into sight (B-END-01), then at most one claim, then the hoist (B-ACT-01). */
function afterFloor(state: State, spot: Spot, claimableFloors: number, tell?: Tell<Event>): void {
  const seat = state.seat as Seat
  if (state.supply[seat] === 0 && state.lastRound === 0) {
    state.lastRound = 1
    tell?.('everyone', { kind: 'last-round', seat })
  }
  const claimable = claimableFloors === 0 ? 0 : claimablePlaces(state, seat, spot, claimableFloors)
  if (claimable === 0) {
    route(state, spot, tell)
    return
  }
  state.anchor = spot
  state.claimable = claimable
  state.phase = PHASE.claim
}

/** B-PRJ-02 to B-PRJ-15: the display places whose project this building serves, one bit for each. */
function claimablePlaces(state: State, seat: Seat, spot: Spot, newFloors: number): number {
  if (state.roofs === 0 || !has(state.open, seat, spot)) return 0
  let places = 0
  for (let place = 0; place < DISPLAY_PLACES; place++) {
    const project = state.display[place]!
    if (project !== NO_CARD && fulfils(state, seat, spot, project)) places |= 1 << place
  }
  return places === 0 || state.fixed.options.claimRule === 'participates'
    ? places
    : newly(state, seat, spot, places, newFloors)
}

/** B-PRJ-04, the option: less what this building served before its new floors. A new building served nothing. */
function newly(state: State, seat: Seat, spot: Spot, places: number, newFloors: number): number {
  if (state.floors[spot] === newFloors) return places
  let left = places
  state.floors[spot]! -= newFloors
  for (let place = 0; place < DISPLAY_PLACES; place++) {
    if ((left & (1 << place)) !== 0 && fulfils(state, seat, spot, state.display[place]!)) left &= ~(1 << place)
  }
  state.floors[spot]! += newFloors
  return left
}

/** B-PRJ-08 to B-PRJ-14 */
export function claim(state: State, project: number, tell?: Tell<Event>): void {
  const seat = state.seat as Seat
  const points = pointsOf(project)
  state.points[seat]! += points
  state.claims[seat]!++
  state.claimed[seat]! |= bitOf(project)
  putRoof(state, state.anchor)
  for (let place = 0; place < DISPLAY_PLACES; place++)
    if (state.display[place] === project) state.display[place] = NO_CARD
  tell?.('everyone', { kind: 'claimed', seat, project, points, space: spaceOfSpot(state, state.anchor) })
  state.claimable = 0
  if (state.deck === 0) route(state, state.anchor, tell)
  else state.phase = PHASE.reveal
}

/** B-PRJ-07 */
export function decline(state: State, tell?: Tell<Event>): void {
  tell?.('everyone', { kind: 'declined', seat: state.seat as Seat })
  route(state, state.anchor, tell)
}

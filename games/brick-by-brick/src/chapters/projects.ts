import { refused, type Seat, type Tell } from '@masterplan/kernel'
import { addOne } from '@masterplan/kernel/menu'
import { putRoof } from '../buildings.ts'
import { DISPLAY_PLACES } from '../data/numbers.ts'
import { pointsOf } from '../data/projects.ts'
import type { Spot } from '../geometry.ts'
import { CLAIM, DECLINE, type Menu, WORDS } from '../moves.ts'
import { fulfils, wouldFulfil } from '../objectives.ts'
import type { MoveOf, No } from '../refusals.ts'
import { bitOf, has } from '../spot-sets.ts'
import { freePlace, NO_CARD, PHASE, type State, spaceOfSpot } from '../state.ts'
import { type Event, projectName } from '../types.ts'
import { route } from './rounds.ts'

/** B-PRJ-06, B-PRJ-07: one of the projects that the anchor serves, or none. */
export function may(state: State, menu: Menu): void {
  for (let place = 0; place < DISPLAY_PLACES; place++) {
    if ((state.claimable & (1 << place)) !== 0) addOne(menu, CLAIM, state.display[place]! - 1)
  }
  addOne(menu, WORDS, DECLINE)
}

export function why(state: State, { project }: MoveOf<'claim'>): No {
  const shown = project !== NO_CARD && state.display.includes(project)
  return shown
    ? refused('not-fulfilled', 'B-PRJ-03', { project: projectName(project) })
    : refused('not-displayed', 'B-PRJ-01', { project: projectName(project) })
}

/** After a placed floor: the end may come into sight (B-END-01), then at most one claim, then the hoist (B-ACT-01). */
export function offerProjects(state: State, spot: Spot, newFloors: number, tell?: Tell<Event>): void {
  const seat = state.seat as Seat
  if (state.supply[seat] === 0 && state.lastRound === 0) {
    state.lastRound = 1
    tell?.('everyone', { kind: 'last-round', seat })
  }
  const claimable = newFloors === 0 ? 0 : claimablePlaces(state, seat, spot, newFloors)
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
  const before = state.floors[spot]! - newFloors
  if (before === 0) return places
  let left = places
  for (let place = 0; place < DISPLAY_PLACES; place++) {
    if ((left & (1 << place)) === 0) continue
    if (wouldFulfil(state, seat, spot, state.display[place]!, before, state.land[spot]!)) left &= ~(1 << place)
  }
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

/** B-SET-05 before the first round, B-PRJ-13 after a claim. */
export function reveal(state: State, project: number, tell?: Tell<Event>): void {
  tell?.('everyone', { kind: 'revealed', project, place: freePlace(state) })
  state.deck &= ~bitOf(project)
  state.display[freePlace(state)] = project
  if (state.round > 0) route(state, state.anchor, tell)
  else if (freePlace(state) === DISPLAY_PLACES) state.phase = PHASE.deal
}

import type { Seat } from '@masterplan/kernel'
import { floorCost } from '../buildings.ts'
import { pointsOf } from '../data/projects.ts'
import type { Spot } from '../geometry.ts'
import { budget } from '../legal.ts'
import { fulfils } from '../objectives.ts'
import { DISPLAY_PLACES } from '../setup.ts'
import { add, has, inRegion, remove } from '../spot-sets.ts'
import { BRAMBLE, NO_CARD, type State } from '../state.ts'

/** The most points that `seat` could claim at once by placing one floor in this region. */
export function bestClaimIn(state: State, seat: Seat, slot: number): number {
  if (state.supply[seat] === 0) return 0
  let best = 0
  const room = ~inRegion(state.built, 0, slot) | inRegion(state.open, seat, slot)
  for (let position = 0; position < 7; position++) {
    const spot = 7 * slot + position
    if ((room & (1 << position)) !== 0 && floorCost(state, spot) <= budget(state, seat)) {
      best = Math.max(best, bestClaimWith(state, seat, spot, 1, 0))
    }
  }
  return best
}

/**
 * The most points for a claim with this building, if `seat` placed `floors` more there; 0 when it serves no project.
 * `land` is what an uncleared bramble would become; BRAMBLE tries nothing there. The state is as before afterwards.
 */
export function bestClaimWith(state: State, seat: Seat, spot: Spot, floors: number, land: number): number {
  if (state.roofs === 0) return 0
  const before = { floors: state.floors[spot]!, land: state.land[spot]!, open: has(state.open, seat, spot) }
  state.floors[spot] = before.floors + floors
  if (before.land === BRAMBLE) state.land[spot] = land
  add(state.open, seat, spot)
  let best = 0
  for (let place = 0; place < DISPLAY_PLACES; place++) {
    const project = state.display[place]!
    if (project !== NO_CARD && pointsOf(project) > best && fulfils(state, seat, spot, project)) best = pointsOf(project)
  }
  state.floors[spot] = before.floors
  state.land[spot] = before.land
  if (!before.open) remove(state.open, seat, spot)
  return best
}

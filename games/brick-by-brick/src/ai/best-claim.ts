import type { Seat } from '@masterplan/kernel'
import { lowestBit } from '@masterplan/kernel/bits'
import { sitesIn } from '../chapters/working-region.ts'
import { DISPLAY_PLACES } from '../data/numbers.ts'
import { pointsOf } from '../data/projects.ts'
import { type Spot, spotOf } from '../geometry.ts'
import { wouldFulfil } from '../objectives.ts'
import { BRAMBLE, NO_CARD, type State } from '../state.ts'

/** The most points that `seat` could claim at once by placing one floor in this region. */
export function bestClaimIn(state: State, seat: Seat, slot: number): number {
  let best = 0
  for (let rest = sitesIn(state, seat, slot); rest !== 0; rest &= rest - 1) {
    best = Math.max(best, bestClaimWith(state, seat, spotOf(slot, lowestBit(rest)), 1, BRAMBLE))
  }
  return best
}

/**
 * The most points for a claim with this building, if `seat` placed `floors` more there; 0 when it serves no project.
 * `land` is what an uncleared bramble would become; BRAMBLE tries nothing there.
 */
export function bestClaimWith(state: State, seat: Seat, spot: Spot, floors: number, land: number): number {
  if (state.roofs === 0) return 0
  const height = state.floors[spot]! + floors
  const ground = state.land[spot] === BRAMBLE ? land : state.land[spot]!
  let best = 0
  for (let place = 0; place < DISPLAY_PLACES; place++) {
    const project = state.display[place]!
    if (project === NO_CARD || pointsOf(project) <= best) continue
    if (wouldFulfil(state, seat, spot, project, height, ground)) best = pointsOf(project)
  }
  return best
}

import type { Seat } from '@masterplan/kernel'
import { lowestBit } from '@masterplan/kernel/bits'
import { type Objective, PROJECTS } from '../data/projects.ts'
import { BESIDE, positionOf, SPOTS, slotOf } from '../geometry.ts'
import { add, inRegion, SPLIT } from '../spot-sets.ts'
import type { State } from '../state.ts'
import { landCode, SPACES } from '../types.ts'
import { groupShort } from './floors-to-group.ts'
import { FAR, type Ground, type Short, withLand } from './ground.ts'

/** The least number of floors that `seat` must still place before it could claim a project, at least 1; FAR if too many. */
export function floorsToGo(state: State, seat: Seat, ground: Ground, project: number): number {
  return Math.min(FAR, Math.max(1, SHORT[project - 1]!(state, seat, ground)))
}

function shortOf(objective: Objective): Short {
  switch (objective.shape) {
    case 'single':
      return singleShort(objective)
    case 'overlook':
      return overlookShort(objective.floors, objective.rivals)
    case 'landmark':
      return landmarkShort(objective.floors)
    case 'spread':
      return (state, seat) => objective.regions - regionsBuilt(state, seat)
    default:
      return groupShort(objective)
  }
}

function singleShort({ cell, where }: Extract<Objective, { readonly shape: 'single' }>): Short {
  const { floors } = cell
  const land = landCode(cell.land)
  const places = new Int32Array(2)
  for (const spot of SPOTS) {
    if (where === 'centreSpace' && positionOf(spot) !== 0) continue
    if (where !== 'centreRegion' || slotOf(spot) === 0) add(places, 0, spot)
  }
  return (state, _, ground) => {
    const within = where === 'bramble' ? state.brambles : places
    const low = within[0]! & withLand(state, land, 0)
    const high = within[1]! & withLand(state, land, 1)
    for (let short = 1; short <= floors; short++) {
      const at = 2 * (floors - short)
      if (((ground[at]! & low) | (ground[at + 1]! & high)) !== 0) return short
    }
    return FAR
  }
}

/** The height from which enough rivals beside it are lower. */
function overlookShort(floors: number, rivals: number): Short {
  return (state, seat, ground) => {
    let least = FAR
    for (let half = 0; half < 2; half++) {
      for (let rest = ground[half]!; rest !== 0 && least > 1; rest &= rest - 1) {
        const spot = half * SPLIT + lowestBit(rest)
        const here = state.floors[spot]!
        for (let height = Math.max(floors, here); height - here < least; height++) {
          let lower = 0
          for (const beside of BESIDE[spot]!) {
            const there = state.floors[beside]!
            if (there > 0 && there < height && state.owner[beside] !== seat) lower++
          }
          if (lower >= rivals) least = height - here
        }
      }
    }
    return least
  }
}

function landmarkShort(floors: number): Short {
  return (state, _, ground) => {
    let top = 0
    let second = 0
    for (let spot = 0; spot < SPACES; spot++) {
      const height = state.floors[spot]!
      second = Math.max(second, Math.min(top, height))
      top = Math.max(top, height)
    }
    let least = FAR
    for (let half = 0; half < 2; half++) {
      for (let rest = ground[half]!; rest !== 0; rest &= rest - 1) {
        const here = state.floors[half * SPLIT + lowestBit(rest)]!
        least = Math.min(least, Math.max(floors, (here === top ? second : top) + 1) - here)
      }
    }
    return least
  }
}

function regionsBuilt(state: State, seat: Seat): number {
  let regions = 0
  for (let slot = 0; slot < 7; slot++) if (inRegion(state.open, seat, slot) !== 0) regions++
  return regions
}

const SHORT: readonly Short[] = PROJECTS.map(({ objective }) => shortOf(objective))

import type { Seat } from '@masterplan/kernel'
import { type GroupObjective, type Objective, PROJECTS } from '../data/projects.ts'
import { BESIDE, positionOf, SETS, type Spot, slotOf } from '../geometry.ts'
import { has, inRegion } from '../spot-sets.ts'
import { BRAMBLE, type State } from '../state.ts'
import { landCode, SPACES } from '../types.ts'

/** What a seat could build on: its open buildings by floors, empty spaces as 0, all others as CLOSED. */
export type Ground = Int8Array
const CLOSED = -1
/** More floors than anybody would count on. */
const FAR = 9

export function groundOf(state: State, seat: Seat, into: Ground): Ground {
  for (let spot = 0; spot < SPACES; spot++) {
    const floors = state.floors[spot]!
    into[spot] = floors === 0 || has(state.open, seat, spot) ? floors : CLOSED
  }
  return into
}

/** The least number of floors that `seat` must still place before it could claim a project, at least 1; FAR if too many. */
export function floorsToGo(state: State, seat: Seat, ground: Ground, project: number): number {
  return Math.min(FAR, Math.max(1, SHORT[project - 1]!(state, seat, ground)))
}

/** How many floors are missing for an objective. */
type Short = (state: State, seat: Seat, ground: Ground) => number

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
    case 'twoRegions':
      return twoRegionsShort(objective)
    default:
      return objective.cells.length === 2 ? pairShort(objective) : tripleShort(objective)
  }
}

/** Floors missing on one spot; `land` 0 is any. An uncleared bramble may still become whatever is asked for. */
function lack(state: State, ground: Ground, spot: Spot, floors: number, land: number): number {
  const here = ground[spot]!
  if (here === CLOSED) return FAR
  if (land !== 0 && state.land[spot] !== land && state.land[spot] !== BRAMBLE) return FAR
  return here < floors ? floors - here : 0
}

function singleShort({ cell, where }: Extract<Objective, { readonly shape: 'single' }>): Short {
  const land = landCode(cell.land)
  return (state, _, ground) => {
    let least = FAR
    for (let spot = 0; spot < SPACES; spot++) {
      if (where === 'centreSpace' && positionOf(spot) !== 0) continue
      if (where === 'centreRegion' && slotOf(spot) !== 0) continue
      if (where === 'bramble' && !has(state.brambles, 0, spot)) continue
      least = Math.min(least, lack(state, ground, spot, cell.floors, land))
    }
    return least
  }
}

function pairShort({ shape, cells }: GroupObjective): Short {
  const spots = Uint8Array.from(SETS[shape][2].flat())
  const [one, other] = [cells[0]!, cells[1]!]
  const [floors, otherFloors, land, otherLand] = [one.floors, other.floors, landCode(one.land), landCode(other.land)]
  return (state, _, ground) => {
    let least = FAR
    for (let at = 0; at < spots.length; at += 2) {
      const here = spots[at]!
      const there = spots[at + 1]!
      if (ground[here] === CLOSED || ground[there] === CLOSED) continue
      const straight = lack(state, ground, here, floors, land) + lack(state, ground, there, otherFloors, otherLand)
      const crossed = lack(state, ground, here, otherFloors, otherLand) + lack(state, ground, there, floors, land)
      least = Math.min(least, straight, crossed)
    }
    return least
  }
}

function tripleShort({ shape, cells, sum, lands }: GroupObjective): Short {
  const spots = Uint8Array.from(SETS[shape][3].flat())
  const plain = cells.every(cell => cell.floors === 1)
  return (state, _, ground) => {
    let least = FAR
    for (let at = 0; at < spots.length; at += 3) {
      const a = ground[spots[at]!]!
      const b = ground[spots[at + 1]!]!
      const c = ground[spots[at + 2]!]!
      if (a === CLOSED || b === CLOSED || c === CLOSED) continue
      const short = plain ? Number(a === 0) + Number(b === 0) + Number(c === 0) : stairShort(a, b, c)
      const all = short + Math.max(0, sum - a - b - c - short)
      if (all >= least) continue
      if (
        lands === 'any' ||
        differ(state.land[spots[at]!]!, state.land[spots[at + 1]!]!, state.land[spots[at + 2]!]!)
      ) {
        least = all
      }
    }
    return least
  }
}

/** Whether three lands are different, or could be. */
const differ = (x: number, y: number, z: number): boolean =>
  (x !== y || x === BRAMBLE) && (y !== z || y === BRAMBLE) && (x !== z || x === BRAMBLE)

/** Floors missing for 1, 2 and 3 in any order: the lowest building needs least. */
function stairShort(a: number, b: number, c: number): number {
  const most = Math.max(a, b, c)
  const least = Math.min(a, b, c)
  return Math.max(0, 3 - most) + Math.max(0, 2 - (a + b + c - most - least)) + Math.max(0, 1 - least)
}

/** The best of each region, and the two best regions; for "same" lands, of each land on its own. */
function twoRegionsShort({ cells, lands }: GroupObjective): Short {
  const { floors } = cells[0]!
  const codes = lands === 'same' ? [1, 2, 3] : [0]
  return (state, _, ground) => {
    let least = FAR
    for (const land of codes) {
      let best = FAR
      let second = FAR
      for (let slot = 0; slot < 7; slot++) {
        let here = FAR
        for (let spot = 7 * slot; spot < 7 * slot + 7; spot++) {
          here = Math.min(here, lack(state, ground, spot, floors, land))
        }
        second = Math.min(second, Math.max(best, here))
        best = Math.min(best, here)
      }
      least = Math.min(least, best + second)
    }
    return least
  }
}

/** The height from which enough rivals beside it are lower. */
function overlookShort(floors: number, rivals: number): Short {
  return (state, seat, ground) => {
    let least = FAR
    for (let spot = 0; spot < SPACES; spot++) {
      const here = ground[spot]!
      if (here === CLOSED) continue
      for (let height = Math.max(floors, here); height - here < least; height++) {
        let lower = 0
        for (const beside of BESIDE[spot]!) {
          const there = state.floors[beside]!
          if (there > 0 && there < height && state.owner[beside] !== seat) lower++
        }
        if (lower >= rivals) least = height - here
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
    for (let spot = 0; spot < SPACES; spot++) {
      const here = ground[spot]!
      if (here !== CLOSED) least = Math.min(least, Math.max(floors, (here === top ? second : top) + 1) - here)
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

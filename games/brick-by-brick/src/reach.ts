import type { Seat } from '@masterplan/kernel'
import { has, inRegion } from './bits.ts'
import { LANDS, SPACES } from './city.ts'
import { BESIDE, positionOf, SETS, type Spot, slotOf } from './geometry.ts'
import { BRAMBLE, type State } from './hillside.ts'
import { type Cell, type Objective, PROJECTS, type Shape } from './projects.ts'

/** What a seat could build on: its open buildings by floors, empty spaces as 0, all others as CLOSED. */
export type Ground = Int8Array
const CLOSED = -1
/** More floors than anybody would count on. */
export const FAR = 9

export function groundOf(state: State, seat: Seat, into: Ground): Ground {
  for (let spot = 0; spot < SPACES; spot++) {
    const floors = state.floors[spot]!
    into[spot] = floors === 0 || has(state.open, seat, spot) ? floors : CLOSED
  }
  return into
}

/** The least number of floors that `seat` must still place before it could claim a project, at least 1; FAR if too many. */
export function floorsToGo(state: State, seat: Seat, ground: Ground, project: number): number {
  const floors = shortage(state, seat, ground, PROJECTS[project - 1]!.objective)
  return Math.min(FAR, Math.max(1, floors))
}

function shortage(state: State, seat: Seat, ground: Ground, objective: Objective): number {
  switch (objective.shape) {
    case 'single':
      return singleShort(state, ground, objective)
    case 'overlook':
      return overlookShort(state, seat, ground, objective.floors, objective.rivals)
    case 'landmark':
      return landmarkShort(state, ground, objective.floors)
    case 'spread':
      return objective.regions - regionsBuilt(state, seat)
    case 'twoRegions':
      return twoRegionsShort(state, ground, objective)
    default:
      return objective.cells.length === 2 ? pairShort(state, ground, objective) : tripleShort(state, ground, objective)
  }
}

type Group = Extract<Objective, { readonly shape: Shape }>

/** An uncleared bramble may still become any land. */
const landFits = (state: State, spot: Spot, land: Cell['land']): boolean =>
  land === null || state.land[spot] === BRAMBLE || LANDS[state.land[spot]! - 1] === land

function cellShort(state: State, ground: Ground, spot: Spot, { floors, land }: Cell): number {
  const here = ground[spot]!
  if (here === CLOSED || !landFits(state, spot, land)) return FAR
  return here < floors ? floors - here : 0
}

function singleShort(
  state: State,
  ground: Ground,
  objective: Extract<Objective, { readonly shape: 'single' }>,
): number {
  let least = FAR
  for (let spot = 0; spot < SPACES; spot++) {
    const { where } = objective
    if (where === 'centreSpace' && positionOf(spot) !== 0) continue
    if (where === 'centreRegion' && slotOf(spot) !== 0) continue
    if (where === 'bramble' && !has(state.brambles, 0, spot)) continue
    least = Math.min(least, cellShort(state, ground, spot, objective.cell))
  }
  return least
}

function pairShort(state: State, ground: Ground, { shape, cells }: Group): number {
  const [one, other] = [cells[0]!, cells[1]!]
  let least = FAR
  for (const set of SETS[shape][2]) {
    const [here, there] = [set[0]!, set[1]!]
    if (ground[here] === CLOSED || ground[there] === CLOSED) continue
    const straight = cellShort(state, ground, here, one) + cellShort(state, ground, there, other)
    const crossed = cellShort(state, ground, here, other) + cellShort(state, ground, there, one)
    least = Math.min(least, straight, crossed)
  }
  return least
}

function tripleShort(state: State, ground: Ground, { shape, cells, sum, lands }: Group): number {
  const wanted = cells.reduce((so, cell) => so + cell.floors, 0)
  let least = FAR
  for (const set of SETS[shape][3]) {
    const [a, b, c] = [ground[set[0]!]!, ground[set[1]!]!, ground[set[2]!]!]
    if (a === CLOSED || b === CLOSED || c === CLOSED) continue
    if (lands === 'different' && !differ(state, set)) continue
    const short = wanted === 3 ? Number(a === 0) + Number(b === 0) + Number(c === 0) : stairShort(a, b, c)
    least = Math.min(least, short + Math.max(0, sum - a - b - c - short))
  }
  return least
}

function differ(state: State, set: readonly Spot[]): boolean {
  const [x, y, z] = [state.land[set[0]!], state.land[set[1]!], state.land[set[2]!]]
  const same = (one: number | undefined, other: number | undefined) => one === other && one !== BRAMBLE
  return !same(x, y) && !same(y, z) && !same(x, z)
}

/** Floors missing for 1, 2 and 3 in any order: the lowest building needs least. */
function stairShort(a: number, b: number, c: number): number {
  const most = Math.max(a, b, c)
  const least = Math.min(a, b, c)
  return Math.max(0, 3 - most) + Math.max(0, 2 - (a + b + c - most - least)) + Math.max(0, 1 - least)
}

/** The best of each region, and the two best regions; for "same" lands, of each land on its own. */
function twoRegionsShort(state: State, ground: Ground, { cells, lands }: Group): number {
  let least = FAR
  for (const land of lands === 'same' ? LANDS : [null]) {
    const cell = { floors: cells[0]!.floors, land }
    let [best, second] = [FAR, FAR]
    for (let slot = 0; slot < 7; slot++) {
      let here = FAR
      for (let spot = 7 * slot; spot < 7 * slot + 7; spot++) here = Math.min(here, cellShort(state, ground, spot, cell))
      if (here < best) [best, second] = [here, best]
      else if (here < second) second = here
    }
    least = Math.min(least, best + second)
  }
  return least
}

/** The height from which enough rivals beside it are lower. */
function overlookShort(state: State, seat: Seat, ground: Ground, floors: number, rivals: number): number {
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

function landmarkShort(state: State, ground: Ground, floors: number): number {
  let [top, second] = [0, 0]
  for (let spot = 0; spot < SPACES; spot++) {
    const height = state.floors[spot]!
    if (height > top) [top, second] = [height, top]
    else if (height > second) second = height
  }
  let least = FAR
  for (let spot = 0; spot < SPACES; spot++) {
    const here = ground[spot]!
    if (here === CLOSED) continue
    const others = here === top ? second : top
    least = Math.min(least, Math.max(floors, others + 1) - here)
  }
  return least
}

function regionsBuilt(state: State, seat: Seat): number {
  let regions = 0
  for (let slot = 0; slot < 7; slot++) if (inRegion(state.open, seat, slot) !== 0) regions++
  return regions
}

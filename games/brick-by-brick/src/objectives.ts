import type { Seat } from '@masterplan/kernel'
import { countBits, lowestBit } from '@masterplan/kernel/bits'
import { type GroupObjective, type Objective, PROJECTS } from './data/projects.ts'
import { positionOf, type Spot, slotOf } from './geometry.ts'
import { has, inRegion, NEAR, othersIn, partnersIn, setPerSpot } from './spot-sets.ts'
import type { State } from './state.ts'
import { landCode, SPACES } from './types.ts'

/**
 * B-PRJ-03: is the objective fulfilled by open buildings of `seat`, with one at the anchor that has this height and
 * stands on this land? What the state has at the anchor does not matter.
 */
type Fulfils = (state: State, seat: Seat, anchor: Spot, height: number, ground: number) => boolean

const fits = (height: number, ground: number, floors: number, land: number): boolean =>
  height >= floors && (land === 0 || ground === land)

function pairTest({ shape, cells, sum, lands }: GroupObjective): Fulfils {
  const partners = partnersIn(shape)
  const [one, other] = [cells[0]!, cells[1]!]
  const [floors, otherFloors, land, otherLand] = [one.floors, other.floors, landCode(one.land), landCode(other.land)]

  const matches = (height: number, ground: number, height2: number, ground2: number): boolean =>
    ((fits(height, ground, floors, land) && fits(height2, ground2, otherFloors, otherLand)) ||
      (fits(height2, ground2, floors, land) && fits(height, ground, otherFloors, otherLand))) &&
    height + height2 >= sum &&
    (lands === 'any' || (ground === ground2) === (lands === 'same'))

  return (state, seat, anchor, height, ground) => {
    for (let half = 0; half < 2; half++) {
      let rest = state.open[2 * seat + half]! & partners[2 * anchor + half]!
      for (; rest !== 0; rest &= rest - 1) {
        const partner = half * 28 + lowestBit(rest)
        if (matches(height, ground, state.floors[partner]!, state.land[partner]!)) return true
      }
    }
    return false
  }
}

function tripleTest({ shape, cells, sum, lands }: GroupObjective): Fulfils {
  const others = othersIn(shape)
  const reach = setPerSpot(spot => [...others[spot]!])
  const [low, middle, high] = cells.map(cell => cell.floors).toSorted((one, next) => one - next) as [
    number,
    number,
    number,
  ]
  const plain = high === 1
  if (cells.some(cell => cell.land !== null)) throw new Error('Groups of three are matched by floors alone.')

  const matches = (state: State, a: number, x: number, two: Spot, three: Spot): boolean => {
    const b = state.floors[two]!
    const c = state.floors[three]!
    const all = a + b + c
    if (all < sum) return false
    if (!plain) {
      const most = Math.max(a, b, c)
      const least = Math.min(a, b, c)
      if (most < high || all - most - least < middle || least < low) return false
    }
    if (lands === 'any') return true
    const y = state.land[two]
    const z = state.land[three]
    return lands === 'same' ? x === y && y === z : x !== y && y !== z && x !== z
  }

  return (state, seat, anchor, height, ground) => {
    const near = state.open[2 * seat]! & reach[2 * anchor]!
    const far = state.open[2 * seat + 1]! & reach[2 * anchor + 1]!
    if (countBits(near) + countBits(far) < 2) return false
    const pairs = others[anchor]!
    for (let at = 0; at < pairs.length; at += 2) {
      const two = pairs[at]!
      const three = pairs[at + 1]!
      if (!has(state.open, seat, two) || !has(state.open, seat, three)) continue
      if (matches(state, height, ground, two, three)) return true
    }
    return false
  }
}

function singleTest({ cell, where }: Extract<Objective, { readonly shape: 'single' }>): Fulfils {
  const [floors, land] = [cell.floors, landCode(cell.land)]
  switch (where) {
    case 'anywhere':
      return (_state, _seat, _anchor, height, ground) => fits(height, ground, floors, land)
    case 'centreSpace':
      return (_state, _seat, anchor, height, ground) => positionOf(anchor) === 0 && fits(height, ground, floors, land)
    case 'centreRegion':
      return (_state, _seat, anchor, height, ground) => slotOf(anchor) === 0 && fits(height, ground, floors, land)
    case 'bramble':
      return (state, _seat, anchor, height, ground) =>
        has(state.brambles, 0, anchor) && fits(height, ground, floors, land)
  }
}

const overlookTest =
  (floors: number, rivals: number): Fulfils =>
  (state, seat, anchor, height) => {
    if (height < floors) return false
    let lower = 0
    for (let half = 0; half < 2; half++) {
      let rest = state.built[half]! & ~state.own[2 * seat + half]! & NEAR[2 * anchor + half]!
      for (; rest !== 0; rest &= rest - 1) if (state.floors[half * 28 + lowestBit(rest)]! < height) lower++
    }
    return lower >= rivals
  }

const landmarkTest =
  (floors: number): Fulfils =>
  (state, _, anchor, height) => {
    if (height < floors) return false
    for (let spot = 0; spot < SPACES; spot++) if (state.floors[spot]! >= height && spot !== anchor) return false
    return true
  }

const spreadTest =
  (regions: number): Fulfils =>
  (state, seat, anchor) => {
    let built = 0
    for (let slot = 0; slot < 7; slot++) if (slot === slotOf(anchor) || inRegion(state.open, seat, slot) !== 0) built++
    return built >= regions
  }

function testOf(objective: Objective): Fulfils {
  switch (objective.shape) {
    case 'single':
      return singleTest(objective)
    case 'overlook':
      return overlookTest(objective.floors, objective.rivals)
    case 'landmark':
      return landmarkTest(objective.floors)
    case 'spread':
      return spreadTest(objective.regions)
    default:
      return objective.cells.length === 2 ? pairTest(objective) : tripleTest(objective)
  }
}

const TESTS: readonly Fulfils[] = PROJECTS.map(({ objective }) => testOf(objective))

/** Does this open building of `seat` serve the project? */
export const fulfils = (state: State, seat: Seat, anchor: Spot, project: number): boolean =>
  TESTS[project - 1]!(state, seat, anchor, state.floors[anchor]!, state.land[anchor]!)

/** The same if it had this height on this land. */
export const wouldFulfil = (
  state: State,
  seat: Seat,
  anchor: Spot,
  project: number,
  height: number,
  ground: number,
): boolean => TESTS[project - 1]!(state, seat, anchor, height, ground)

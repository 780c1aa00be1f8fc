import type { Seat } from '@masterplan/kernel'
import { countBits, lowestBit } from '@masterplan/kernel/bits'
import { buildCost, floorCost } from './buildings.ts'
import { spotOf } from './geometry.ts'
import { addRegion, inRegion } from './spot-sets.ts'
import { OFF_MAP, type State } from './state.ts'

// Legal actions as bit sets of seven, one bit for each position of a region: what lists, samples and the fallback test
// are made of. `refuse` says the same with reasons; the promises prove that both agree.

/** B-NEW-04: what a seat can spend. */
export const budget = (state: State, seat: Seat): number => state.purse[seat]! - state.fixed.options.minInhabitants

/** No floor is dearer than this: land of 5 under all floors of the largest supply but one. */
const DEAREST = 5 + 19

/** B-NEW, B-BLD: where `seat` can put a floor in this region. */
function constructBits(state: State, seat: Seat, slot: number): number {
  if (state.supply[seat] === 0) return 0
  const room = ~inRegion(state.built, 0, slot) | inRegion(state.open, seat, slot)
  const spend = budget(state, seat)
  return spend >= DEAREST ? room & 127 : affordable(state, room & 127, slot, spend)
}

function affordable(state: State, room: number, slot: number, spend: number): number {
  let bits = 0
  for (let rest = room; rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest
    if (floorCost(state, spotOf(slot, lowestBit(rest))) <= spend) bits |= bit
  }
  return bits
}

/** How many kinds of land still have a token. */
export const landChoices = (state: State): number =>
  Number(state.landLeft[1]! > 0) + Number(state.landLeft[2]! > 0) + Number(state.landLeft[3]! > 0)

/** B-PLY-08, B-PLY-11 */
export function invadeBits(state: State, seat: Seat, slot: number): number {
  const supply = state.supply[seat]!
  const spend = budget(state, seat)
  let bits = 0
  for (let rest = inRegion(state.built, 0, slot) & ~inRegion(state.own, seat, slot); rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest
    const spot = spotOf(slot, lowestBit(rest))
    if (state.floors[spot]! <= supply && 2 * buildCost(state, spot) <= spend) bits |= bit
  }
  return bits
}

/** B-PLY-06: whose roof could be taken. */
export const roofSourceBits = (state: State, seat: Seat, slot: number): number =>
  inRegion(state.own, seat, slot) & inRegion(state.roofed, 0, slot)

/** B-PLY-06: one word of the set of buildings that could get the roof of a building on this land. */
export function roofTargets(state: State, seat: Seat, land: number, half: 0 | 1): number {
  const open =
    state.fixed.options.roofTarget === 'own' ? state.open[2 * seat + half]! : state.built[half]! & ~state.roofed[half]!
  return open & state.lands[2 * land + half]!
}

export const countRoofTargets = (state: State, seat: Seat, land: number): number =>
  countBits(roofTargets(state, seat, land, 0)) + countBits(roofTargets(state, seat, land, 1))

/** B-PLY-01, B-ACT-06: before the first building there is no hoist region for a ploy to refer to. */
export const mayPloy = (state: State, seat: Seat): boolean =>
  state.ployPlayed === 0 && state.ploys[seat]! > 0 && state.hoist !== OFF_MAP

/** B-ACT-04 */
export function mayPass(state: State, seat: Seat): boolean {
  if (state.working === 0) return true
  const { passing } = state.fixed.options
  return passing === 'always' || (passing === 'noFloors' && state.supply[seat] === 0)
}

/**
 * B-FBK: finds the regions where the main action may be taken, one bit for each slot, and what can be done there. There
 * is no working region when there is no main action at all.
 */
export function survey(state: State, seat: Seat): void {
  state.sites[0] = 0
  state.sites[1] = 0
  state.ruins[0] = 0
  state.ruins[1] = 0
  state.working = 0
  if (state.hoist === OFF_MAP) {
    for (let slot = 0; slot < 7; slot++) explore(state, seat, slot) // B-ACT-06
    return
  }
  const strict = state.fixed.options.fallback === 'strict'
  let number = state.number[state.hoist]!
  for (let tried = 0; tried < 7; tried++) {
    const constructs = explore(state, seat, state.slot[number]!)
    if (constructs || (strict && state.working !== 0)) return
    number = number === 7 ? 1 : number + 1
  }
}

/** Adds the main actions of one region; says whether there is a construct among them. */
function explore(state: State, seat: Seat, slot: number): boolean {
  const sites = constructBits(state, seat, slot)
  const ruins = inRegion(state.own, seat, slot)
  if ((sites | ruins) === 0) return false
  addRegion(state.sites, 0, slot, sites)
  addRegion(state.ruins, 0, slot, ruins)
  state.working |= 1 << slot
  return sites !== 0
}

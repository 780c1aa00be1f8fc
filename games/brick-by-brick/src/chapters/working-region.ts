import type { Seat } from '@masterplan/kernel'
import { lowestBit } from '@masterplan/kernel/bits'
import { affordsFloor, budget } from '../buildings.ts'
import { spotOf } from '../geometry.ts'
import { addRegion, inRegion } from '../spot-sets.ts'
import { OFF_MAP, type State } from '../state.ts'

/** No floor is dearer than this: land of 5 under all floors of the largest supply but one. */
const DEAREST = 5 + 19

/** B-NEW, B-BLD: where `seat` may put a floor in a region in which it works, as seven bits in the order of POSITIONS. */
export function sitesIn(state: State, seat: Seat, slot: number): number {
  if (state.supply[seat] === 0) return 0
  const room = (~inRegion(state.built, 0, slot) | inRegion(state.open, seat, slot)) & 127
  if (budget(state, seat) >= DEAREST) return room
  let sites = 0
  for (let rest = room; rest !== 0; rest &= rest - 1) {
    if (affordsFloor(state, seat, spotOf(slot, lowestBit(rest)))) sites |= rest & -rest
  }
  return sites
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
  const sites = sitesIn(state, seat, slot)
  const ruins = inRegion(state.own, seat, slot)
  if ((sites | ruins) === 0) return false
  addRegion(state.sites, 0, slot, sites)
  addRegion(state.ruins, 0, slot, ruins)
  state.working |= 1 << slot
  return sites !== 0
}

import type { Seat } from '@masterplan/kernel'
import { type Spot, slotOf } from './geometry.ts'
import { add, has, remove } from './spot-sets.ts'
import { SEATS, type State } from './state.ts'

/** What the floors of a building have cost together: each one more than the one below it. */
export function buildCost(state: State, spot: Spot): number {
  const floors = state.floors[spot]!
  return floors * state.cost[spot]! + (floors * (floors - 1)) / 2
}

/** B-NEW-01, B-BLD-02: what the next floor costs here. */
export const floorCost = (state: State, spot: Spot): number => state.cost[spot]! + state.floors[spot]!

/** B-NEW-04: what a seat can spend. */
export const budget = (state: State, seat: Seat): number => state.purse[seat]! - state.fixed.options.minInhabitants
export const affordsFloor = (state: State, seat: Seat, spot: Spot): boolean =>
  floorCost(state, spot) <= budget(state, seat)

/** Puts floors of `seat` from its supply on a spot that is empty or its own. */
export function raise(state: State, seat: Seat, spot: Spot, floors: number): void {
  state.supply[seat]! -= floors
  state.floors[spot]! += floors
  state.owner[spot] = seat
  state.held[slotOf(spot) * SEATS + seat]! += floors
  add(state.built, 0, spot)
  add(state.own, seat, spot)
  if (!has(state.roofed, 0, spot)) add(state.open, seat, spot)
}

/** Takes all floors off a spot, back to their owner's supply. A roof stays in the air: the caller decides about it. */
export function clear(state: State, spot: Spot): void {
  const owner = state.owner[spot]!
  const floors = state.floors[spot]!
  state.supply[owner]! += floors
  state.held[slotOf(spot) * SEATS + owner]! -= floors
  state.floors[spot] = 0
  state.owner[spot] = 0
  remove(state.built, 0, spot)
  remove(state.own, owner, spot)
  remove(state.open, owner, spot)
}

export function putRoof(state: State, spot: Spot): void {
  state.roofs--
  add(state.roofed, 0, spot)
  remove(state.open, state.owner[spot]!, spot)
}

export function takeRoof(state: State, spot: Spot): void {
  state.roofs++
  remove(state.roofed, 0, spot)
  if (state.floors[spot]! > 0) add(state.open, state.owner[spot]!, spot)
}

export const isRoofed = (state: State, spot: Spot): boolean => has(state.roofed, 0, spot)
export const isOwn = (state: State, seat: number, spot: Spot): boolean => has(state.own, seat, spot)

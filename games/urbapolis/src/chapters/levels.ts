import { highWord, lowWord } from '@masterplan/kernel/bits'
import { ROAD_VALUE } from '../data/numbers.ts'
import {
  FAMILY,
  FIRST_LATER,
  FIRST_START,
  ICONS,
  LATER_INCOME,
  LEVELS,
  levelOf,
  STAFF,
  TOP_LEVEL,
} from '../data/tiles.ts'
import { type Border, firstSide, type Road, secondSide } from '../geometry.ts'
import { disown, enlist, own, unlist } from '../plots.ts'
import type { State } from '../state.ts'

/** U-BLD-06, U-BLD-07: a building rises on a plot that is no longer free; its level and its neighbours' follow. */
export function raise(state: State, seat: number, tile: number, cell: number): void {
  if (state.owner[cell] === seat + 1) disown(state, seat, cell)
  state.owner[cell] = seat + 1
  state.building[cell] = tile + 1
  state.empty--
  if (tile < FIRST_START) enter(state, seat, tile, cell)
  else state.rent[seat]! += LATER_INCOME[tile - FIRST_LATER]!
  radiate(state, tile, cell, 1)
}

/** A private building takes its start level from what is around it (U-LVL-01, U-LVL-06). */
function enter(state: State, seat: number, tile: number, cell: number): void {
  const family = FAMILY[tile]!
  state.mineLow[seat]! |= lowWord(cell)
  state.mineHigh[seat]! |= highWord(cell)
  state.kinLow[family]! |= lowWord(cell)
  state.kinHigh[family]! |= highWord(cell)
  const sum = state.pull[cell * 4 + family]! + state.paved[cell]!
  const total = state.fixed.marker ? levelOf(sum) : sum
  state.total[cell] = total
  state.staff[seat]! += STAFF[tile * LEVELS + levelOf(total)]!
  setLift(state, cell, total)
}

/** U-FX-03: a private building goes; its owner keeps the plot, and its boosts vanish with it. */
export function raze(state: State, cell: number): void {
  const tile = state.building[cell]! - 1
  const seat = state.owner[cell]! - 1
  const family = FAMILY[tile]!
  state.staff[seat]! -= STAFF[tile * LEVELS + levelOf(state.total[cell]!)]!
  state.mineLow[seat]! &= ~lowWord(cell)
  state.mineHigh[seat]! &= ~highWord(cell)
  state.kinLow[family]! &= ~lowWord(cell)
  state.kinHigh[family]! &= ~highWord(cell)
  setLift(state, cell, TOP_LEVEL)
  state.building[cell] = 0
  state.total[cell] = 0
  state.boosts[cell] = 0
  state.empty++
  own(state, seat, cell)
  radiate(state, tile, cell, -1)
}

/** U-UPG-04 to U-UPG-06: the level stays, the track changes, the neighbours lose the old icons and get the new ones. */
export function replace(state: State, tile: number, cell: number): void {
  const old = state.building[cell]! - 1
  const level = levelOf(state.total[cell]!)
  state.staff[state.owner[cell]! - 1]! += STAFF[tile * LEVELS + level]! - STAFF[old * LEVELS + level]!
  state.building[cell] = tile + 1
  const { near, nearCount } = state.fixed
  const end = cell * 8 + nearCount[cell]!
  for (let at = cell * 8; at < end; at++) {
    tug(state, near[at]!, old, -1) // the marker model clamps between the two steps
    tug(state, near[at]!, tile, 1)
  }
}

/** U-PBA-20, U-PBA-21: the value counts for both sides, now or for whatever is built there later. */
export function pave(state: State, road: Road, border: Border): void {
  const value = ROAD_VALUE[road]
  if (road === 'street') state.streets--
  else state.boulevards--
  state.borders[border >> 5]! &= ~(1 << (border & 31))
  state.bordersOpen--
  state.roads[border] = value
  paveSide(state, firstSide(border), value)
  paveSide(state, secondSide(border), value)
}

function paveSide(state: State, cell: number, value: number): void {
  state.paved[cell]! += value
  const code = state.building[cell]!
  if (code > 0 && code <= FIRST_START) shift(state, cell, value)
}

export function boost(state: State, cell: number): void {
  state.boosts[cell]!++
  shift(state, cell, 1)
}

/** U-SET-03: a starting public building has no owner. */
export function found(state: State, tile: number, cell: number): void {
  state.building[cell] = tile + 1
  state.empty--
  radiate(state, tile, cell, 1)
}

/** A building appears (`sign` 1) or vanishes (-1): prices and levels around it change. */
function radiate(state: State, tile: number, cell: number, sign: 1 | -1): void {
  const { near, nearCount } = state.fixed
  const end = cell * 8 + nearCount[cell]!
  for (let at = cell * 8; at < end; at++) {
    const other = near[at]!
    const beside = state.beside[other]!
    if (((other < 32 ? state.freeLow >>> other : state.freeHigh >>> (other - 32)) & 1) === 1) {
      unlist(state, other, beside)
      enlist(state, other, beside + sign)
    }
    state.beside[other] = beside + sign
    tug(state, other, tile, sign)
  }
}

/** The icons of a tile beside a plot come or go. */
function tug(state: State, cell: number, tile: number, sign: 1 | -1): void {
  for (let family = 0; family < 4; family++) state.pull[cell * 4 + family]! += sign * ICONS[tile * 4 + family]!
  const code = state.building[cell]!
  if (code > 0 && code <= FIRST_START) shift(state, cell, sign * ICONS[tile * 4 + FAMILY[code - 1]!]!)
}

function shift(state: State, cell: number, by: number): void {
  if (by === 0) return
  const after = state.total[cell]! + by
  setTotal(state, cell, state.fixed.marker ? levelOf(after) : after)
}

/** The one place where the total of a standing building changes; staff follows its level. */
export function setTotal(state: State, cell: number, after: number): void {
  const tile = state.building[cell]! - 1
  const before = state.total[cell]!
  state.total[cell] = after
  state.staff[state.owner[cell]! - 1]! +=
    STAFF[tile * LEVELS + levelOf(after)]! - STAFF[tile * LEVELS + levelOf(before)]!
  setLift(state, cell, after)
}

/** U-PBA-22: only a total below 6 can be boosted. */
function setLift(state: State, cell: number, total: number): void {
  if (total < TOP_LEVEL) {
    state.liftLow |= lowWord(cell)
    state.liftHigh |= highWord(cell)
  } else {
    state.liftLow &= ~lowWord(cell)
    state.liftHigh &= ~highWord(cell)
  }
}

import { lowestBit } from '@masterplan/kernel/bits'
import { EFFECTS } from '../data/public-buildings.ts'
import {
  COIN_COST,
  EFFECT,
  FAMILY,
  FIRST_LATER,
  FIRST_START,
  ICONS,
  INCOME,
  LATER_INCOME,
  LATER_POINTS,
  LEVELS,
  POINTS,
  RANK,
  STAFF,
  TOP_LEVEL,
  WORKER_COST,
} from '../data/tiles.ts'
import { ownerPoints, sitePoints } from '../scoring.ts'
import type { State } from '../state.ts'

/** What things are worth in points at the end, found by letting bots play each other. By round; 0 is the set-up, 6 the last turns. */
const COIN = [0.55, 0.55, 0.53, 0.5, 0.42, 0.2, 0.1]
const WORKER = [1.6, 1.6, 1.4, 1.1, 0.9, 0.8, 0.1]
const HIRED = [4.2, 4.2, 3.0, 1.9, 0.9, 0, 0] // one more worker in every later round
const LAST_TURNS = 6
const timeOf = (state: State): number => (state.ending === 1 ? LAST_TURNS : state.round)

export const coinWorth = (state: State): number => COIN[timeOf(state)]!
export const workerWorth = (state: State): number => WORKER[timeOf(state)]!
export const hiredWorth = (state: State): number => HIRED[timeOf(state)]!
/** Upkeeps still to come. */
export const upkeepsLeft = (state: State): number => UPKEEPS[timeOf(state)]!
const UPKEEPS = [4, 4, 3, 2, 1, 0, 0]

/** How much of every empty neighbour's place will lift a building, the more the longer there is to build. */
const GROWTH = [0.2, 0.2, 0.19, 0.15, 0.11, 0.07, 0]

/** A track between its levels. */
function trackAt(track: Int8Array, tile: number, level: number): number {
  const within = Math.max(0, Math.min(TOP_LEVEL, level))
  const floor = Math.min(TOP_LEVEL - 1, within | 0)
  const at = tile * LEVELS + floor
  return track[at]! + (within - floor) * (track[at + 1]! - track[at]!)
}

function workOut(time: number, tile: number, total: number, empty: number): number {
  const upkeeps = UPKEEPS[time]!
  const grown = total + empty * GROWTH[time]!
  if (upkeeps === 0) return trackAt(POINTS, tile, grown)
  const half = total + 0.4 * (grown - total)
  const income = upkeeps * COIN[time]! * trackAt(INCOME, tile, half)
  return trackAt(POINTS, tile, grown) + income + trackAt(STAFF, tile, half) * HIRED[time]!
}

/** Totals beyond these are worth the same as the nearest of them. */
const LOWEST = -8
const TOTALS = TOP_LEVEL - LOWEST + 1
const EMPTIES = 9 // 0 to 8 empty plots around

/** Asked millions of times and for whole numbers only, so it is worked out once: by time, tile, total and empty plots. */
const WORTH = Float64Array.from({ length: (LAST_TURNS + 1) * FIRST_START * TOTALS * EMPTIES }, (_, at) => {
  const total = LOWEST + (Math.floor(at / EMPTIES) % TOTALS)
  const tile = Math.floor(at / EMPTIES / TOTALS)
  return workOut(Math.floor(tile / FIRST_START), tile % FIRST_START, total, at % EMPTIES)
})

/** A private building with this total and this many empty plots around it, to its owner. */
export const buildingWorth = (state: State, tile: number, total: number, empty: number): number =>
  worthAt(timeOf(state), tile, total, empty)

function worthAt(time: number, tile: number, total: number, empty: number): number {
  const within = total < LOWEST ? 0 : total > TOP_LEVEL ? TOTALS - 1 : total - LOWEST
  return WORTH[((time * FIRST_START + tile) * TOTALS + within) * EMPTIES + empty]!
}

export const emptyBeside = (state: State, cell: number): number => state.fixed.nearCount[cell]! - state.beside[cell]!

export function standingWorth(state: State, cell: number): number {
  return buildingWorth(state, state.building[cell]! - 1, state.total[cell]!, emptyBeside(state, cell))
}

/** A rival's gain is a loss, but a smaller one: there are several, and not all of them are ahead. */
const RIVALS = -0.2

/** What the icons of a new tile do to the buildings around a plot, as seen from a seat; `old` is the tile it replaces. */
function neighbourWorth(state: State, seat: number, tile: number, cell: number, old: number): number {
  const { building, owner, total, beside, fixed } = state
  const { near, nearCount } = fixed
  const time = timeOf(state)
  const end = cell * 8 + nearCount[cell]!
  let worth = 0
  for (let at = cell * 8; at < end; at++) {
    const other = near[at]!
    const code = building[other]!
    if (code === 0 || code > FIRST_START) continue
    const family = FAMILY[code - 1]!
    const change = ICONS[tile * 4 + family]! - (old < 0 ? 0 : ICONS[old * 4 + family]!)
    if (change === 0) continue
    const empty = nearCount[other]! - beside[other]!
    const now = total[other]!
    const gain = worthAt(time, code - 1, now + change, empty) - worthAt(time, code - 1, now, empty)
    worth += owner[other] === seat + 1 ? gain : RIVALS * gain
  }
  return worth
}

/** A private tile on a plot: itself and its neighbours, its price not yet taken off. */
export function placementWorth(state: State, seat: number, tile: number, cell: number): number {
  const total = state.pull[cell * 4 + FAMILY[tile]!]! + state.paved[cell]!
  return buildingWorth(state, tile, total, emptyBeside(state, cell)) + neighbourWorth(state, seat, tile, cell, -1)
}

/** The same for a tile over one's own building. */
export function upgradeWorth(state: State, seat: number, tile: number, cell: number): number {
  const old = state.building[cell]! - 1
  const empty = emptyBeside(state, cell)
  const total = state.total[cell]!
  const gain = buildingWorth(state, tile, total, empty) - buildingWorth(state, old, total, empty)
  const price =
    Math.max(0, COIN_COST[tile]! - COIN_COST[old]!) * coinWorth(state) +
    Math.max(0, WORKER_COST[tile]! - WORKER_COST[old]!) * workerWorth(state)
  return gain + neighbourWorth(state, seat, tile, cell, old) - price
}

/** Over the own building of the family that gains most by it. */
export function bestUpgrade(state: State, seat: number, tile: number): number {
  if (RANK[tile] === 1) return 0
  let best = 0
  const family = FAMILY[tile]!
  let low = state.mineLow[seat]! & state.kinLow[family]!
  let high = state.mineHigh[seat]! & state.kinHigh[family]!
  while ((low | high) !== 0) {
    const cell = low !== 0 ? lowestBit(low) : 32 + lowestBit(high)
    if (low !== 0) low &= low - 1
    else high &= high - 1
    if (RANK[state.building[cell]! - 1]! < RANK[tile]!) best = Math.max(best, upgradeWorth(state, seat, tile, cell))
  }
  return best
}

export const priceWorth = (state: State, tile: number): number =>
  COIN_COST[tile]! * coinWorth(state) + WORKER_COST[tile]! * workerWorth(state)

const EFFECT_WORTH = { none: 0, hire: 0, claim: 1.5, demolish: 0.5, street: 1.8, draft: 1.2 } as const

/** A public building, to its owner, wherever it stands; its neighbours not counted. */
function printedWorth(state: State, seat: number, tile: number): number {
  const later = tile - FIRST_LATER
  const income = upkeepsLeft(state) * coinWorth(state) * LATER_INCOME[later]!
  return LATER_POINTS[later]! + income + ownerPoints(state, seat, tile)
}

/** A public tile still in hand: what it is worth wherever it will stand, its effect included and its price taken off. */
function anywhereWorth(state: State, seat: number, tile: number): number {
  const effect = EFFECTS[EFFECT[tile - FIRST_LATER]!]!
  const hired = effect === 'hire' ? hiredWorth(state) : EFFECT_WORTH[effect]
  return printedWorth(state, seat, tile) + hired - priceWorth(state, tile)
}

const hereWorth = (state: State, seat: number, tile: number, cell: number): number =>
  sitePoints(state, tile, cell) + neighbourWorth(state, seat, tile, cell, -1)

export const publicPlacementWorth = (state: State, seat: number, tile: number, cell: number): number =>
  anywhereWorth(state, seat, tile) + hereWorth(state, seat, tile, cell)

/** On the best free plot. Others may take that one, but there are many; own plots are better used otherwise. */
export function bestSite(state: State, seat: number, tile: number): number {
  let best = -Infinity
  for (let word = state.freeLow; word !== 0; word &= word - 1) {
    best = Math.max(best, hereWorth(state, seat, tile, lowestBit(word)))
  }
  for (let word = state.freeHigh; word !== 0; word &= word - 1) {
    best = Math.max(best, hereWorth(state, seat, tile, 32 + lowestBit(word)))
  }
  return Math.max(0, best + anywhereWorth(state, seat, tile))
}

import { lowestBit } from '@masterplan/kernel/bits'
import { FOR_PLOT, FOR_PUBLIC } from '../chapters/leads.ts'
import { COIN_COST, FIRST_LATER, WORKER_COST } from '../data/tiles.ts'
import type { State } from '../state.ts'
import { bestSite, bestUpgrade, coinWorth, placementWorth, priceWorth, upkeepsLeft, workerWorth } from './worth.ts'

/** What is planned but not yet built: tiles in hand, empty plots, leads in auctions. Each in points. */
export const PLANS = [
  'pair', // a tile and a plot that can be built this round
  'pair-later', // the same, but workers or coins are missing
  'pair-led', // the plot is not won yet
  'public',
  'public-later',
  'public-led',
  'tile', // the best use of a tile without a plot
  'more-tiles', // of all further ones
  'plot', // the best tile for a plot without one
] as const
const [PAIR, PAIR_LATER, PAIR_LED, PUBLIC, PUBLIC_LATER, PUBLIC_LED, TILE, MORE_TILES, PLOT] = [
  0, 1, 2, 3, 4, 5, 6, 7, 8,
]

// Scratch of one call; nobody holds more plots or tiles than this.
const plots = new Int32Array(8)
const tiles = new Int32Array(48)
let plotCount = 0
let tileCount = 0
let workers = 0 // not yet planned for
let coins = 0

/** Writes one number for each of PLANS. */
export function readPlans(state: State, seat: number, into: Float64Array, from: number): void {
  for (let at = from; at < from + PLANS.length; at++) into[at] = 0
  workers = (state.passed >>> seat) & 1 ? 0 : state.free[seat]!
  coins = state.coins[seat]!
  plotCount = listMembers(plots, 0, state.bareLow[seat]!, state.bareHigh[seat]!)
  tileCount = listMembers(tiles, 0, state.handLow[seat]!, state.handHigh[seat]!)
  if (state.ledKind[seat] === FOR_PLOT) plots[plotCount++] = state.ledThing[seat]!
  pairUp(state, seat, into, from)
  readPublics(state, seat, into, from)
  for (let at = 0; at < tileCount; at++)
    into[from + (at === 0 ? TILE : MORE_TILES)]! += tileProspect(state, seat, tiles[at]!)
  for (let at = 0; at < plotCount; at++) into[from + PLOT]! += plotProspect(state, seat, plots[at]!)
}

function listMembers(into: Int32Array, from: number, low: number, high: number): number {
  let count = from
  for (let word = low; word !== 0; word &= word - 1) into[count++] = lowestBit(word)
  for (let word = high; word !== 0; word &= word - 1) into[count++] = 32 + lowestBit(word)
  return count
}

/** Whether a plan with this price can be paid this round; what it takes is no longer there for the next plan. */
function isInReach(tile: number): boolean {
  if (WORKER_COST[tile]! > workers || COIN_COST[tile]! > coins) return false
  workers -= WORKER_COST[tile]!
  coins -= COIN_COST[tile]!
  return true
}

/** Gives each plot its best tile, the best pair first; what is paired leaves both lists. */
function pairUp(state: State, seat: number, into: Float64Array, from: number): void {
  const soon = upkeepsLeft(state) > 0
  while (plotCount > 0 && tileCount > 0) {
    let best = 0
    let bestTile = -1
    let bestPlot = -1
    for (let tile = 0; tile < tileCount; tile++) {
      for (let plot = 0; plot < plotCount; plot++) {
        const here = placementWorth(state, seat, tiles[tile]!, plots[plot]!) - priceWorth(state, tiles[tile]!)
        if (here <= best) continue
        best = here
        bestTile = tile
        bestPlot = plot
      }
    }
    if (bestTile < 0) return
    const led = state.ledKind[seat] === FOR_PLOT && plots[bestPlot] === state.ledThing[seat]
    const now = isInReach(tiles[bestTile]!)
    if (now || soon) into[from + (led ? PAIR_LED : now ? PAIR : PAIR_LATER)]! += best
    tiles[bestTile] = tiles[--tileCount]!
    plots[bestPlot] = plots[--plotCount]!
  }
}

/** Public tiles in hand, and one that is about to be won, each on the best plot for it. */
function readPublics(state: State, seat: number, into: Float64Array, from: number): void {
  const soon = upkeepsLeft(state) > 0
  for (let word = state.handPublic[seat]!; word !== 0; word &= word - 1) {
    const tile = FIRST_LATER + lowestBit(word)
    const now = isInReach(tile)
    if (now || soon) into[from + (now ? PUBLIC : PUBLIC_LATER)]! += bestSite(state, seat, tile)
  }
  if (state.ledKind[seat] === FOR_PUBLIC) {
    into[from + PUBLIC_LED] = bestSite(state, seat, FIRST_LATER + state.ledThing[seat]!)
  }
}

/** A tile without a plot: over an own building, or on a plot that can still be won. */
function tileProspect(state: State, seat: number, tile: number): number {
  const soon = upkeepsLeft(state) > 0
  if (!soon && workers < WORKER_COST[tile]!) return 0
  let best = bestUpgrade(state, seat, tile)
  if (!soon && workers < WORKER_COST[tile]! + 1) return best
  for (let word = state.freeLow; word !== 0; word &= word - 1)
    best = Math.max(best, onFree(state, seat, tile, lowestBit(word)))
  for (let word = state.freeHigh; word !== 0; word &= word - 1) {
    best = Math.max(best, onFree(state, seat, tile, 32 + lowestBit(word)))
  }
  return best
}

function onFree(state: State, seat: number, tile: number, cell: number): number {
  const base = state.beside[cell]!
  if (base === 0) return 0
  const plot = base * coinWorth(state) + workerWorth(state)
  return placementWorth(state, seat, tile, cell) - priceWorth(state, tile) - plot
}

/** A plot without a tile: the best that can be taken for it. */
function plotProspect(state: State, seat: number, cell: number): number {
  const soon = upkeepsLeft(state) > 0
  let best = 0
  let low = state.marketLow | state.obsoleteLow
  let high = state.marketHigh | state.obsoleteHigh
  while ((low | high) !== 0) {
    const tile = low !== 0 ? lowestBit(low) : 32 + lowestBit(high)
    if (low !== 0) low &= low - 1
    else high &= high - 1
    if (!soon && workers < WORKER_COST[tile]! + 1) continue
    best = Math.max(best, placementWorth(state, seat, tile, cell) - priceWorth(state, tile) - workerWorth(state))
  }
  return best
}

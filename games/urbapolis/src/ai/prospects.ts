import { lowestBit } from '@masterplan/kernel/bits'
import { FOR_PLOT, FOR_PUBLIC } from '../chapters/leads.ts'
import { COIN_COST, FAMILY, FIRST_LATER, RANK, WORKER_COST } from '../data/tiles.ts'
import type { State } from '../state.ts'
import { bestSite, coinWorth, placementWorth, priceWorth, upgradeWorth, upkeepsLeft, workerWorth } from './worth.ts'

/** What is planned but not yet built: tiles in hand, empty plots, leads in auctions. */
const PLANNED = 0.8 // of the worth of what can be built this round
const LATER = 0.5 // of what has to wait for the next one
const HALF = 0.45 // of a plan that still lacks its plot or its tile
const LEAD = 0.85 // a lead may be overbid
const RAISED = 0.8 // workers in a tender are missing where tiles are built
const SPARE = 0.5 // a second tile without a plot
const USUAL = 1.5 // an empty plot or a tile of a rival

// Scratch lists of one call; nobody holds more plots or tiles than this.
const plots = new Int32Array(8)
const tiles = new Int32Array(48)
let plotCount = 0
let workers = 0 // not yet planned for
let coins = 0
let tileCount = 0

function listMembers(into: Int32Array, from: number, low: number, high: number): number {
  let count = from
  for (let word = low; word !== 0; word &= word - 1) into[count++] = lowestBit(word)
  for (let word = high; word !== 0; word &= word - 1) into[count++] = 32 + lowestBit(word)
  return count
}

/** One's own: every tile looks for the best plot, every plot for the best tile. */
export function prospects(state: State, seat: number): number {
  let worth = plans(state, seat)
  for (let at = 0; at < tileCount; at++) worth += tileProspect(state, seat, tiles[at]!) * (at === 0 ? 1 : SPARE / at)
  for (let at = 0; at < plotCount; at++) worth += plotProspect(state, seat, plots[at]!)
  return worth + publicLead(state, seat)
}

/** A rival's: what fits together is counted, the rest is as usual. */
export function rivalProspects(state: State, seat: number): number {
  const planned = plans(state, seat)
  return upkeepsLeft(state) > 0 ? planned + USUAL * (plotCount + Math.min(2, tileCount)) : planned
}

/** Tiles that have a plot, and public tiles. What remains is left in the lists. */
function plans(state: State, seat: number): number {
  workers = (state.passed >>> seat) & 1 ? 0 : state.free[seat]!
  coins = state.coins[seat]!
  plotCount = listMembers(plots, 0, state.bareLow[seat]!, state.bareHigh[seat]!)
  tileCount = listMembers(tiles, 0, state.handLow[seat]!, state.handHigh[seat]!)
  if (state.ledKind[seat] === FOR_PLOT) plots[plotCount++] = state.ledThing[seat]!
  return pairUp(state, seat) + publicsInHand(state, seat)
}

/** How much of a plan with this price counts; what it takes is no longer there for the next plan. */
function reach(state: State, tile: number): number {
  if (WORKER_COST[tile]! > workers || COIN_COST[tile]! > coins) return upkeepsLeft(state) > 0 ? LATER : 0
  workers -= WORKER_COST[tile]!
  coins -= COIN_COST[tile]!
  return PLANNED
}

/** Gives each plot its best tile, the best pair first; what is paired leaves both lists. */
function pairUp(state: State, seat: number): number {
  let worth = 0
  while (plotCount > 0 && tileCount > 0) {
    let best = 0
    let [bestTile, bestPlot] = [-1, -1]
    for (let tile = 0; tile < tileCount; tile++) {
      for (let plot = 0; plot < plotCount; plot++) {
        const here = placementWorth(state, seat, tiles[tile]!, plots[plot]!) - priceWorth(state, tiles[tile]!)
        if (here > best) [best, bestTile, bestPlot] = [here, tile, plot]
      }
    }
    if (bestTile < 0) return worth
    const led = state.ledKind[seat] === FOR_PLOT && plots[bestPlot] === state.ledThing[seat]
    worth += best * reach(state, tiles[bestTile]!) * (led ? LEAD : 1)
    tiles[bestTile] = tiles[--tileCount]!
    plots[bestPlot] = plots[--plotCount]!
  }
  return worth
}

/** A tile without a plot: over an own building, or on a plot that can still be won. */
function tileProspect(state: State, seat: number, tile: number): number {
  const soon = upkeepsLeft(state) > 0
  let best = bestUpgrade(state, seat, tile) * 2
  if (!soon && workers < WORKER_COST[tile]!) best = workers > 0 ? best / 2 : 0
  if (!soon && workers < WORKER_COST[tile]! + 1) return best * HALF
  for (let word = state.freeLow; word !== 0; word &= word - 1)
    best = Math.max(best, onFree(state, seat, tile, lowestBit(word)))
  for (let word = state.freeHigh; word !== 0; word &= word - 1) {
    best = Math.max(best, onFree(state, seat, tile, 32 + lowestBit(word)))
  }
  return HALF * best
}

function onFree(state: State, seat: number, tile: number, cell: number): number {
  const base = state.beside[cell]!
  if (base === 0) return 0
  const plot = base * coinWorth(state) + workerWorth(state)
  return placementWorth(state, seat, tile, cell) - priceWorth(state, tile) - plot
}

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

/** A plot without a tile: the best that can be taken for it. */
function plotProspect(state: State, seat: number, cell: number): number {
  const soon = upkeepsLeft(state) > 0
  let best = soon ? 2 : 0 // the next market will have something
  let low = state.marketLow | state.obsoleteLow
  let high = state.marketHigh | state.obsoleteHigh
  while ((low | high) !== 0) {
    const tile = low !== 0 ? lowestBit(low) : 32 + lowestBit(high)
    if (low !== 0) low &= low - 1
    else high &= high - 1
    if (!soon && workers < WORKER_COST[tile]! + 1) continue
    best = Math.max(best, placementWorth(state, seat, tile, cell) - priceWorth(state, tile) - workerWorth(state))
  }
  return HALF * best
}

/** Public tiles in hand, each on the best plot for it. */
function publicsInHand(state: State, seat: number): number {
  let worth = 0
  for (let word = state.handPublic[seat]!; word !== 0; word &= word - 1) {
    const tile = FIRST_LATER + lowestBit(word)
    worth += reach(state, tile) * bestSite(state, seat, tile)
  }
  return worth
}

/** A rival's lead is not looked at: who takes every tile from others has no workers left to build. */
function publicLead(state: State, seat: number): number {
  if (state.ledKind[seat] !== FOR_PUBLIC) return 0
  const tile = FIRST_LATER + state.ledThing[seat]!
  const missing = RAISED * state.ledBid[seat]! * workerWorth(state)
  return LEAD * reach(state, tile) * bestSite(state, seat, tile) - missing
}

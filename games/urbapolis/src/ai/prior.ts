import type { Seat } from '@masterplan/kernel'
import { countPair, lowestBit } from '@masterplan/kernel/bits'
import { compensation } from '../chapters/effects.ts'
import { FOR_PLOT, FOR_PUBLIC, slotOf } from '../chapters/leads.ts'
import { expropriationPrice } from '../chapters/public-actions/city-hall.ts'
import { HIRE_COST, HOSPITAL_COSTS, liftCost, ROAD_VALUE, TEMP_COSTS } from '../data/numbers.ts'
import { FIRST_LATER, isPrivate } from '../data/tiles.ts'
import { firstSide, type Road, secondSide } from '../geometry.ts'
import type { State } from '../state.ts'
import type { Move } from '../types.ts'
import {
  bestSite,
  bestUpgrade,
  buildingWorth,
  coinWorth,
  emptyBeside,
  hiredWorth,
  placementWorth,
  priceWorth,
  publicPlacementWorth,
  standingWorth,
  upgradeWorth,
  upkeepsLeft,
  workerWorth,
} from './worth.ts'

/** 1 is a move that gains nothing; two points more double it. */
export function prior(state: State, seat: Seat, move: Move): number {
  return 2 ** (Math.max(-8, Math.min(12, gain(state, seat, move))) / 2)
}

const CONTESTED = 0.8 // what others can take first comes first
const TENDER = 2.2 // workers in a tender are missing where tiles are built: who raises on and on builds little

/** Points a move seems to win, from looking at the table once. */
function gain(state: State, seat: Seat, move: Move): number {
  const coin = coinWorth(state)
  const worker = workerWorth(state)
  switch (move.kind) {
    case 'reveal':
    case 'reserve':
    case 'disc':
    case 'done':
      return 0
    case 'pass':
      return -worker * Math.min(2, state.free[seat]!)
    case 'pick':
      return placementWorth(state, seat, move.tile, move.plot) - priceWorth(state, move.tile) - 8
    case 'bid':
      return bidGain(state, seat, move.plot, move.coins)
    case 'take':
    case 'draft':
      return tileGain(state, seat, move.tile) - (move.kind === 'take' ? worker : 0) + CONTESTED
    case 'build':
      if (!isPrivate(move.tile)) return publicPlacementWorth(state, seat, move.tile, move.plot)
      return placementWorth(state, seat, move.tile, move.plot) - priceWorth(state, move.tile)
    case 'upgrade':
      return upgradeWorth(state, seat, move.tile, move.plot)
    case 'tender': {
      const slot = slotOf(state, FOR_PUBLIC, move.tile - FIRST_LATER)
      const stake = slot < 0 ? 0 : state.stakes[slot * 4 + seat]!
      return bestSite(state, seat, move.tile) - (move.workers - stake) * TENDER * worker + CONTESTED
    }
    case 'bank':
      return state.fixed.bank[move.workers - 1]! * coin - move.workers * worker
    case 'hire':
      return hiredWorth(state) - HIRE_COST * coin - worker + CONTESTED
    case 'temps':
      return (move.temps - 1) * worker * 0.8 - TEMP_COSTS[move.temps]! * coin
    case 'hospital':
      return move.points - HOSPITAL_COSTS[move.points]! * coin - worker
    case 'boost':
      return liftGain(state, seat, move.plot) - (state.lifts === 0 ? worker : 0)
    case 'expropriate':
      return bestTileFor(state, seat, move.plot) - expropriationPrice(state, move.plot) * coin - 2 * worker
    case 'road':
      return roadGain(state, seat, move.road, firstSide(move.border), secondSide(move.border)) - worker
    case 'claim':
      return bestTileFor(state, seat, move.plot)
    case 'demolish':
      return demolitionGain(state, seat, move.plot)
  }
}

/** What one of the tiles in hand, or of the market, would be worth on a plot. */
function bestTileFor(state: State, seat: number, plot: number): number {
  let best = 0
  let low = state.handLow[seat]! | state.marketLow
  let high = state.handHigh[seat]! | state.marketHigh
  while ((low | high) !== 0) {
    const tile = low !== 0 ? lowestBit(low) : 32 + lowestBit(high)
    if (low !== 0) low &= low - 1
    else high &= high - 1
    best = Math.max(best, placementWorth(state, seat, tile, plot) - priceWorth(state, tile))
  }
  return 0.7 * best
}

function bidGain(state: State, seat: number, plot: number, coins: number): number {
  const slot = slotOf(state, FOR_PLOT, plot)
  const stake = slot < 0 ? 0 : state.stakes[slot * 4 + seat]!
  const worker = stake === 0 ? workerWorth(state) : 0
  return bestTileFor(state, seat, plot) - (coins - stake) * coinWorth(state) - worker
}

/** A tile for a plot one has, or for an upgrade. */
function tileGain(state: State, seat: number, tile: number): number {
  let best = bestUpgrade(state, seat, tile)
  for (let low = state.bareLow[seat]!; low !== 0; low &= low - 1) {
    best = Math.max(best, placementWorth(state, seat, tile, lowestBit(low)) - priceWorth(state, tile))
  }
  for (let high = state.bareHigh[seat]!; high !== 0; high &= high - 1) {
    best = Math.max(best, placementWorth(state, seat, tile, 32 + lowestBit(high)) - priceWorth(state, tile))
  }
  const spare = state.bareCount[seat]! > 0 || upkeepsLeft(state) > 0 ? 1.5 : 0
  const full = countPair(state.handLow[seat]!, state.handHigh[seat]!) > state.bareCount[seat]! + 1 ? 0.6 : 1
  return full * Math.max(spare, 0.7 * best)
}

/** What a change of its total does to a private building, as seen from a seat. */
function shiftGain(state: State, seat: number, cell: number, by: number): number {
  const tile = state.building[cell]! - 1
  if (!isPrivate(tile)) return 0
  const gain =
    buildingWorth(state, tile, state.total[cell]! + by, emptyBeside(state, cell)) - standingWorth(state, cell)
  return state.owner[cell] === seat + 1 ? gain : -0.2 * gain
}

function liftGain(state: State, seat: number, plot: number): number {
  const family = state.lifts > 0 ? state.liftFamily : familyAt(state, plot)
  return shiftGain(state, seat, plot, 1) - liftCost(family, state.lifts) * coinWorth(state)
}

function familyAt(state: State, plot: number): number {
  for (let family = 0; family < 4; family++) {
    const word = plot < 32 ? state.kinLow[family]! >>> plot : state.kinHigh[family]! >>> (plot - 32)
    if ((word & 1) === 1) return family
  }
  return 0
}

function roadGain(state: State, seat: number, road: Road, one: number, other: number): number {
  const side = (cell: number) => {
    if (state.building[cell] === 0 && state.owner[cell] === seat + 1) return 1.2 * ROAD_VALUE[road]
    return shiftGain(state, seat, cell, ROAD_VALUE[road])
  }
  return side(one) + side(other)
}

/** Levels around it are not looked at: a demolition is rarely a good idea. */
function demolitionGain(state: State, seat: number, plot: number): number {
  const worth = standingWorth(state, plot)
  if (state.owner[plot] === seat + 1) return -worth
  return 0.2 * worth - compensation(state, plot) * coinWorth(state)
}

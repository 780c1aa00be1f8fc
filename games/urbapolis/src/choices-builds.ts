import { countBits, countPair, highWord, lowestBit, lowWord, nthOfPair } from '@masterplan/kernel/bits'
import type { Choice } from './choices.ts'
import { expropriationPrice } from './data/prices.ts'
import { CITY_HALL, COIN_COST, FAMILY, FIRST_LATER, LATERS, PRIVATES, RANK, WORKER_COST } from './data/tiles.ts'
import { BUILDS, EXPROPRIATIONS, UPGRADES } from './moves.ts'
import type { State } from './state.ts'
import { BARE_LIMIT, isAvailable } from './table.ts'

// What a purse can pay, as sets of tiles: by workers (3 are always enough) and coins (10 are always enough).
const MOST_WORKERS = 3
const MOST_COINS = 10
const PAYABLE_LOW = new Int32Array((MOST_WORKERS + 1) * (MOST_COINS + 1))
const PAYABLE_HIGH = new Int32Array(PAYABLE_LOW.length)
const PAYABLE_LATER = new Int32Array(MOST_COINS + 1) // with one worker
for (let coins = 0; coins <= MOST_COINS; coins++) {
  for (let later = 0; later < LATERS; later++) {
    if (COIN_COST[FIRST_LATER + later]! <= coins) PAYABLE_LATER[coins]! |= 1 << later
  }
  for (let workers = 0; workers <= MOST_WORKERS; workers++) {
    for (let tile = 0; tile < PRIVATES; tile++) {
      if (WORKER_COST[tile]! > workers || COIN_COST[tile]! > coins) continue
      PAYABLE_LOW[workers * (MOST_COINS + 1) + coins]! |= lowWord(tile)
      PAYABLE_HIGH[workers * (MOST_COINS + 1) + coins]! |= highWord(tile)
    }
  }
}

function purse(state: State, seat: number): number {
  const workers = Math.min(MOST_WORKERS, state.free[seat]!)
  return workers * (MOST_COINS + 1) + Math.min(MOST_COINS, state.coins[seat]!)
}

/** U-BLD-01, U-BLD-02: every payable private tile in hand on every own empty plot. */
export const privateBuilds: Choice = {
  count(state, seat) {
    const plots = state.bareCount[seat]!
    if (plots === 0) return 0
    const at = purse(state, seat)
    return plots * countPair(state.handLow[seat]! & PAYABLE_LOW[at]!, state.handHigh[seat]! & PAYABLE_HIGH[at]!)
  },
  nth(state, seat, n) {
    const at = purse(state, seat)
    const plots = state.bareCount[seat]!
    const which = (n / plots) | 0
    const tile = nthOfPair(state.handLow[seat]! & PAYABLE_LOW[at]!, state.handHigh[seat]! & PAYABLE_HIGH[at]!, which)
    return BUILDS[tile * 64 + nthOfPair(state.bareLow[seat]!, state.bareHigh[seat]!, n - which * plots)]!
  },
}

/** U-BLD-03 to U-BLD-05: every payable public tile in hand, on own empty plots and then on free ones. */
export const publicBuilds: Choice = {
  count: (state, seat) =>
    state.handPublic[seat] === 0 ? 0 : countBits(payableLater(state, seat)) * sites(state, seat),
  nth(state, seat, n) {
    const count = sites(state, seat)
    const which = (n / count) | 0
    const tile = FIRST_LATER + nthOfPair(payableLater(state, seat), 0, which)
    return BUILDS[tile * 64 + nthSite(state, seat, n - which * count)]!
  },
}

const payableLater = (state: State, seat: number): number =>
  state.free[seat] === 0 ? 0 : state.handPublic[seat]! & PAYABLE_LATER[Math.min(MOST_COINS, state.coins[seat]!)]!

function sites(state: State, seat: number): number {
  const free = countPair(state.freeLow, state.freeHigh)
  const lonely = state.fixed.options.publicPlots === 'adjacentFree' ? state.open[0]! : 0
  return state.bareCount[seat]! + free - lonely
}

function nthSite(state: State, seat: number, n: number): number {
  const own = state.bareCount[seat]!
  if (n < own) return nthOfPair(state.bareLow[seat]!, state.bareHigh[seat]!, n)
  if (state.fixed.options.publicPlots === 'anyFree') return nthOfPair(state.freeLow, state.freeHigh, n - own)
  let rest = n - own
  for (let at = 0; ; at++) {
    const cell = nthOfPair(state.freeLow, state.freeHigh, at)
    if (state.beside[cell]! > 0 && rest-- === 0) return cell
  }
}

const HIGHER_RANK_LOW = allTiles(tile => (RANK[tile]! > 1 ? lowWord(tile) : 0))
const HIGHER_RANK_HIGH = allTiles(tile => (RANK[tile]! > 1 ? highWord(tile) : 0))
function allTiles(bit: (tile: number) => number): number {
  return Array.from({ length: PRIVATES }, (_, tile) => bit(tile)).reduce((word, each) => word | each, 0)
}

/** U-UPG-01 to U-UPG-03: few hands hold a tile of higher rank, so these are simply walked through. */
export const upgrades: Choice = {
  count: (state, seat) => walkUpgrades(state, seat, -1),
  nth: (state, seat, n) => UPGRADES[walkUpgrades(state, seat, n)]!,
}

/** The number of upgrades, or with `n` from 0 the n-th one as tile * 64 + plot. */
function walkUpgrades(state: State, seat: number, n: number): number {
  let count = 0
  let low = state.handLow[seat]! & HIGHER_RANK_LOW
  let high = state.handHigh[seat]! & HIGHER_RANK_HIGH
  while ((low | high) !== 0) {
    const tile = low !== 0 ? lowestBit(low) : 32 + lowestBit(high)
    if (low !== 0) low &= low - 1
    else high &= high - 1
    const family = FAMILY[tile]!
    let nearLow = state.mineLow[seat]! & state.kinLow[family]!
    let nearHigh = state.mineHigh[seat]! & state.kinHigh[family]!
    while ((nearLow | nearHigh) !== 0) {
      const cell = nearLow !== 0 ? lowestBit(nearLow) : 32 + lowestBit(nearHigh)
      if (nearLow !== 0) nearLow &= nearLow - 1
      else nearHigh &= nearHigh - 1
      if (!canUpgrade(state, seat, tile, cell)) continue
      if (count === n) return tile * 64 + cell
      count++
    }
  }
  return count
}

function canUpgrade(state: State, seat: number, tile: number, cell: number): boolean {
  const old = state.building[cell]! - 1
  return (
    RANK[tile]! > RANK[old]! &&
    WORKER_COST[tile]! - WORKER_COST[old]! <= state.free[seat]! &&
    COIN_COST[tile]! - COIN_COST[old]! <= state.coins[seat]!
  )
}

/** U-PBA-19, U-PBA-23: the empty plots of the others, as far as they can be paid. */
export const expropriations: Choice = {
  count: (state, seat) => walkExpropriations(state, seat, -1),
  nth: (state, seat, n) => EXPROPRIATIONS[walkExpropriations(state, seat, n)]!,
}

function walkExpropriations(state: State, seat: number, n: number): number {
  if (!isAvailable(state, CITY_HALL)) return 0
  if (state.free[seat]! < 2 || state.coins[seat]! < 4 || state.bareCount[seat]! >= BARE_LIMIT) return 0
  let count = 0
  for (let rival = 0; rival < state.fixed.players; rival++) {
    if (rival === seat || state.bareCount[rival] === 0) continue
    let low = state.bareLow[rival]!
    let high = state.bareHigh[rival]!
    while ((low | high) !== 0) {
      const cell = low !== 0 ? lowestBit(low) : 32 + lowestBit(high)
      if (low !== 0) low &= low - 1
      else high &= high - 1
      if (expropriationPrice(state, cell) > state.coins[seat]!) continue
      if (count === n) return cell
      count++
    }
  }
  return count
}

import { highWord, lowWord } from '@masterplan/kernel/bits'
import { COIN_COST, FIRST_LATER, LATERS, PRIVATES, WORKER_COST } from '../data/tiles.ts'
import type { State } from '../state.ts'

// What a purse can pay, as sets of tiles: by workers (3 are always enough) and coins (10 are always enough).
const MOST_WORKERS = 3
const MOST_COINS = 10
export const PAYABLE_LOW = new Int32Array((MOST_WORKERS + 1) * (MOST_COINS + 1))
export const PAYABLE_HIGH = new Int32Array(PAYABLE_LOW.length)
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

/** The place of a seat's purse in the tables of private tiles. */
export function purse(state: State, seat: number): number {
  const workers = Math.min(MOST_WORKERS, state.free[seat]!)
  return workers * (MOST_COINS + 1) + Math.min(MOST_COINS, state.coins[seat]!)
}

/** Public tiles in hand that can be paid by a seat with a free worker. */
export const payablePublics = (state: State, seat: number): number =>
  state.handPublic[seat]! & PAYABLE_LATER[Math.min(MOST_COINS, state.coins[seat]!)]!

import { countBits, countPair, nthOfPair } from '@masterplan/kernel/bits'
import type { Choice } from './choices.ts'
import { bidOf, TAKES, tenderOf } from './moves.ts'
import type { State } from './state.ts'
import { BARE_LIMIT, FOR_PLOT, FOR_PUBLIC } from './table.ts'

const SEATS = 4

/** U-AUC-01 to U-AUC-04: on each free plot with neighbours, as many openings as multiples can be paid. */
export const openings: Choice = {
  count(state, seat) {
    if (state.free[seat]! === 0 || state.bareCount[seat]! >= BARE_LIMIT) return 0
    const coins = state.coins[seat]!
    let count = 0
    for (let base = 1; base <= 8; base++) {
      const plots = state.open[base]!
      if (plots > 0) count += plots * ((coins / base) | 0)
    }
    return count
  },
  nth(state, seat, n) {
    const coins = state.coins[seat]!
    let rest = n
    let base = 1
    for (; ; base++) {
      const here = state.open[base]! * ((coins / base) | 0)
      if (rest < here) break
      rest -= here
    }
    const multiples = (coins / base) | 0
    const skip = (rest / multiples) | 0
    const plot = nthOfPair(state.openLow[base]!, state.openHigh[base]!, skip)
    return bidOf(plot, base * (rest - skip * multiples + 1))
  },
}

/** U-AUC-05 to U-AUC-09: higher multiples of the base in running auctions, paid as far as they are new. */
export const raises: Choice = {
  count(state, seat) {
    if (state.bareCount[seat]! >= BARE_LIMIT) return 0
    let count = 0
    for (let slot = 0; slot < SEATS; slot++) count += raisesIn(state, seat, slot)
    return count
  },
  nth(state, seat, n) {
    let rest = n
    let slot = 0
    for (; ; slot++) {
      const here = raisesIn(state, seat, slot)
      if (rest < here) break
      rest -= here
    }
    return bidOf(state.ledThing[slot]!, state.ledBid[slot]! + state.ledBase[slot]! * (rest + 1))
  },
}

function raisesIn(state: State, seat: number, slot: number): number {
  if (state.ledKind[slot] !== FOR_PLOT) return 0
  const stake = state.stakes[slot * SEATS + seat]!
  if (stake === 0 && state.free[seat] === 0) return 0
  const more = state.coins[seat]! + stake - state.ledBid[slot]!
  return more < 0 ? 0 : (more / state.ledBase[slot]!) | 0
}

/** U-TIL-01, U-TIL-02: the market, then the obsolete row. */
export const takes: Choice = {
  count: (state, seat) => (state.free[seat]! > 0 ? tilesOnOffer(state) : 0),
  nth: (state, _seat, n) => TAKES[nthOnOffer(state, n)]!,
}

export const tilesOnOffer = (state: State): number =>
  countPair(state.marketLow | state.obsoleteLow, state.marketHigh | state.obsoleteHigh)
export const nthOnOffer = (state: State, n: number): number =>
  nthOfPair(state.marketLow | state.obsoleteLow, state.marketHigh | state.obsoleteHigh, n)

/** U-TND-01 to U-TND-03: any number of free workers on a tile without bids, more than the highest bid on the others. */
export const tenders: Choice = {
  count(state, seat) {
    if (state.publics === 0) return 0
    let count = countBits(unbid(state)) * state.free[seat]!
    for (let slot = 0; slot < SEATS; slot++) count += tendersIn(state, seat, slot)
    return count
  },
  nth(state, seat, n) {
    const workers = state.free[seat]!
    const fresh = unbid(state)
    const opening = countBits(fresh) * workers
    if (n < opening) return tenderOf(nthOfPair(fresh, 0, (n / workers) | 0), (n % workers) + 1)
    let rest = n - opening
    let slot = 0
    for (; ; slot++) {
      const here = tendersIn(state, seat, slot)
      if (rest < here) break
      rest -= here
    }
    return tenderOf(state.ledThing[slot]!, state.ledBid[slot]! + rest + 1)
  },
}

function unbid(state: State): number {
  let tiles = state.publics
  for (let slot = 0; slot < SEATS; slot++) {
    if (state.ledKind[slot] === FOR_PUBLIC) tiles &= ~(1 << state.ledThing[slot]!)
  }
  return tiles
}

function tendersIn(state: State, seat: number, slot: number): number {
  if (state.ledKind[slot] !== FOR_PUBLIC) return 0
  return Math.max(0, state.free[seat]! + state.stakes[slot * SEATS + seat]! - state.ledBid[slot]!)
}

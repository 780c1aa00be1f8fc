import { countPair, nthOfPair } from '@masterplan/kernel/bits'
import type { Choice } from './choices.ts'
import { nthOnOffer, tilesOnOffer } from './choices-bids.ts'
import { streets } from './choices-public.ts'
import { compensation } from './data/prices.ts'
import { isPrivate, RANK } from './data/tiles.ts'
import { CLAIMS, DEMOLITIONS, DONE, DRAFTS } from './moves.ts'
import type { State } from './state.ts'
import { BARE_LIMIT } from './table.ts'

/** What the effect of a public building may be aimed at; every one may be declined (U-FX-06). */
export const declines: Choice = { count: () => 1, nth: () => DONE }

/** U-FX-04: the same, for nothing. */
export const freeStreets: Choice = {
  count: state => (state.streets > 0 ? state.bordersOpen : 0),
  nth: streets.nth,
}

/** U-FX-02. */
export const claims: Choice = {
  count: (state, seat) => (state.bareCount[seat]! >= BARE_LIMIT ? 0 : countPair(claimLow(state), claimHigh(state))),
  nth: (state, _seat, n) => CLAIMS[nthOfPair(claimLow(state), claimHigh(state), n)]!,
}
const claimLow = (state: State): number => state.freeLow & state.fixed.nearLow[state.site]!
const claimHigh = (state: State): number => state.freeHigh & state.fixed.nearHigh[state.site]!

/** U-FX-03. */
export const demolitions: Choice = {
  count: (state, seat) => walkDemolitions(state, seat, -1),
  nth: (state, seat, n) => DEMOLITIONS[walkDemolitions(state, seat, n)]!,
}

function walkDemolitions(state: State, seat: number, n: number): number {
  const { near, nearCount } = state.fixed
  const end = state.site * 8 + nearCount[state.site]!
  let count = 0
  for (let at = state.site * 8; at < end; at++) {
    if (!canDemolish(state, seat, near[at]!)) continue
    if (count === n) return near[at]!
    count++
  }
  return count
}

/** An own one, unless that makes a third empty plot; or a rival's of rank 1, when its owner can be compensated. */
function canDemolish(state: State, seat: number, cell: number): boolean {
  const tile = state.building[cell]! - 1
  if (!isPrivate(tile)) return false
  if (state.owner[cell] === seat + 1) return state.bareCount[seat]! < BARE_LIMIT
  return RANK[tile] === 1 && compensation(state, cell) <= state.coins[seat]!
}

/** U-FX-05. */
export const drafts: Choice = {
  count: state => tilesOnOffer(state),
  nth: (state, _seat, n) => DRAFTS[nthOnOffer(state, n)]!,
}

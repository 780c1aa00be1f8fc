import { type Seat, seatsOf } from '@masterplan/kernel'
import { rowHas } from '@masterplan/kernel/bits'
import { freePrestige } from '../chapters/auctions.ts'
import { incomeOf } from '../chapters/income.ts'
import { refuseOffer } from '../chapters/trading/trade.ts'
import { ceil5, RESOURCES } from '../data/names.ts'
import { BID, DEVELOP, PICK, WORK } from '../data/steps.ts'
import { priceOf, zoneAt } from '../land/estate.ts'
import type { State } from '../state.ts'
import type { Bargain, Goods, Move } from '../types.ts'

/**
 * Bots make no more offers than this in one year, only one at each decision, and only of the kinds below. A state does not
 * remember what was rejected, and until its seat does something else the same offer would look as good as before.
 */
const OFFERS_PER_YEAR = 6
const MOST_TRIED = 10

const NOTHING: Goods = {
  gobs: 0,
  prestige: 0,
  hype: 0,
  tokens: 0,
  resources: [0, 0, 0, 0],
  tiles: [0, 0, 0],
  stoojes: [],
  constructs: [],
}
const swap = (give: Partial<Goods>, want: Partial<Goods>): Bargain => ({
  give: { ...NOTHING, ...give },
  want: { ...NOTHING, ...want },
  cards: [],
  deck: null,
})
const gobs = (amount: number): Partial<Goods> => ({ gobs: ceil5(amount) })
const unitsOf = (resource: number, units: number): Partial<Goods> => ({
  resources: RESOURCES.map((_, at) => (at === resource ? units : 0)),
})

/** A bounded list of sensible offers at this decision. */
export function sensibleOffers(state: State, seat: Seat): Move[] {
  if (state.offers > 0 || state.offersThisYear[seat]! >= OFFERS_PER_YEAR) return []
  const partners = seatsOf(state.fixed.players).filter(other => other !== seat)
  const tried = partners.flatMap(other => templates(state, seat, other).map(bargain => ({ other, bargain })))
  return tried
    .map(({ other, bargain }): Move & { kind: 'offer' } => ({ kind: 'offer', seat: other, bargain }))
    .filter(move => refuseOffer(state, seat, move) === undefined)
    .slice(0, MOST_TRIED)
}

function templates(state: State, seat: number, other: number): Bargain[] {
  switch (state.step) {
    case PICK:
      return [...landDeals(state, seat, other), ...landlordDeals(state, seat, other)]
    case DEVELOP:
      return tileDeals(state, seat, other)
    case WORK:
      return [...tokenDeals(state, seat, other), ...resourceDeals(state, seat, other)]
    case BID:
      return bribes(state, seat, other)
    default:
      return []
  }
}

/** A stooj that stands alone among the buyer's own, at a little under, at, or over its price. */
function landDeals(state: State, seat: number, other: number): Bargain[] {
  const wanted = lonelyLot(state, other, seat)
  const spare = lonelyLot(state, seat, other)
  const { stoojes } = state.fixed.board
  return [
    ...(wanted < 0
      ? []
      : [1, 1.5].map(rate => swap(gobs(rate * 2 * priceOf(state, wanted)), { stoojes: [stoojes[wanted]!] }))),
    ...(spare < 0 ? [] : [swap({ stoojes: [stoojes[spare]!] }, gobs(2 * priceOf(state, spare)))]),
  ]
}

/** A construct on the other's ground goes to the landowner, or the ground to the owner of the construct. */
function landlordDeals(state: State, seat: number, other: number): Bargain[] {
  const { stoojes } = state.fixed.board
  return stoojes.flatMap((name, stooj) => {
    const [owner, builder] = [state.owner[stooj]! - 1, state.builder[stooj]! - 1]
    if (owner === seat && builder === other)
      return [swap(gobs(4 * incomeOf(state, stooj) + 60), { constructs: [name] })]
    if (owner === other && builder === seat) return [swap(gobs(2 * incomeOf(state, stooj) + 60), { stoojes: [name] })]
    return []
  })
}

/** An undeveloped stooj of `owner` with at least two neighbours of `friend`, or -1. */
function lonelyLot(state: State, owner: number, friend: number): number {
  const { stoojes, beside } = state.fixed.board
  for (let stooj = 0; stooj < stoojes.length; stooj++) {
    if (state.owner[stooj] !== owner + 1 || rowHas(state.developed, 0, stooj)) continue
    let friends = 0
    for (let at = 3 * stooj; at < 3 * stooj + 3; at++)
      if (beside[at]! >= 0 && state.owner[beside[at]!] === friend + 1) friends++
    if (friends >= 2) return stooj
  }
  return -1
}

/** A tile of a kind one can place for one of another kind. */
function tileDeals(state: State, seat: number, other: number): Bargain[] {
  const needed = [0, 1, 2].find(zone => state.tiles[3 * seat + zone] === 0 && hasLot(state, seat, zone))
  const spare = [0, 1, 2].find(zone => state.tiles[3 * seat + zone]! > 0 && !hasLot(state, seat, zone))
  if (needed === undefined || state.tiles[3 * other + needed] === 0) return []
  const oneOf = (kind: number): Partial<Goods> => ({ tiles: [0, 1, 2].map(zone => (zone === kind ? 1 : 0)) })
  return spare === undefined ? [swap(gobs(40), oneOf(needed))] : [swap(oneOf(spare), oneOf(needed))]
}

function hasLot(state: State, seat: number, zone: number): boolean {
  return state.fixed.board.stoojes.some(
    (_, stooj) =>
      state.owner[stooj] === seat + 1 && !rowHas(state.developed, 0, stooj) && zoneAt(state, stooj) - 1 === zone,
  )
}

function tokenDeals(state: State, seat: number, other: number): Bargain[] {
  if (state.tokens[seat] === 0 && state.tokens[other]! > 2) return [swap(gobs(30), { tokens: 1 })]
  return state.tokens[seat]! > 4 && state.tokens[other] === 0 ? [swap({ tokens: 1 }, gobs(40))] : []
}

/** A resource at three quarters of its best reduction. */
function resourceDeals(state: State, seat: number, other: number): Bargain[] {
  return [45, 40, 50, 75].flatMap((price, resource) => {
    const [mine, theirs] = [state.resources[4 * seat + resource]!, state.resources[4 * other + resource]!]
    if (mine === 0 && theirs > 1) return [swap(gobs(price), unitsOf(resource, 1))]
    return []
  })
}

/** Gobs now for the prestige to decide an auction. */
function bribes(state: State, seat: number, other: number): Bargain[] {
  const short = Math.abs(state.totals[0]! - state.totals[1]!) + 1 - freePrestige(state, seat)
  return short > 0 && short <= 6 && freePrestige(state, other) >= short
    ? [swap(gobs(20 * short), { prestige: short })]
    : []
}

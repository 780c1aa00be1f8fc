import { type Seat, seatsOf, type Viewer } from '@masterplan/kernel'
import { LEAKY_ROOFS } from '../cards/effects.ts'
import { cardsLeft, knows } from '../cards/hands.ts'
import { VARIANCE_AUCTION } from '../chapters/auctions.ts'
import { mostTokens } from '../chapters/contractor/pay.ts'
import { MINE, stillOwed } from '../chapters/contractor/price.ts'
import { goodsWritten, wantedDeck } from '../chapters/trading/bargain.ts'
import { takingOf } from '../chapters/year-end/lairs.ts'
import { countedWeight, votesFor } from '../chapters/zoning-board/vote.ts'
import { CARD_IDS, type CardId, DECK_START, DECKS, deckOfKind, ROLES, SPECIALS, ZONES } from '../data/names.ts'
import { BID, LAND, OPEN, PAY, ROB, TRADE } from '../data/steps.ts'
import type { State } from '../state.ts'
import type { AuctionView, BallotView, DeckView, LyingCard, OfferView, PaymentView, RoleView, View } from '../types.ts'
import { seatOrNull } from './board.ts'

export const roleViews = (state: State): RoleView[] =>
  ROLES.flatMap((role, at) => {
    if ((state.fixed.roles & (1 << at)) === 0) return []
    return [{ role, gobs: state.roleGobs[at]!, by: seatOrNull(state.pickedBy[at]!) }]
  })

export const stockView = (state: State): View['stock'] =>
  SPECIALS.slice(1).map((special, at) => ({ special, left: state.stock[at]! }))

export const deckViews = (state: State): DeckView[] =>
  DECKS.map((deck, at) => ({ deck, left: cardsLeft(state, at), discards: discardsOf(state, at) }))

function discardsOf(state: State, deck: number): CardId[] {
  const cards: CardId[] = []
  for (let kind = DECK_START[deck]!; kind < DECK_START[deck + 1]!; kind++) {
    for (let copy = 0; copy < state.discard[kind]!; copy++) cards.push(CARD_IDS[kind]!)
  }
  return cards
}

export const lyingCards = (state: State): LyingCard[] =>
  [...state.lyingKind].flatMap((plusOne, place) => {
    if (plusOne === 0) return []
    const card = state.fixed.cards[plusOne - 1]
    const onTier = card !== undefined && 'lasts' in card && card.lasts?.effect === LEAKY_ROOFS
    const tier = onTier ? state.fixed.board.tiers[state.lyingNote[place]!]! : null
    return [{ card: CARD_IDS[plusOne - 1]!, seat: state.lyingSeat[place]! as Seat, tier }]
  })

export function ballotView(state: State): BallotView | null {
  const tier = state.tier || state.lastTier
  if (tier === 0) return null
  const votes = seatsOf(state.fixed.players).flatMap(seat => {
    const zone = ZONES[state.votes[seat]! - 1]
    return zone ? [{ seat, zone, weight: countedWeight(state, seat) }] : []
  })
  const [residential, commercial, industrial] = [votesFor(state, 0), votesFor(state, 1), votesFor(state, 2)]
  const totals = { residential, commercial, industrial }
  return { tier: state.fixed.board.tiers[tier - 1]!, counted: state.tier === 0, votes, totals }
}

export function auctionView(state: State): AuctionView | null {
  const step = state.step === TRADE ? state.backStep : state.step
  if (step !== BID && step !== OPEN && step !== LAND) return null
  const { tiers, stoojes } = state.fixed.board
  const variance = state.about === VARIANCE_AUCTION
  return {
    about: variance ? 'variance' : 'terraforming',
    place: variance ? stoojes[state.subject]! : tiers[state.subject]!,
    zone: variance ? ZONES[state.aim]! : null,
    by: (step === OPEN ? state.seat : state.initiator) as Seat,
    totals: { for: state.totals[0]!, against: state.totals[1]! },
    bids: seatsOf(state.fixed.players).flatMap(seat => {
      const side = state.side[seat]!
      return state.bids[seat] === 0
        ? []
        : [{ seat, side: side === 1 ? 'for' : 'against', prestige: state.bids[seat]! } as const]
    }),
  }
}

export function paymentView(state: State): PaymentView | null {
  if (state.step !== PAY) return null
  return {
    stooj: state.fixed.board.stoojes[state.site]!,
    level: state.sort === MINE ? 0 : state.toLevel,
    owed: stillOwed(state),
    mostTokens: mostTokens(state, state.seat),
  }
}

export const lairTaking = (state: State): number | null => (state.step === ROB ? takingOf(state, state.seat) : null)

/** T-TRD-11: cards are offered face down; the other sees the faces of those that were shown to them before. */
export function offerView(state: State, viewer: Viewer): OfferView | null {
  if (state.step !== TRADE) return null
  const { from, to } = state
  const knowsCard = (kind: number) => viewer === from || (viewer === to && knows(state, to, from, kind))
  return {
    from: from as Seat,
    to: to as Seat,
    give: goodsWritten(state, 0),
    want: goodsWritten(state, 1),
    cards: [...state.givenCards].flatMap(plusOne => {
      if (plusOne === 0) return []
      return [knowsCard(plusOne - 1) ? CARD_IDS[plusOne - 1]! : DECKS[deckOfKind(plusOne - 1)]!]
    }),
    deck: wantedDeck(state),
  }
}

import type { Seat } from '@masterplan/kernel'
import { CARD_IDS, CARD_KINDS, DECK_START, DECKS, deckOfKind } from '../data/names.ts'
import { gainPrestige, type Telling } from '../purse.ts'
import { HUSH_PLACES, type State } from '../state.ts'

export const holds = (state: State, seat: number, kind: number): boolean => state.hand[CARD_KINDS * seat + kind]! > 0

/** How many cards of a deck somebody holds: public, unlike their faces (T-EVT-08). */
export function heldOf(state: State, seat: number, deck: number): number {
  let cards = 0
  for (let kind = DECK_START[deck]!; kind < DECK_START[deck + 1]!; kind++) {
    cards += state.hand[CARD_KINDS * seat + kind]!
  }
  return cards
}

export function putInHand(state: State, seat: number, kind: number): void {
  state.hand[CARD_KINDS * seat + kind]!++
  state.held[2 * seat + (kind >> 5)]! |= 1 << (kind & 31)
  if (state.fixed.cards[kind]?.timing === 'hush') queueHush(state, seat, kind)
}

/** Out of the hand for everybody to see: nobody has to remember that copy any more. */
export function takeFromHand(state: State, seat: number, kind: number): void {
  const at = CARD_KINDS * seat + kind
  if (--state.hand[at]! === 0) state.held[2 * seat + (kind >> 5)]! &= ~(1 << (kind & 31))
  for (let knower = 0; knower < 6; knower++) forget(state, knower, seat, kind)
  if (state.fixed.cards[kind]?.timing === 'hush') unqueueHush(state, seat, kind)
}

/**
 * Face down from one hand to another. The two know the card; what others knew of cards of that deck in the giver's hand
 * is no longer sure, whichever card it was: forgetting only the right one would tell them which.
 */
export function handOver(state: State, from: number, to: number, kind: number): void {
  const deck = deckOfKind(kind)
  const at = CARD_KINDS * from + kind
  const place = hushPlace(state, from, kind)
  if (--state.hand[at]! === 0) state.held[2 * from + (kind >> 5)]! &= ~(1 << (kind & 31))
  state.hand[CARD_KINDS * to + kind]!++
  state.held[2 * to + (kind >> 5)]! |= 1 << (kind & 31)
  if (place >= 0) state.hushSeat[place] = to
  for (let knower = 0; knower < 6; knower++) {
    if (knower === to || knower === from) forget(state, knower, from, kind)
    else for (let each = DECK_START[deck]!; each < DECK_START[deck + 1]!; each++) forget(state, knower, from, each)
  }
  learn(state, from, to, kind)
}

/** Who has seen which card in whose hand: two words of kinds. */
export const knowsAt = (knower: number, holder: number, kind: number): number => 12 * knower + 2 * holder + (kind >> 5)
export const knows = (state: State, knower: number, holder: number, kind: number): boolean =>
  (state.known[knowsAt(knower, holder, kind)]! & (1 << (kind & 31))) !== 0

/** How many copies of a kind somebody knows to be in another hand. */
export function knownCopies(state: State, knower: number, holder: number, kind: number): number {
  if (!knows(state, knower, holder, kind)) return 0
  return (state.knownTwice[knowsAt(knower, holder, kind)]! & (1 << (kind & 31))) === 0 ? 1 : 2
}
/** T-EVT-05: whether there is no copy left to show them. */
export const hasSeenAll = (state: State, knower: number, holder: number, kind: number): boolean =>
  state.fixed.countsKnownCopies
    ? knownCopies(state, knower, holder, kind) >= state.hand[CARD_KINDS * holder + kind]!
    : knows(state, knower, holder, kind)

/** One copy, or one more: no card has three. */
export function learn(state: State, knower: number, holder: number, kind: number): void {
  if (knower === holder) return
  const at = knowsAt(knower, holder, kind)
  const bit = 1 << (kind & 31)
  if ((state.known[at]! & bit) === 0) state.known[at]! |= bit
  else if (state.fixed.countsKnownCopies) state.knownTwice[at]! |= bit
}
/** One copy: who knew both still knows the other. */
function forget(state: State, knower: number, holder: number, kind: number): void {
  const at = knowsAt(knower, holder, kind)
  const bit = 1 << (kind & 31)
  if ((state.knownTwice[at]! & bit) !== 0) state.knownTwice[at]! &= ~bit
  else state.known[at]! &= ~bit
}

/** T-EVT-04: HUSH cards in hands, in the order drawn. */
function queueHush(state: State, seat: number, kind: number): void {
  let place = 0
  while (state.hushKind[place] !== 0) place++
  state.hushKind[place] = kind + 1
  state.hushSeat[place] = seat
}

function hushPlace(state: State, seat: number, kind: number): number {
  for (let place = 0; place < HUSH_PLACES; place++) {
    if (state.hushKind[place] === kind + 1 && state.hushSeat[place] === seat) return place
  }
  return -1
}

function unqueueHush(state: State, seat: number, kind: number): void {
  let place = hushPlace(state, seat, kind)
  for (; place < HUSH_PLACES - 1; place++) {
    state.hushKind[place] = state.hushKind[place + 1]!
    state.hushSeat[place] = state.hushSeat[place + 1]!
  }
  state.hushKind[HUSH_PLACES - 1] = 0
  state.hushSeat[HUSH_PLACES - 1] = 0
}

/** T-EVT-09: the third used card brings prestige, and all three go to their discards. */
export function toUsedPile(state: State, seat: number, kind: number, tell: Telling): void {
  tell?.('everyone', { kind: 'ended', seat: seat as Seat, card: CARD_IDS[kind]! })
  const pile = 2 * seat
  if (state.usedPile[pile] === 0) state.usedPile[pile] = kind + 1
  else if (state.usedPile[pile + 1] === 0) state.usedPile[pile + 1] = kind + 1
  else {
    state.discard[state.usedPile[pile]! - 1]!++
    state.discard[state.usedPile[pile + 1]! - 1]!++
    state.discard[kind]!++
    state.usedPile[pile] = 0
    state.usedPile[pile + 1] = 0
    gainPrestige(state, seat, 1, 'used-cards', tell)
  }
}

export function cardsLeft(state: State, deck: number): number {
  let cards = 0
  for (let kind = DECK_START[deck]!; kind < DECK_START[deck + 1]!; kind++) cards += state.deck[kind]!
  return cards
}

/** T-EVT-10: an empty deck takes its discards back. False when there is nothing to draw at all. */
export function hasSomethingToDraw(state: State, deck: number, tell: Telling): boolean {
  if (cardsLeft(state, deck) > 0) return true
  let cards = 0
  for (let kind = DECK_START[deck]!; kind < DECK_START[deck + 1]!; kind++) {
    cards += state.discard[kind]!
    state.deck[kind] = state.discard[kind]!
    state.discard[kind] = 0
  }
  if (cards > 0) tell?.('everyone', { kind: 'reshuffled', deck: DECKS[deck]! })
  return cards > 0
}

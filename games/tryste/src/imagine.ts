import { type Random, type Seat, seatsOf, take } from '@masterplan/kernel'
import { isHeld } from './cards/card.ts'
import { learn, putInHand } from './cards/hands.ts'
import {
  CARD_IDS,
  CARD_KINDS,
  type CardId,
  DECK_START,
  DECKS,
  type Deck,
  deckOfKind,
  kindOf,
  ZONES,
} from './data/names.ts'
import { fixedOf } from './setup.ts'
import { memory, type State } from './state.ts'
import type { View } from './types.ts'
import { layOpen } from './view/open.ts'

/** What is the same in all worlds that somebody imagines from one view. */
interface Certain {
  readonly state: State // never played on: the open table
  readonly unseen: readonly number[]
  readonly known: readonly (readonly number[])[] // by seat
}
/** A search imagines hundreds of worlds from one view, and laying the table takes longer than dealing a few cards. */
const CERTAIN = new WeakMap<View, Certain>()

function certainOf(view: View): Certain {
  const before = CERTAIN.get(view)
  if (before !== undefined) return before
  const state = memory.create(fixedOf(view))
  layOpen(state, view.open)
  const known = seatsOf(view.players).map(seat => handKnown(view, seat))
  const certain = { state, unseen: unseenCards(state, view), known }
  CERTAIN.set(view, certain)
  return certain
}

/** Lays the open table, keeps what the viewer knows, and deals the rest from the cards that nobody has seen. */
export function imagine(view: View, random: Random): State {
  const certain = certainOf(view)
  const state = memory.copy(certain.state)
  for (const { seat, zone } of view.throws) {
    state.thrown[seat] = zone === null ? 1 + random.below(3) : ZONES.indexOf(zone) + 1
  }
  const unseen = [...certain.unseen]
  for (const deck of DECKS.keys()) dealDeck(state, view, deck, certain, unseen, random)
  for (const kind of unseen) state.deck[kind]!++
  for (const { seat, card } of view.known) if (view.viewer !== 'audience') learn(state, view.viewer, seat, kindOf(card))
  for (const { seat, card } of view.knownOfMine) {
    if (view.viewer !== 'audience') learn(state, seat, view.viewer, kindOf(card))
  }
  writeOffered(state, view, random)
  return state
}

/** Cards that lie somewhere in the open are no longer unseen, nor are one's own and those one has been shown. */
function unseenCards(state: State, view: View): number[] {
  const left = [...state.fixed.copies]
  const seen: CardId[] = [
    ...view.purses.flatMap(purse => [...(purse.hand ?? []), ...purse.faceUp, ...purse.used]),
    ...view.lying.map(({ card }) => card),
    ...view.decks.flatMap(({ discards }) => discards),
    ...view.known.map(({ card }) => card),
    ...(view.question ? [view.question.card] : []),
  ]
  for (const card of seen) left[kindOf(card)]!--
  return left.flatMap((copies, kind) => Array.from({ length: Math.max(0, copies) }, () => kind))
}

function dealDeck(
  state: State,
  view: View,
  deck: number,
  { known: hands }: Certain,
  unseen: number[],
  random: Random,
): void {
  let holdable: number[] | undefined // hands are mostly empty
  for (const seat of seatsOf(view.players)) {
    const known = hands[seat]!.filter(kind => deckOfKind(kind) === deck)
    for (const kind of known) putInHand(state, seat, kind)
    const more = view.purses[seat]!.cards[DECKS[deck]!] - known.length
    for (let card = 0; card < more; card++) {
      holdable ??= unseen.filter(kind => deckOfKind(kind) === deck && isHoldable(state, kind))
      const others = holdable.filter(kind => !known.includes(kind)) // a second copy of a known card is the last guess
      const kind = take(others.length > 0 ? others : [...holdable], random)
      holdable.splice(holdable.indexOf(kind), 1)
      unseen.splice(unseen.indexOf(kind), 1)
      putInHand(state, seat, kind)
    }
  }
}

function isHoldable(state: State, kind: number): boolean {
  const card = state.fixed.cards[kind]
  return card !== undefined && isHeld(card)
}

const handKnown = (view: View, seat: Seat): number[] => {
  const hand = view.purses[seat]!.hand
  if (hand) return hand.map(kindOf)
  return view.known.filter(each => each.seat === seat).map(({ card }) => kindOf(card))
}

/** Cards offered face down are some of those just dealt to the giver; to whom they are offered, none that was shown. */
function writeOffered(state: State, view: View, random: Random): void {
  if (!view.offer) return
  const { from, to, cards } = view.offer
  const shown = view.viewer === to ? handKnown(view, from) : []
  const hand = CARD_IDS.flatMap((_, kind) => Array.from({ length: state.hand[CARD_KINDS * from + kind]! }, () => kind))
  for (const [at, card] of cards.entries()) {
    const deck = DECKS.indexOf(card as Deck)
    const ofDeck = hand.filter(kind => kind >= DECK_START[deck]! && kind < DECK_START[deck + 1]!)
    const faceDown = ofDeck.filter(kind => !shown.includes(kind))
    const kind = deck < 0 ? kindOf(card) : take(faceDown.length > 0 ? faceDown : ofDeck, random)
    hand.splice(hand.indexOf(kind), 1)
    state.givenCards[at] = kind + 1
  }
}

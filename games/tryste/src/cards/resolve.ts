import type { Seat } from '@masterplan/kernel'
import { payForContact } from '../chapters/mafia.ts'
import { CARD_IDS, DECKS, deckOfKind } from '../data/names.ts'
import { type Flow, PASSES, STAYS } from '../flow/step.ts'
import type { Telling } from '../purse.ts'
import type { State } from '../state.ts'
import { waysOf } from './aim.ts'
import { type Asks, FINISHED, type HushCard, isHeld, type KeepCard, type Outcome, type PlayCard } from './card.ts'
import { putInHand, takeFromHand, toUsedPile } from './hands.ts'
import { putFaceUp } from './lasting.ts'

/** T-EVT-01 to T-EVT-03: a card comes from its deck, and is either resolved at once or kept. */
export function drawCard(state: State, seat: number, kind: number, tell: Telling): Flow {
  const card = state.fixed.cards[kind]!
  state.deck[kind]!--
  tell?.('everyone', { kind: 'drew', seat: seat as Seat, deck: DECKS[deckOfKind(kind)]! })
  payForContact(state, seat, card.watched, tell)
  if (isHeld(card)) {
    putInHand(state, seat, kind)
    tell?.(seat as Seat, { kind: 'card', card: card.id })
    return PASSES
  }
  tell?.('everyone', { kind: 'shown', seat: seat as Seat, card: card.id, on: '' })
  begin(state, seat, kind)
  return finish(state, card.resolve(state, seat, tell), tell)
}

function begin(state: State, seat: number, kind: number): void {
  state.card = kind + 1
  state.resolver = seat
  state.cardNote = 0
  state.cardSeat = 0
  state.lies = 0
}

function finish(state: State, outcome: Outcome, tell: Telling): Flow {
  if (outcome !== FINISHED) return STAYS
  const kind = state.card - 1
  if (state.lies > 0) putFaceUp(state, state.resolver, kind, state.lies - 1)
  else toUsedPile(state, state.resolver, kind, tell)
  state.card = 0
  state.cardNote = 0
  state.cardSeat = 0
  state.lies = 0
  return PASSES
}

/** What the card being resolved asks. */
export function asked(state: State): Asks {
  const card = state.fixed.cards[state.card - 1]
  if (card === undefined || !('asks' in card) || card.asks === null)
    throw new Error('A card asks that has no question.')
  return card.asks
}

export function choose(state: State, seat: number, on: string, tell: Telling): Flow {
  const asks = asked(state)
  const way = waysOf(state.fixed.board, asks.aim).at.get(on)!
  tell?.('everyone', { kind: 'chose', seat: seat as Seat, card: CARD_IDS[state.card - 1]!, on: toldOf(asks, on) })
  return finish(state, asks.choose(state, seat, way, tell), tell)
}

/** Which card somebody takes from a hand is between the two of them. */
const toldOf = (asks: Asks, on: string): string => (asks.aim === 'seat-card' ? on.slice(0, 1) : on)

export function spun(state: State, side: 'win' | 'lose', tell: Telling): Flow {
  tell?.('everyone', { kind: 'wheel', side })
  return finish(state, asked(state).spun(state, state.resolver, side, tell), tell)
}

/** T-EVT-04: when a phase starts, what was to be kept secret until then is shown, in the order drawn. */
export function revealHushed(state: State, tell: Telling): void {
  for (let place = 0; state.hushKind[place] !== 0; ) {
    const kind = state.hushKind[place]! - 1
    const card = state.fixed.cards[kind] as HushCard // only HUSH cards are queued
    if (card.role !== state.role) {
      place++
      continue
    }
    const seat = state.hushSeat[place]!
    takeFromHand(state, seat, kind)
    tell?.('everyone', { kind: 'shown', seat: seat as Seat, card: card.id, on: '' })
    begin(state, seat, kind)
    card.reveal(state, seat, tell)
    finish(state, FINISHED, tell)
  }
}

/** T-EVT-06, T-EVT-07. */
export function playCard(state: State, seat: number, kind: number, on: string, tell: Telling): Flow {
  const card = state.fixed.cards[kind] as PlayCard | KeepCard // nothing else is ever offered
  const way = waysOf(state.fixed.board, card.aim).at.get(on)!
  const stays = card.timing === 'keep' && card.uses !== 'once' ? card.permanent : 0
  if (stays === 0 || (state.permanent[seat]! & stays) === 0) takeFromHand(state, seat, kind)
  state.permanent[seat]! |= stays
  state.usedThisYear[seat]! |= stays
  tell?.('everyone', { kind: 'shown', seat: seat as Seat, card: card.id, on })
  const flow = card.play(state, seat, way, tell)
  if (stays !== 0) return flow
  if (state.fixed.usesCardsAfterwards && card.until !== null) putFaceUp(state, seat, kind, 0)
  else toUsedPile(state, seat, kind, tell)
  return flow
}

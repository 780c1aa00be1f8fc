import type { Seat } from '@masterplan/kernel'
import { lowestBit } from '@masterplan/kernel/bits'
import { addOne, closeCounted, closeSet, openSet, put } from '@masterplan/kernel/menu'
import { CARD_IDS, DECKS, deckOfKind, kindOf } from '../data/names.ts'
import { type Flow, PASSES, STAYS } from '../flow.ts'
import { choosesOf, type Menu, playsOf, SHOWS } from '../moves.ts'
import { losePrestige, type Telling } from '../purse.ts'
import type { State } from '../state.ts'
import { waysOf } from './aim.ts'
import { ANY_STEP, type Asks, FINISHED, type HushCard, type KeepCard, type Outcome, type PlayCard } from './card.ts'
import { CRANE_ON_RETAINER, HOUSE_STYLE, NAME_IN_LIGHTS } from './effects.ts'
import { knows, putInHand, takeFromHand, toUsedPile } from './hands.ts'
import { putFaceUp } from './lasting.ts'

/** T-EVT-01 to T-EVT-03: a card comes from its deck, and is either resolved at once or kept. */
export function drawCard(state: State, seat: number, kind: number, tell: Telling): Flow {
  const card = state.fixed.cards[kind]!
  state.deck[kind]!--
  tell?.('everyone', { kind: 'drew', seat: seat as Seat, deck: DECKS[deckOfKind(kind)]! })
  const lost = losePrestige(state, seat, card.watched, 'mafia', tell)
  if (lost > 0) state.cardCost[seat] = lost
  if (card.timing !== 'now' && card.timing !== 'tell') {
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

function asked(state: State): Asks {
  const card = state.fixed.cards[state.card - 1]
  if (card === undefined || !('asks' in card) || card.asks === null)
    throw new Error('A card asks that has no question.')
  return card.asks
}

export function fillChoices(state: State, seat: number, menu: Menu): void {
  const asks = asked(state)
  const table = choosesOf(state.fixed, asks.aim)
  const count = table.moves.length
  const words = (count + 31) >> 5
  const first = openSet(menu, table, words)
  for (let way = 0; way < count; way++) if (asks.allows(state, seat, way)) put(menu, first, way)
  closeSet(menu)
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

/** T-EVT-06, T-EVT-07: every way in which `seat` may play what it holds or has lying before it, and show what it holds. */
export function fillPlays(state: State, seat: number, menu: Menu): void {
  for (let word = 0; word < 2; word++) {
    for (let kinds = state.held[2 * seat + word]!; kinds !== 0; kinds &= kinds - 1) {
      const kind = (word << 5) + lowestBit(kinds)
      fillPlay(state, seat, kind, menu)
    }
  }
  const lying = state.permanent[seat]!
  if (lying === 0) return
  for (let bit = HOUSE_STYLE; bit <= NAME_IN_LIGHTS; bit <<= 1) {
    if ((lying & bit) !== 0) fillPlay(state, seat, PERMANENT[bit]!, menu)
  }
}

const PERMANENT: Readonly<Record<number, number>> = {
  [HOUSE_STYLE]: kindOf('A09'),
  [CRANE_ON_RETAINER]: kindOf('C14'),
  [NAME_IN_LIGHTS]: kindOf('N13'),
}

function fillPlay(state: State, seat: number, kind: number, menu: Menu): void {
  const card = state.fixed.cards[kind]!
  if ((card.timing !== 'play' && card.timing !== 'keep') || !isTheMoment(state, seat, card)) return
  const table = playsOf(state.fixed, kind, card.aim)
  if (card.aim === 'none') {
    if (card.allows(state, seat, 0)) addOne(menu, table, 0)
    return
  }
  const count = table.moves.length
  const words = (count + 31) >> 5
  const first = openSet(menu, table, words)
  let allowed = 0
  for (let way = 0; way < count; way++) {
    if (!card.allows(state, seat, way)) continue
    put(menu, first, way)
    allowed++
  }
  closeCounted(menu, allowed)
}

export function isTheMoment(state: State, seat: number, card: PlayCard | KeepCard): boolean {
  if (card.step !== ANY_STEP && card.step !== state.step) return false
  if (card.timing === 'play') return card.role === state.role
  if (card.uses === 'once' || (state.permanent[seat]! & card.permanent) === 0) return true
  return card.uses === 'yearly' && (state.usedThisYear[seat]! & card.permanent) === 0
}

export function playCard(state: State, seat: number, kind: number, on: string, tell: Telling): Flow {
  const card = state.fixed.cards[kind] as PlayCard | KeepCard // nothing else is ever offered
  const way = waysOf(state.fixed.board, card.aim).at.get(on)!
  const stays = card.timing === 'keep' && card.uses !== 'once' ? card.permanent : 0
  if (stays === 0 || (state.permanent[seat]! & stays) === 0) takeFromHand(state, seat, kind)
  state.permanent[seat]! |= stays
  state.usedThisYear[seat]! |= stays
  tell?.('everyone', { kind: 'shown', seat: seat as Seat, card: card.id, on })
  const flow = card.play(state, seat, way, tell)
  if (stays === 0) toUsedPile(state, seat, kind, tell)
  return flow
}

/** T-EVT-05, T-TRD-11: a card may be shown to anybody who has not seen it. */
export function fillShows(state: State, seat: number, menu: Menu): void {
  const { players } = state.fixed
  if (state.held[2 * seat] === 0 && state.held[2 * seat + 1] === 0) return
  const first = openSet(menu, SHOWS, SHOW_WORDS)
  let count = 0
  for (let word = 0; word < 2; word++) {
    for (let kinds = state.held[2 * seat + word]!; kinds !== 0; kinds &= kinds - 1) {
      const kind = (word << 5) + lowestBit(kinds)
      for (let other = 0; other < players; other++) {
        if (other === seat || knows(state, other, seat, kind)) continue
        put(menu, first, 6 * kind + other)
        count++
      }
    }
  }
  closeCounted(menu, count)
}
const SHOW_WORDS = 12

import { type Odds, type Random, type Refused, refused, type Seat, weighed } from '@masterplan/kernel'
import { addOne, addRange } from '@masterplan/kernel/menu'
import { cardsLeft } from './cards/hands.ts'
import { drawCard, spun } from './cards/resolve.ts'
import { convert } from './chapters/developer/terraform.ts'
import { isOrdered, putInOrder } from './chapters/rescomind.ts'
import { ARCHITECT, CONTRACTOR, DECK_START, kindOf, LAND_TYPES, MAFIA } from './data/names.ts'
import { TERRAFORM_TICKETS } from './data/numbers.ts'
import * as step from './data/steps.ts'
import { type Flow, notNow, PASSES, STAYS } from './flow/step.ts'
import { DRAWS, LANDS, LEADERS, ORDERS, WHEELS } from './moves.ts'
import { write } from './notation.ts'
import type { Telling } from './purse.ts'
import type { State } from './state.ts'
import type { Move, Refusal } from './types.ts'

/** The deck of the role being played. */
const deckNow = (state: State): number =>
  state.role === ARCHITECT ? 0 : state.role === CONTRACTOR ? 1 : state.role === MAFIA ? 2 : 3

/** What luck may do, by the step: seats in order of lot, a leader, a card of a deck, a wheel, a land. */
export function fillOdds(state: State, odds: Odds<Move>): void {
  const { players } = state.fixed
  switch (state.step) {
    case step.ORDER:
      for (let seat = 0; seat < players; seat++) if (!isOrdered(state, seat)) addOne(weighed(odds, 1), ORDERS, seat)
      return
    case step.FIRST_LEADER:
      addRange(weighed(odds, 1), LEADERS, 0, players - 1)
      return
    case step.DRAW:
      fillDraws(state, odds)
      return
    case step.WHEEL:
      addRange(weighed(odds, 1), WHEELS, 0, 1)
      return
    default:
      for (let type = 0; type < TERRAFORM_TICKETS.length; type++) {
        const tickets = TERRAFORM_TICKETS[type]!
        if (tickets > 0) addOne(weighed(odds, tickets), LANDS, type)
      }
  }
}

/** T-EVT-10: every card of the deck is as likely. */
function fillDraws(state: State, odds: Odds<Move>): void {
  const deck = deckNow(state)
  const end = DECK_START[deck + 1]!
  for (let kind = DECK_START[deck]!; kind < end; kind++) {
    const left = state.deck[kind]!
    if (left > 0) addOne(weighed(odds, left), DRAWS, kind)
  }
}

/** The most frequent piece of luck, from the same number as the odds would take, without a row for every card. */
export function fastDraw(state: State, random: Random): Move {
  const { deck } = state
  const now = deckNow(state)
  let ticket = random.below(cardsLeft(state, now))
  let kind = DECK_START[now]!
  while (ticket >= deck[kind]!) ticket -= deck[kind++]!
  return DRAWS.moves[kind]!
}

const KINDS: Readonly<Record<number, Move['kind']>> = {
  [step.ORDER]: 'order',
  [step.FIRST_LEADER]: 'leader',
  [step.DRAW]: 'draw',
  [step.WHEEL]: 'wheel',
}

export function whyNotDrawn(state: State, move: Move): Refused<Refusal> {
  const isKind = move.kind === (KINDS[state.step] ?? 'land')
  return isKind ? refused('not-drawn', 'T-EVT-10', { what: write(move) }) : notNow(move, 'T-YR-06')
}

export function playLuck(state: State, move: Move, tell: Telling): Flow {
  switch (move.kind) {
    case 'order':
      return putInOrder(state, move.seat, tell)
    case 'leader':
      state.leader = move.seat
      tell?.('everyone', { kind: 'leader', seat: move.seat as Seat })
      return PASSES
    case 'draw':
      return drawCard(state, state.seat, kindOf(move.card), tell)
    case 'wheel':
      return spun(state, move.side, tell)
    case 'land':
      return convert(state, LAND_TYPES.indexOf(move.type), tell)
    default:
      return STAYS
  }
}

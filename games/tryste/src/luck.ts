import { type Random, type Refused, refused, type Seat, type Weighted } from '@masterplan/kernel'
import { cardsLeft } from './cards/hands.ts'
import { drawCard, spun } from './cards/resolve.ts'
import { convert, TERRAFORM_WEIGHTS } from './developer/terraform.ts'
import { type Flow, PASSES, STAYS } from './flow.ts'
import type { Move, Refusal } from './nouns/moves.ts'
import * as step from './nouns/steps.ts'
import { ARCHITECT, CONTRACTOR, DECK_START, kindOf, LAND_TYPES, MAFIA } from './nouns/words.ts'
import type { Telling } from './purse.ts'
import { isOrdered, putInOrder } from './rescomind.ts'
import type { State } from './state.ts'
import { notNow } from './step.ts'
import { DRAWS, LANDS, LEADERS, type MoveTable, ORDERS, WHEELS } from './tables.ts'

/** The deck of the role being played. */
const deckNow = (state: State): number =>
  state.role === ARCHITECT ? 0 : state.role === CONTRACTOR ? 1 : state.role === MAFIA ? 2 : 3

/** What luck may do, as rows of a table with their weights. */
function tableOf(state: State): MoveTable {
  switch (state.step) {
    case step.ORDER:
      return ORDERS
    case step.FIRST_LEADER:
      return LEADERS
    case step.DRAW:
      return DRAWS
    case step.WHEEL:
      return WHEELS
    default:
      return LANDS
  }
}

function weightOf(state: State, at: number): number {
  switch (state.step) {
    case step.ORDER:
      return at < state.fixed.players && !isOrdered(state, at) ? 1 : 0
    case step.FIRST_LEADER:
      return at < state.fixed.players ? 1 : 0
    case step.DRAW: {
      const deck = deckNow(state)
      return at >= DECK_START[deck]! && at < DECK_START[deck + 1]! ? state.deck[at]! : 0
    }
    case step.WHEEL:
      return 1
    default:
      return TERRAFORM_WEIGHTS[at]!
  }
}

function ticketsOf(state: State): number {
  switch (state.step) {
    case step.ORDER:
      return state.fixed.players - state.contestants
    case step.FIRST_LEADER:
      return state.fixed.players
    case step.DRAW:
      return cardsLeft(state, deckNow(state))
    case step.WHEEL:
      return 2
    default:
      return 6
  }
}

export function draws(state: State): Weighted<Move>[] {
  return tableOf(state)
    .moves.map((item, at) => ({ item, weight: weightOf(state, at) }))
    .filter(({ weight }) => weight > 0)
}

export function sampleLuck(state: State, random: Random): Move {
  if (state.step === step.DRAW) return sampleCard(state, random)
  const { moves } = tableOf(state)
  let ticket = random.below(ticketsOf(state))
  for (let at = 0; ; at++) {
    ticket -= weightOf(state, at)
    if (ticket < 0) return moves[at]!
  }
}

/** The most frequent piece of luck, without asking for every weight by itself. */
function sampleCard(state: State, random: Random): Move {
  const { deck } = state
  const now = deckNow(state)
  let ticket = random.below(cardsLeft(state, now))
  let kind = DECK_START[now]!
  for (; ; kind++) {
    ticket -= deck[kind]!
    if (ticket < 0) return DRAWS.moves[kind]!
  }
}

export function refuseLuck(state: State, move: Move, text: string): Refused<Refusal> | undefined {
  const at = tableOf(state).at.get(text)
  if (at === undefined) return notNow(move, 'T-YR-06')
  return weightOf(state, at) > 0 ? undefined : refused('not-drawn', 'T-EVT-10', { what: text })
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

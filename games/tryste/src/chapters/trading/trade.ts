import { type Refused, refused, type Seat } from '@masterplan/kernel'
import { addOne } from '@masterplan/kernel/menu'
import { CARD_KINDS, DECK_START, kindOf } from '../../data/names.ts'
import { MOST_COUNTERS, MOST_OFFERS } from '../../data/numbers.ts'
import * as step from '../../data/steps.ts'
import { type Flow, notNow, STAYS, type Step } from '../../flow/step.ts'
import { ACCEPTS, type Menu, REJECT, STAND, WITHDRAW, WORDS_ONLY } from '../../moves.ts'
import type { Telling } from '../../purse.ts'
import type { State } from '../../state.ts'
import type { Bargain, MoveOf, Refusal } from '../../types.ts'
import { decksGiven, goodsWritten, judgeBargain, tearUp, wantedDeck, writeDown } from './bargain.ts'
import { exchange } from './exchange.ts'

const OPEN_STEPS = step.TRADING_STEPS.reduce((set, name) => set | (1 << step.STEPS.indexOf(name)), 0)
export const mayTradeAt = (at: number): boolean => (OPEN_STEPS & (1 << at)) !== 0

export function refuseOffer(state: State, seat: number, move: MoveOf<'offer'>): Refused<Refusal> | undefined {
  if (!mayTradeAt(state.step))
    return notNow(move, state.step === step.ROB || state.step === step.LEAVE ? 'T-TRD-08' : 'T-TRD-01')
  if (move.seat === seat || move.seat >= state.fixed.players) {
    return refused('no-such-seat', 'T-TRD-01', { seat: move.seat + 1 })
  }
  if (state.offers >= MOST_OFFERS) return refused('too-many-offers', 'T-TRD-01', { most: MOST_OFFERS })
  return judgeBargain(state, seat, move.seat, move.bargain)
}

export function refuseCounter(state: State, seat: number, move: MoveOf<'counter'>): Refused<Refusal> | undefined {
  if (state.step !== step.TRADE || seat !== state.to) return notNow(move, 'T-TRD-04')
  if (state.counters >= MOST_COUNTERS) return refused('too-many-offers', 'T-TRD-01', { most: MOST_COUNTERS })
  return judgeBargain(state, seat, state.from, move.bargain)
}

export function makeOffer(state: State, seat: number, move: MoveOf<'offer'>, tell: Telling): Flow {
  state.offers++
  state.offersThisYear[seat]!++
  state.backStep = state.step
  state.step = step.TRADE
  lay(state, seat, move.seat, move.bargain, tell)
  return STAYS
}

function lay(state: State, from: number, to: number, bargain: Bargain, tell: Telling): void {
  state.from = from
  state.to = to
  state.stood = 0
  writeDown(state, bargain)
  tell?.('everyone', {
    kind: 'offered',
    seat: from as Seat,
    to: to as Seat,
    give: goodsWritten(state, 0),
    want: goodsWritten(state, 1),
    cards: decksGiven(state),
    deck: wantedDeck(state),
  })
}

/** T-TRD-04: the other accepts, rejects or counters; meanwhile the offer may be withdrawn. */
export const answer: Step = {
  may(state, seat, menu) {
    if (seat === state.to) {
      fillAccepts(state, seat, menu)
      addOne(menu, WORDS_ONLY, REJECT)
    } else if (seat === state.from && state.stood === 0) {
      addOne(menu, WORDS_ONLY, STAND)
      addOne(menu, WORDS_ONLY, WITHDRAW)
    }
  },
  why(state, seat, move) {
    if (move.kind !== 'accept' || seat !== state.to) return notNow(move, 'T-TRD-04')
    return refused('not-in-hand', 'T-TRD-02', { card: move.card ?? '' })
  },
  do(state, seat, move, tell) {
    switch (move.kind) {
      case 'accept':
        exchange(state, move.card === null ? -1 : kindOf(move.card), tell)
        return close(state, seat, 'accept', tell)
      case 'reject':
      case 'withdraw':
        return close(state, seat, move.kind, tell)
      case 'stand':
        state.stood = 1
        return STAYS
      default:
        return STAYS
    }
  },
}

export function counter(state: State, move: MoveOf<'counter'>, tell: Telling): Flow {
  state.counters++
  lay(state, state.to, state.from, move.bargain, tell)
  return STAYS
}

/** The card that is wanted is the giver's choice. */
function fillAccepts(state: State, seat: number, menu: Menu): void {
  if (state.wantedDeck === 0) {
    addOne(menu, ACCEPTS, 0)
    return
  }
  for (let kind = DECK_START[state.wantedDeck - 1]!; kind < DECK_START[state.wantedDeck]!; kind++) {
    if (state.hand[CARD_KINDS * seat + kind]! > 0) addOne(menu, ACCEPTS, kind + 1)
  }
}

function close(state: State, seat: number, how: 'accept' | 'reject' | 'withdraw', tell: Telling): Flow {
  tell?.('everyone', { kind: 'answered', seat: seat as Seat, answer: how })
  state.step = state.backStep
  tearUp(state)
  return STAYS
}

import { type Actor, derived, makeOdds, type Random, type Refused, type Seat } from '@masterplan/kernel'
import { makeMenu } from '@masterplan/kernel/menu'
import { mayUseCards, whyNotPlay, whyNotShow } from './chapters/event-cards.ts'
import { anyOffer } from './chapters/trading/any-offer.ts'
import { refuseCounter, refuseOffer } from './chapters/trading/trade.ts'
import { CARD_IDS } from './data/names.ts'
import { DRAW } from './data/steps.ts'
import { DECISIONS } from './flow/decisions.ts'
import type { Tryste } from './index.ts'
import { fastDraw, fillOdds, whyNotDrawn } from './luck.ts'
import type { Menu } from './moves.ts'
import { write } from './notation.ts'
import type { State } from './state.ts'
import type { Move, Refusal } from './types.ts'

const ROWS = 96
/** Words of a row's set: enough for four ways on each of 160 stoojes. */
const WIDTH = 21

/** Lists, samples, odds and refusals, from what each chapter says `may` be done. Offers are too many to list. */
const rules = derived<Tryste>({
  write,
  menu: makeMenu(ROWS, WIDTH),
  odds: makeOdds(CARD_IDS.length, 1),
  fill,
  why,
  fillOdds,
  whyNotDrawn,
  openEnded: {
    includes: move => move.kind === 'offer' || move.kind === 'counter',
    refuse(state, seat, move) {
      if (move.kind === 'offer') return refuseOffer(state, seat, move)
      return move.kind === 'counter' ? refuseCounter(state, seat, move) : undefined
    },
    draw: anyOffer,
  },
  fast: undefined,
})
export const { moves, draws, openEnded, refuse } = rules

/** As derived; a drawn card is sampled without its odds. */
export const sample = (state: State, by: Actor, random: Random): Move =>
  state.step === DRAW ? fastDraw(state, random) : rules.sample(state, by, random)

function fill(state: State, seat: Seat, menu: Menu): void {
  DECISIONS[state.step]!.may(state, seat, menu)
  mayUseCards(state, seat, menu)
}

function why(state: State, seat: Seat, move: Move): Refused<Refusal> {
  if (move.kind === 'play') return whyNotPlay(state, seat, move)
  if (move.kind === 'show') return whyNotShow(state, seat, move)
  return DECISIONS[state.step]!.why(state, seat, move)
}

import {
  type Actor,
  derived,
  LUCK,
  makeOdds,
  OVER,
  type Refused,
  refused,
  type Seat,
  type Tell,
  type Turn,
  waitFor,
} from '@masterplan/kernel'
import { makeMenu } from '@masterplan/kernel/menu'
import { proceed } from './advance.ts'
import { holds, learn } from './cards/hands.ts'
import { choose, fillChoices, fillPlays, fillShows, isTheMoment, playCard } from './cards/resolve.ts'
import { bid } from './chapters/auctions.ts'
import { pay } from './chapters/contractor/pay.ts'
import { work } from './chapters/contractor/work.ts'
import { develop } from './chapters/developer/develop.ts'
import { drawTile } from './chapters/developer/draw.ts'
import { buyHype } from './chapters/media.ts'
import { buyBlyce, buyStooj, lay } from './chapters/realtor.ts'
import { firstOf, secondOf, throwZone } from './chapters/rescomind.ts'
import { answer, counter, makeOffer, mayTradeAt, refuseCounter, refuseOffer } from './chapters/trading/trade.ts'
import { plainTurn, sellPrestige, takeResource } from './chapters/venture-capitalist.ts'
import { pickRole } from './chapters/year.ts'
import { leaveOut } from './chapters/year-end/goods.ts'
import { rob } from './chapters/year-end/lairs.ts'
import { chooseTier } from './chapters/zoning-board/tier.ts'
import { openBid, proposeVariance } from './chapters/zoning-board/variance.ts'
import { breakTie, vote } from './chapters/zoning-board/vote.ts'
import { CARD_IDS, kindOf } from './data/names.ts'
import * as at from './data/steps.ts'
import { type Flow, PASSES, STAYS } from './flow.ts'
import type { Tryste } from './index.ts'
import { fillOdds, playLuck, whyNotDrawn } from './luck.ts'
import type { Menu } from './moves.ts'
import { write } from './notation.ts'
import type { Telling } from './purse.ts'
import { memory, type State } from './state.ts'
import { notNow, type Step } from './step.ts'
import type { Event, Move, MoveOf, Refusal } from './types/move.ts'

const chooseForCard: Step = {
  rule: 'T-EVT-03',
  fill: fillChoices,
  why: (_state, _seat, move) =>
    move.kind === 'choose' ? refused('no-such-target', 'T-EVT-03', { on: move.on }) : notNow(move, 'T-EVT-03'),
  play: (state, seat, move, tell) => (move.kind === 'choose' ? choose(state, seat, move.on, tell) : STAYS),
}

/** By number of the step. */
const DECISIONS: (Step | undefined)[] = []
DECISIONS[at.THROW] = throwZone
DECISIONS[at.PICK] = pickRole
DECISIONS[at.CHOOSE] = chooseForCard
DECISIONS[at.ZONE] = chooseTier
DECISIONS[at.VOTE] = vote
DECISIONS[at.TIE] = breakTie
DECISIONS[at.VARIANCE] = proposeVariance
DECISIONS[at.OPEN] = openBid
DECISIONS[at.BID] = bid
DECISIONS[at.BLYCE] = buyBlyce
DECISIONS[at.BUY] = buyStooj
DECISIONS[at.LAY] = lay
DECISIONS[at.TILE] = drawTile
DECISIONS[at.DEVELOP] = develop
DECISIONS[at.TAKE] = takeResource
DECISIONS[at.WORK] = work
DECISIONS[at.PAY] = pay
DECISIONS[at.TURN] = plainTurn
DECISIONS[at.HYPE] = buyHype
DECISIONS[at.SELL] = sellPrestige
DECISIONS[at.ROB] = rob
DECISIONS[at.LEAVE] = leaveOut
DECISIONS[at.TRADE] = answer

export const copy = memory.copy

const isLuck = (step: number): boolean =>
  step === at.ORDER || step === at.FIRST_LEADER || step === at.DRAW || step === at.WHEEL || step === at.LAND

export function turn(state: State): Turn {
  const { step } = state
  if (isLuck(step)) return LUCK
  if (step === at.THROW) return bothOf(state.thrown, firstOf(state), secondOf(state))
  if (step === at.TRADE) return state.stood === 1 ? waitFor(state.to as Seat) : PAIRS[6 * state.from + state.to]!
  if (step === at.OVER_STEP) return OVER
  return waitFor(state.seat as Seat)
}

const bothOf = (thrown: Uint8Array, one: number, other: number): Turn =>
  thrown[one] !== 0 ? waitFor(other as Seat) : thrown[other] !== 0 ? waitFor(one as Seat) : PAIRS[6 * one + other]!

/** Two at once, in order of seats; made once, like all that a playout asks for. */
const PAIRS: readonly Turn[] = Array.from({ length: 36 }, (_, pair): Turn => {
  const seats = [Math.floor(pair / 6), pair % 6].toSorted() as Seat[]
  return { kind: 'decide', seats }
})

/** Fills the menu with all that can be listed for this seat. */
function fill(state: State, seat: Seat, menu: Menu): void {
  DECISIONS[state.step]!.fill(state, seat, menu)
  if (mayPlayAt(state.step)) {
    fillPlays(state, seat, menu)
    fillShows(state, seat, menu)
  }
}

/** T-EVT-07: any own decision, the year-end's included. */
const mayPlayAt = (step: number): boolean => mayTradeAt(step) || step === at.ROB || step === at.LEAVE

function why(state: State, seat: Seat, move: Move): Refused<Refusal> {
  if (move.kind === 'play') return whyNotPlay(state, seat, move)
  if (move.kind === 'show') return whyNotShow(state, seat, move)
  return DECISIONS[state.step]!.why(state, seat, move)
}

const ROWS = 96
/** Words of a row's set: enough for four ways on each of 160 stoojes. */
const WIDTH = 21

export const { moves, sample, draws, refuse } = derived<Tryste>({
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
  },
  fast: undefined,
})

function whyNotPlay(state: State, seat: number, { card: id, on }: MoveOf<'play'>): Refused<Refusal> {
  const kind = kindOf(id)
  const card = state.fixed.cards[kind]
  const lying = card?.timing === 'keep' && (state.permanent[seat]! & card.permanent) !== 0
  if (state.fixed.copies[kind] === 0) return refused('no-such-card', 'T-JUN-01', { card: id })
  if (!holds(state, seat, kind) && !lying) return refused('not-in-hand', 'T-EVT-06', { card: id })
  const playable = card?.timing === 'play' || card?.timing === 'keep'
  if (!playable || !mayPlayAt(state.step)) return refused('wrong-moment', 'T-EVT-03', { card: id })
  if (!isTheMoment(state, seat, card)) {
    return refused(lying ? 'already-used' : 'wrong-moment', 'T-EVT-07', { card: id })
  }
  return refused('no-such-target', 'T-EVT-14', { card: id, on })
}

function whyNotShow(state: State, seat: number, move: MoveOf<'show'>): Refused<Refusal> {
  const facts = { card: move.card, seat: move.seat + 1 }
  if (!holds(state, seat, kindOf(move.card))) return refused('not-in-hand', 'T-EVT-05', facts)
  if (move.seat === seat || move.seat >= state.fixed.players) return refused('no-such-seat', 'T-EVT-05', facts)
  return mayPlayAt(state.step)
    ? refused('knows-already', 'T-EVT-05', facts)
    : refused('wrong-moment', 'T-EVT-05', facts)
}

export function play(state: State, by: Actor, move: Move, tell?: Tell<Event>): void {
  const flow = by === 'luck' ? playLuck(state, move, tell) : playSeat(state, by, move, tell)
  if (flow === PASSES) proceed(state, tell)
}

function playSeat(state: State, seat: Seat, move: Move, tell: Telling): Flow {
  switch (move.kind) {
    case 'offer':
      return makeOffer(state, seat, move, tell)
    case 'counter':
      return counter(state, move, tell)
    case 'show':
      learn(state, move.seat, seat, kindOf(move.card))
      tell?.(move.seat, { kind: 'showed', seat, card: move.card })
      return STAYS
    case 'play':
      state.offers = 0
      return playCard(state, seat, kindOf(move.card), move.on, tell)
    default:
      if (state.step !== at.TRADE) state.offers = 0
      return DECISIONS[state.step]!.play(state, seat, move, tell)
  }
}

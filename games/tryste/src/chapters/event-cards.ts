import { type Refused, refused, type Seat } from '@masterplan/kernel'
import { lowestBit } from '@masterplan/kernel/bits'
import { addOne, closeCounted, closeSet, openSet, put } from '@masterplan/kernel/menu'
import { ANY_STEP, type KeepCard, type PlayCard } from '../cards/card.ts'
import { CRANE_ON_RETAINER, HOUSE_STYLE, NAME_IN_LIGHTS } from '../cards/effects.ts'
import { hasSeenAll, holds, knowsAt, learn } from '../cards/hands.ts'
import { momentAt } from '../cards/moments.ts'
import { asked, choose } from '../cards/resolve.ts'
import { kindOf } from '../data/names.ts'
import { LEAVE, ROB } from '../data/steps.ts'
import { type Flow, notNow, STAYS, type Step } from '../flow/step.ts'
import { choosesOf, type Menu, playsOf, SHOWS } from '../moves.ts'
import type { Telling } from '../purse.ts'
import type { State } from '../state.ts'
import type { MoveOf, Refusal } from '../types.ts'
import { mayTradeAt } from './trading/trade.ts'

/** T-EVT-03: what a card that is being resolved asks of somebody. */
export const chooseForCard: Step = {
  may(state, seat, menu) {
    const asks = asked(state)
    const table = choosesOf(state.fixed, asks.aim)
    const count = table.moves.length
    const words = (count + 31) >> 5
    const first = openSet(menu, table, words)
    for (let way = 0; way < count; way++) if (asks.allows(state, seat, way)) put(menu, first, way)
    closeSet(menu)
  },
  why: (_state, _seat, move) =>
    move.kind === 'choose' ? refused('no-such-target', 'T-EVT-03', { on: move.on }) : notNow(move, 'T-EVT-03'),
  do: (state, seat, move, tell) => (move.kind === 'choose' ? choose(state, seat, move.on, tell) : STAYS),
}

/** T-EVT-07: any own decision, the year-end's included. */
const mayPlayAt = (step: number): boolean => mayTradeAt(step) || step === ROB || step === LEAVE

/** T-EVT-05 to T-EVT-07: cards that may be played or shown besides what the decision itself is about. */
export function mayUseCards(state: State, seat: number, menu: Menu): void {
  if (!mayPlayAt(state.step)) return
  mayPlay(state, seat, menu)
  mayShow(state, seat, menu)
}

/** Every way in which `seat` may play what it holds or has lying before it. */
function mayPlay(state: State, seat: number, menu: Menu): void {
  const { held } = state
  const { moments } = state.fixed
  const now = momentAt(state.role, state.step)
  for (let word = 0; word < 2; word++) {
    for (let kinds = held[2 * seat + word]! & moments[now + word]!; kinds !== 0; kinds &= kinds - 1) {
      const kind = (word << 5) + lowestBit(kinds)
      addPlays(state, seat, kind, menu)
    }
  }
  const lying = state.permanent[seat]!
  if (lying === 0) return
  for (let bit = HOUSE_STYLE; bit <= NAME_IN_LIGHTS; bit <<= 1) {
    if ((lying & bit) !== 0) addPlays(state, seat, PERMANENT[bit]!, menu)
  }
}

const PERMANENT: Readonly<Record<number, number>> = {
  [HOUSE_STYLE]: kindOf('A09'),
  [CRANE_ON_RETAINER]: kindOf('C14'),
  [NAME_IN_LIGHTS]: kindOf('N13'),
}

function addPlays(state: State, seat: number, kind: number, menu: Menu): void {
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

function isTheMoment(state: State, seat: number, card: PlayCard | KeepCard): boolean {
  if (card.step !== ANY_STEP && card.step !== state.step) return false
  if (card.timing === 'play') return card.role === state.role
  if (card.uses === 'once' || (state.permanent[seat]! & card.permanent) === 0) return true
  return card.uses === 'yearly' && (state.usedThisYear[seat]! & card.permanent) === 0
}

export function whyNotPlay(state: State, seat: number, { card: id, on }: MoveOf<'play'>): Refused<Refusal> {
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

/** T-EVT-05, T-TRD-11: a card may be shown to anybody who has not seen it. */
function mayShow(state: State, seat: number, menu: Menu): void {
  const { held, known, knownTwice } = state
  const { players, twins } = state.fixed
  if (held[2 * seat] === 0 && held[2 * seat + 1] === 0) return
  const first = openSet(menu, SHOWS, SHOW_WORDS)
  let count = 0
  for (let other = 0; other < players; other++) {
    if (other === seat) continue
    for (let word = 0; word < 2; word++) {
      const at = knowsAt(other, seat, word << 5)
      const seen = known[at]! & (knownTwice[at]! | ~twins[word]!) // surely; of a pair, the hand tells
      for (let kinds = held[2 * seat + word]! & ~seen; kinds !== 0; kinds &= kinds - 1) {
        const kind = (word << 5) + lowestBit(kinds)
        if (hasSeenAll(state, other, seat, kind)) continue
        put(menu, first, 6 * kind + other)
        count++
      }
    }
  }
  closeCounted(menu, count)
}
const SHOW_WORDS = 12

export function whyNotShow(state: State, seat: number, move: MoveOf<'show'>): Refused<Refusal> {
  const facts = { card: move.card, seat: move.seat + 1 }
  if (!holds(state, seat, kindOf(move.card))) return refused('not-in-hand', 'T-EVT-05', facts)
  if (move.seat === seat || move.seat >= state.fixed.players) return refused('no-such-seat', 'T-EVT-05', facts)
  return mayPlayAt(state.step)
    ? refused('knows-already', 'T-EVT-05', facts)
    : refused('wrong-moment', 'T-EVT-05', facts)
}

export function show(state: State, seat: Seat, move: MoveOf<'show'>, tell: Telling): Flow {
  learn(state, move.seat, seat, kindOf(move.card))
  tell?.(move.seat, { kind: 'showed', seat, card: move.card })
  return STAYS
}

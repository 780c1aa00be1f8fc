import { type Actor, LUCK, OVER, type Seat, type Tell, type Turn, waitFor } from '@masterplan/kernel'
import { playCard } from './cards/resolve.ts'
import { show } from './chapters/event-cards.ts'
import { firstOf, secondOf } from './chapters/rescomind.ts'
import { counter, makeOffer } from './chapters/trading/trade.ts'
import { kindOf } from './data/names.ts'
import * as at from './data/steps.ts'
import { nextTurn } from './flow/advance.ts'
import { DECISIONS } from './flow/decisions.ts'
import { type Flow, PASSES } from './flow/step.ts'
import { playLuck } from './luck.ts'
import type { Telling } from './purse.ts'
import { memory, type State } from './state.ts'
import type { Event, Move } from './types.ts'

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

export function play(state: State, by: Actor, move: Move, tell?: Tell<Event>): void {
  const flow = by === 'luck' ? playLuck(state, move, tell) : playSeat(state, by, move, tell)
  if (flow === PASSES) nextTurn(state, tell)
}

function playSeat(state: State, seat: Seat, move: Move, tell: Telling): Flow {
  switch (move.kind) {
    case 'offer':
      return makeOffer(state, seat, move, tell)
    case 'counter':
      return counter(state, move, tell)
    case 'show':
      return show(state, seat, move, tell)
    case 'play':
      state.offers = 0
      return playCard(state, seat, kindOf(move.card), move.on, tell)
    default:
      if (state.step !== at.TRADE) state.offers = 0
      return DECISIONS[state.step]!.do(state, seat, move, tell)
  }
}

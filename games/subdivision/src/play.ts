import { type Actor, type Seat, seatAfter, type Tell } from '@masterplan/kernel'
import { eventOf, overEvent } from './events.ts'
import { passTo, place } from './fast.ts'
import { putPark } from './setup.ts'
import { DONE, type State } from './state.ts'
import type { Event, Move } from './types.ts'

export function play(state: State, by: Actor, move: Move, tell?: Tell<Event>): void {
  const seat = (state.memory[0]! & 3) as Seat // every value of `waits` ends with its seat
  if (tell) tell('everyone', eventOf(state, by, seat, move))
  if (move.kind === 'place') {
    place(state, seat, move.pips, move.cell)
  } else {
    if (move.kind === 'park') putPark(state, move.cell)
    const next = seatAfter(seat, state.fixed.players)
    passTo(state, move.kind === 'park' && state.parksToCome === 0 ? 0 : next) // S-7.1: seat 1 places the first pyramid
  }
  if (tell && state.waits === DONE) tell('everyone', overEvent(state))
}

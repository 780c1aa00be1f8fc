import { type Actor, ranks, type Seat, seatAfter, seatsOf, type Tell } from '@masterplan/kernel'
import { scores } from './scoring.ts'
import { phaseOf, type State } from './state.ts'
import type { Event, Move } from './types.ts'

export function play(state: State, _by: Actor, move: Move, tell?: Tell<Event>): void {
  if (move.kind === 'wish') {
    tell?.(state.dealt as Seat, { kind: 'wished', lot: move.lot })
    state.wish[state.dealt++] = move.lot
    return
  }
  const seat = state.seat as Seat
  state.floors[move.lot] = move.floors
  state.owner[move.lot] = seat
  state.built++
  state.seat = seatAfter(seat, state.fixed.players)
  if (!tell) return
  tell('everyone', { kind: 'built', seat, lot: move.lot, floors: move.floors })
  if (phaseOf(state) === 'over') tell('everyone', overEvent(state))
}

/** TT-2.2, TT-3.4. */
function overEvent(state: State): Event {
  const seats = seatsOf(state.fixed.players)
  const final = scores(state)
  const places = ranks(final)
  return {
    kind: 'over',
    wishes: seats.map(seat => state.wish[seat]!),
    totals: final.map(each => each.total),
    winners: seats.filter(seat => places[seat] === 1),
  }
}

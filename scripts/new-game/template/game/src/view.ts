import { type Random, type Seat, seatsOf, take, type Viewer } from '@masterplan/kernel'
import { scoreOf, wishPoints } from './scoring.ts'
import { start } from './setup.ts'
import { phaseOf, type State } from './state.ts'
import type { Floors, House, Lot, View } from './types.ts'

export function view(state: State, viewer: Viewer): View {
  const { rules, players, options, lots } = state.fixed
  const phase = phaseOf(state)
  const seats = seatsOf(players)
  /** TT-1.2, TT-2.2: everybody knows their own wish, and at the end everybody's. */
  const knows = (seat: Seat) => seat < state.dealt && (seat === viewer || phase === 'over')
  return {
    viewer,
    rules,
    options,
    players,
    phase,
    seat: (phase === 'wish' ? state.dealt : state.seat) as Seat,
    houses: Array.from({ length: lots }, (_, lot) => houseOn(state, lot)),
    wishes: seats.map(seat => (knows(seat) ? state.wish[seat]! : null)),
    scores: seats.map(seat => scoreOf(state, seat, knows(seat) ? wishPoints(state, seat) : 0)),
  }
}

function houseOn({ floors, owner }: State, lot: Lot): House | null {
  return floors[lot] === 0 ? null : { owner: owner[lot] as Seat, floors: floors[lot] as Floors }
}

/** Wishes that the viewer does not know may be any lots that are left. */
export function imagine(view: View, random: Random): State {
  const state = start(view.players, view.options, view.rules)
  for (const [lot, house] of view.houses.entries()) {
    if (house === null) continue
    state.floors[lot] = house.floors
    state.owner[lot] = house.owner
    state.built++
  }
  state.dealt = view.phase === 'wish' ? view.seat : view.players
  state.seat = view.phase === 'wish' ? 0 : view.seat
  const left = view.houses.map((_, lot) => lot).filter(lot => !view.wishes.includes(lot))
  for (let seat = 0; seat < state.dealt; seat++) state.wish[seat] = view.wishes[seat] ?? take(left, random)
  return state
}

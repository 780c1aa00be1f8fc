import { type Random, seatsOf, take, type Viewer } from '@masterplan/kernel'
import { phase, start } from './rules.ts'
import { BUILDINGS, type State, type View } from './street.ts'

/** MS2, MS3, MS5: wishes show at the end, claims as soon as all have chosen; your own you always know. */
export function view(state: State, viewer: Viewer): View {
  const { options, players, seat, permit, claims } = state
  const seats = seatsOf(players)
  const wishesShown = phase(state) === 'over'
  const claimsShown = !claims.includes(null)
  return {
    viewer,
    phase: phase(state),
    options,
    players,
    seat,
    permit,
    bag: { ...state.bag },
    street: [...state.street],
    dealt: state.wishes.length,
    wishes: seats.flatMap(each => {
      const building = state.wishes[each]
      return building && (wishesShown || each === viewer) ? [{ seat: each, building }] : []
    }),
    claimed: seats.filter(each => claims[each] !== null),
    claims: seats.flatMap(each => {
      const lot = claims[each] ?? null
      return lot !== null && (claimsShown || each === viewer) ? [{ seat: each, lot }] : []
    }),
  }
}

/** Deals the unseen wishes from those that are left, and lets the others have claimed anywhere. */
export function imagine(view: View, random: Random): State {
  const state = start(view.players, view.options)
  state.seat = view.seat
  state.permit = view.permit
  Object.assign(state.bag, view.bag)
  for (const [lot, plot] of view.street.entries()) state.street[lot] = plot
  state.lotsLeft = view.street.filter(plot => plot === null).length

  const unseen = BUILDINGS.filter(building => !view.wishes.some(known => known.building === building))
  for (const seat of seatsOf(view.dealt)) {
    state.wishes[seat] = view.wishes.find(known => known.seat === seat)?.building ?? take(unseen, random)
  }
  for (const seat of view.claimed) {
    state.claims[seat] = view.claims.find(known => known.seat === seat)?.lot ?? random.below(view.street.length)
  }
  return state
}

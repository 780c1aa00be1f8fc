import { type Score, type Seat, score, seatsOf } from '@masterplan/kernel'
import type { Building, Lot, State } from './street.ts'

/** MS6. Homes like a shop or a park next door; shops live off the homes next door. */
const LIKES: Readonly<Record<Building, readonly Building[]>> = { home: ['shop', 'park'], shop: ['home'], park: [] }

export function scores(state: State): Score[] {
  return seatsOf(state.players).map(seat => {
    const owned = [...state.street.keys()].filter(lot => state.street[lot]?.owner === seat)
    const wished = owned.filter(lot => state.street[lot]?.building === state.wishes[seat])
    return score(
      {
        neighbours: owned.reduce((sum, lot) => sum + liked(state, lot), 0),
        wish: wished.length * state.options.wishPoints, // MS7
        claim: ownsItsClaim(state, seat) ? 1 : 0, // MS8
      },
      [owned.length],
    ) // MS9
  })
}

function liked({ street }: State, lot: Lot): number {
  const plot = street[lot]
  if (!plot) return 0
  const likes = (beside: Lot) => street[beside] && LIKES[plot.building].includes(street[beside].building)
  return Number(likes(lot - 1) ?? false) + Number(likes(lot + 1) ?? false)
}

function ownsItsClaim({ claims, street }: State, seat: Seat): boolean {
  const lot = claims[seat] ?? null
  return lot !== null && street[lot]?.owner === seat && claims.filter(claim => claim === lot).length === 1
}

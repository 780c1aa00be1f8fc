import type { Seat, Viewer } from '@masterplan/kernel'

export const BUILDINGS = ['home', 'shop', 'park'] as const
export type Building = (typeof BUILDINGS)[number]
export type Lot = number // counted from 0 at the left end; notation and labels count from 1

export type Plot = { readonly building: Building; readonly owner: Seat }
export type Options = {
  readonly homes: number
  readonly shops: number
  readonly parks: number
  readonly wishPoints: number
}

/** The one kind of move that is awaited. */
export type Phase = Move['kind'] | 'over'

export interface State {
  options: Options
  players: number
  seat: Seat // whose turn it is to build
  permit: Building | null
  lotsLeft: number
  readonly bag: Record<Building, number> // a count: its order does not exist until a permit is drawn
  readonly street: (Plot | null)[]
  readonly wishes: Building[] // by seat, as far as dealt
  readonly claims: (Lot | null)[] // by seat; secret until nobody's is null
}

/** What one viewer may know. A secret it does not know has no entry. */
export interface View {
  readonly viewer: Viewer
  readonly phase: Phase
  readonly options: Options
  readonly players: number
  readonly seat: Seat
  readonly permit: Building | null
  readonly bag: Readonly<Record<Building, number>>
  readonly street: readonly (Plot | null)[]
  readonly dealt: number // how many seats have a wish
  readonly wishes: readonly { readonly seat: Seat; readonly building: Building }[]
  readonly claimed: readonly Seat[] // who has chosen
  readonly claims: readonly { readonly seat: Seat; readonly lot: Lot }[]
}

export type Move =
  | { readonly kind: 'wish'; readonly building: Building } // luck deals it to the first seat without one
  | { readonly kind: 'claim'; readonly lot: Lot }
  | { readonly kind: 'permit'; readonly building: Building } // luck draws it from the bag
  | { readonly kind: 'build'; readonly lot: Lot }

export type Event =
  | { readonly kind: 'wish'; readonly building: Building } // told to its seat only
  | { readonly kind: 'claimed'; readonly seat: Seat }
  | { readonly kind: 'claims-shown'; readonly lots: readonly (Lot | null)[] }
  | { readonly kind: 'permit'; readonly building: Building }
  | { readonly kind: 'built'; readonly seat: Seat; readonly building: Building; readonly lot: Lot }
  | { readonly kind: 'wishes-shown'; readonly wishes: readonly Building[] }

export type Refusal = 'not-now' | 'wish-already-dealt' | 'bag-has-none' | 'no-such-lot' | 'lot-taken'

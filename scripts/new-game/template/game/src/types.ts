import type { Score, Seat, Viewer } from '@masterplan/kernel'

/** The newest first, as `Game` wants them. Another one is added when a rule changes; records go on under the one they name. */
export const RULES_VERSIONS = ['1.0.0'] as const

export type Options = {
  readonly houses: number // that each seat builds
  readonly bonus: number // for the lot one wished for
}

/** A place in the row, counted from 0. */
export type Lot = number
export type Floors = 1 | 2
export type House = { readonly owner: Seat; readonly floors: Floors }

/** What is awaited: a wish that luck deals, a house, or nothing more. */
export type Phase = 'wish' | 'build' | 'over'

export interface View {
  readonly viewer: Viewer
  readonly rules: string // the version
  readonly options: Options
  readonly players: number
  readonly phase: Phase
  readonly seat: Seat // whose turn it is, or whom luck deals to
  readonly houses: readonly (House | null)[] // by lot
  readonly wishes: readonly (Lot | null)[] // by seat; null where the viewer may not know it
  readonly scores: readonly Score[] // by seat; a wish that the viewer does not know counts nothing
}

/** A wish is dealt by luck, to one seat after another. */
export type Move =
  | { readonly kind: 'wish'; readonly lot: Lot }
  | { readonly kind: 'build'; readonly lot: Lot; readonly floors: Floors }

export type Event =
  | { readonly kind: 'wished'; readonly lot: Lot } // told to the one who wishes
  | { readonly kind: 'built'; readonly seat: Seat; readonly lot: Lot; readonly floors: Floors }
  | {
      readonly kind: 'over'
      readonly wishes: readonly Lot[] // by seat
      readonly totals: readonly number[] // by seat
      readonly winners: readonly Seat[]
    }

export type Refusal = 'wishes-come-first' | 'wishes-are-dealt' | 'wished-already' | 'no-such-lot' | 'taken'

/** The lines of a score. Costs are negative. */
export const LINES = ['floors', 'shade', 'wish'] as const
export type Line = (typeof LINES)[number]

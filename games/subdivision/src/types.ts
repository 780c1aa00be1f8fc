import type { Actor, Score, Seat, Viewer } from '@masterplan/kernel'
import type { Cell } from '@masterplan/kernel/square'

/** The newest first, as `Game` wants them. Another one is added when a rule changes; records go on under the one they name. */
export const RULES_VERSIONS = ['1.0.0'] as const

/** Sizes of pyramids: 1 a manufactured home, 2 a family home, 3 a luxury high rise. */
export const SIZES = [1, 2, 3] as const
export type Pips = (typeof SIZES)[number]

export const SETS = ['full', 'threehouse'] as const
export const PARKS = ['fixed', 'random', 'custom', 'placement'] as const
export const PRIVATE_PARKS = ['off', 'ignoreParks', 'strict'] as const

export type Options = {
  readonly set: (typeof SETS)[number]
  readonly parks: (typeof PARKS)[number]
  readonly parkCells: string // with custom parks: their cells, "a1,f1,…"; empty means the fixed layout
  readonly privateParks: (typeof PRIVATE_PARKS)[number]
  readonly privateParkPoints: number
  readonly groupCost: number
  readonly crowdingFree: number // manufactured homes near a high rise that cost nothing
  readonly crowdingMost: number // what a high rise loses at most
}

export type Pyramid = { readonly owner: Seat; readonly pips: Pips }
/** A pyramid in two letters: "R3" is a high rise of seat 1. */
export const letters = ({ owner, pips }: Pyramid): string => `${COLOURS[owner]}${pips}`
/** By seat: red, blue, green, yellow. */
export const COLOURS = 'RBGY'
export type Plot = Pyramid | 'park' | 'free'

/** What is awaited: a park, a pyramid, a forced pass, or nothing more. */
export type Phase = 'park' | 'place' | 'pass' | 'over'

/** Pyramids not yet placed, of one seat: how many of 1, 2 and 3 pips. */
export type Stash = readonly [ones: number, twos: number, threes: number]

/** Everybody sees everything. */
export interface View {
  readonly viewer: Viewer
  readonly rules: string // the version
  readonly options: Options
  readonly players: number
  readonly phase: Phase
  readonly by: Actor | null // whose move it is; null when it is over
  readonly size: number // how many files wide and ranks high the board is
  readonly parksToCome: number
  readonly plots: readonly { readonly cell: Cell; readonly plot: Plot }[] // all cells of the board, from a1 along the ranks
  readonly stashes: readonly Stash[] // by seat
  readonly scores: readonly Score[] // by seat, as if it ended now
}

/** A park is placed by luck or by a seat, as the options say. */
export type Move =
  | { readonly kind: 'park'; readonly cell: Cell }
  | { readonly kind: 'place'; readonly pips: Pips; readonly cell: Cell }
  | { readonly kind: 'pass' }

/** A high rise that lost value: how many manufactured homes are near it now, and what it is still worth. */
export type Crowded = { readonly cell: Cell; readonly owner: Seat; readonly homes: number; readonly worth: number }

export type Event =
  | { readonly kind: 'park-placed'; readonly by: Actor; readonly cell: Cell; readonly toCome: number }
  | {
      readonly kind: 'placed'
      readonly seat: Seat
      readonly pips: Pips
      readonly cell: Cell
      readonly joined: number // own groups that it touches: 0 begins a new one, 2 and more become one
      readonly groups: number // groups of this seat from now on
      readonly crowded: readonly Crowded[]
    }
  | { readonly kind: 'passed'; readonly seat: Seat }
  | { readonly kind: 'over'; readonly totals: readonly number[]; readonly winners: readonly Seat[] }

export type Refusal =
  | 'parks-come-first'
  | 'parks-are-placed'
  | 'no-such-cell'
  | 'park-there'
  | 'pyramid-there'
  | 'none-left'
  | 'high-rise-too-near'
  | 'nobody-near'
  | 'may-not-pass'

/** The lines of a score. Costs are negative. */
export const LINES = ['pips', 'groups', 'crowding', 'privateParks'] as const
export type Line = (typeof LINES)[number]

import type { Seat, Viewer } from '@masterplan/kernel'
import type { Cell } from '@masterplan/kernel/square'

export type { Cell } from '@masterplan/kernel/square'
export { cellName } from '@masterplan/kernel/square'

/** The newest first, as `Game` wants them. Another one is added when a rule changes; records go on under the one they name. */
export const RULES_VERSIONS = ['1.1.0', '1.0.0'] as const

/** The eight places inside a cell, clockwise from north; a house faces the neighbouring cell in that direction. */
export const PLACES = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const
export type Place = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7

/** By seat: the first seat is White, the second is Yellow. */
export const COLOURS = ['white', 'yellow'] as const
export type PerColour = readonly [white: number, yellow: number]

/** The boxes one can play: cells along an edge, houses for each player, towers for both. */
export const PRESETS = {
  standard: { size: 8, houses: 14, towers: 6 },
  medium: { size: 7, houses: 11, towers: 5 },
  small: { size: 6, houses: 8, towers: 3 },
  mini: { size: 5, houses: 5, towers: 2 },
} as const
export type Preset = keyof typeof PRESETS | 'custom'

/** As many park tiles as there are cells never run out: P-1.3. */
export const UNLIMITED = 64

export type Options = {
  readonly preset: Preset // any but 'custom' overrules size, houses and towers
  readonly size: number
  readonly houses: number
  readonly towers: number
  readonly conflict: 'park' | 'tower'
  readonly parkLimit: number
  readonly attention: boolean
  readonly komiHalves: number // half points for Yellow: options are whole numbers
}

/** One turn. `parks` and `towers` name cells only when there are fewer left than are due, P-7.7. */
export type Move = {
  readonly cell: Cell
  readonly place: Place
  readonly parks: readonly Cell[]
  readonly towers: readonly Cell[]
  readonly marks: readonly Cell[] // P-9.2: cells the mover saw must be built on; always empty without attention
}

/** A house that a park paid, with 2 points when it faces the park and 1 when it only stands beside it. */
export type Paid = { readonly cell: Cell; readonly owner: Seat; readonly points: 1 | 2 }

export type Ending = 'all-built' | 'no-cell-left'

export type Event =
  | { readonly kind: 'house'; readonly seat: Seat; readonly cell: Cell; readonly place: Place }
  | { readonly kind: 'park'; readonly cell: Cell; readonly points: PerColour; readonly paid: readonly Paid[] }
  | { readonly kind: 'park-forgotten'; readonly cell: Cell }
  | { readonly kind: 'cell-closed'; readonly cell: Cell }
  | { readonly kind: 'tower'; readonly cell: Cell; readonly left: number }
  | { readonly kind: 'end'; readonly ending: Ending }
  | { readonly kind: 'tower-share'; readonly cell: Cell; readonly shares: PerColour; readonly points: PerColour }

export type Refusal =
  | 'off-board'
  | 'cell-taken'
  | 'cell-closed'
  | 'choose-towers'
  | 'no-tower-choice'
  | 'not-a-tower-cell'
  | 'choose-parks'
  | 'no-park-choice'
  | 'not-a-park-cell'
  | 'nothing-to-mark'

export type ScoreLine = 'parks' | 'towers' | 'komi'

/** Everything on the table; nothing in this game is hidden. Lists are in the order of cells. */
export type View = {
  readonly viewer: Viewer
  readonly rules: string // the version
  readonly options: Options
  readonly size: number
  readonly phase: 'build' | 'over'
  readonly ending: Ending | null
  readonly seat: Seat // whose turn it is; after the end, whose it would have been
  readonly housesLeft: PerColour
  readonly towersLeft: number
  readonly parksLeft: number | null // null: unlimited
  readonly houses: readonly { readonly cell: Cell; readonly owner: Seat; readonly place: Place }[]
  readonly parks: readonly { readonly cell: Cell; readonly points: PerColour }[]
  readonly towers: readonly { readonly cell: Cell; readonly shares: PerColour }[]
  readonly closed: readonly Cell[]
  readonly score: readonly Readonly<Record<ScoreLine | 'total', number>>[] // by seat, as if the match ended now
  readonly pawns: PerColour // P-1.4: squares along the rim, clockwise from the corner
}

import { block, OVER, perCell, type Seat, type Turn, waitFor } from '@masterplan/kernel'
import type { Options } from './types.ts'

/** What never changes during a match. */
export type Fixed = {
  readonly rules: string // the version
  readonly pawnsGetTowers: boolean // P-8.4: at the end the pawns walk the points of towers; not by 1.0.0
  readonly options: Options
  readonly size: number
  readonly houses: number // of each player
  readonly towers: number
  readonly lastPly: number // both players' houses together
  readonly towerWins: boolean // conflict is 'tower'
}

/** Everything that is true, as one row of 32-bit words; `WORD` says which word is what. */
export const memory = block<Fixed>()({ words: perCell(81, 'i32') })
export type State = ReturnType<typeof memory.create>
export const copy = memory.copy

/**
 * Where each thing is in the words of a state. Sets of cells are two words each, ranks 1–4 and 5–8. Files that play
 * millions of games take these apart into constants of their own, because the compiler folds a file's own constants
 * into the code but looks up imported ones each time, which cost an eighth of the speed.
 */
export const WORD = {
  TO_BUILD: 0, // houses still to be built by both together; White is to build when it is even
  EVERYDAY: 1, // 1 if the match has none of the options that ask more of a turn: what `fast.ts` is made for
  TOWERS_LEFT: 2,
  TILES_LEFT: 3, // park tiles
  POINTS: 4, // for parks, by owner
  EMPTY: 6, // a set: cells without anything
  HOUSES: 8, // a set for White, and one for Yellow
  TOWERS: 12, // a set: cells with a tower
  CROWD: 14, // a set: empty cells where a house may need more towers than are left, P-7.7
  PLOTS: 16, // what else there is to say about each cell, and about one that does not exist
} as const

/** What a word of PLOTS says: White's houses that face the cell in 4 bits, Yellow's in 4 bits, and more in the rest. */
export const PLOT = {
  PLACE: 8, // from this bit: the place of the house that stands here
  PARK: 1 << 11, // a park is here
  PAID: 16, // from this bit: what the park paid White, and 8 bits further what it paid Yellow
} as const

const { TO_BUILD, EMPTY } = WORD
// Of this file's own: the compiler folds them into the code, imported ones it looks up each time.
const NOBODY = OVER
const WHITE = waitFor(0)
const YELLOW = waitFor(1)

/** P-1.5, and the two ways to end: P-8.1 and P-8.2 (every empty cell is legal, P-3.4). */
export function turn({ words }: State): Turn {
  const toBuild = words[TO_BUILD]!
  if (toBuild === 0 || (words[EMPTY]! | words[EMPTY + 1]!) === 0) return NOBODY
  return (toBuild & 1) === 0 ? WHITE : YELLOW
}

/** The seat that is to build. */
export const builder = ({ words }: State): Seat => (words[TO_BUILD]! & 1) as Seat

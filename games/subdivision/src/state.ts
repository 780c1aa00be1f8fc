import { block, LUCK, OVER, one, perCell, type Seat, seatsOf, type Turn, waitFor } from '@masterplan/kernel'
import { rowHas } from '@masterplan/kernel/bits'
import type { Cell } from '@masterplan/kernel/square'
import type { Options, Phase, Plot } from './types.ts'

/** What never changes in a match. */
export type Fixed = {
  readonly rules: string // the version
  readonly options: Options
  readonly players: number
  readonly size: number
  readonly ofEach: number // pyramids of each size per seat
  readonly cells: readonly Cell[]
  readonly boardLow: number
  readonly boardHigh: number
  readonly crowding: Uint8Array // S-5.3: what a high rise loses, by the manufactured homes near it
}

/**
 * Sets of cells are two words each, ranks 1–4 and 5–8; sets per seat stand one after the other, at `2 * seat`.
 * All fields are 32-bit words in the order written here: `fast.ts` counts on it.
 */
const table = block<Fixed>()({
  waits: one, // what is awaited, and from whom: one of the values below
  parksToCome: one,
  empty: one, // how many cells are free
  parks: perCell(2, 'i32'),
  free: perCell(2, 'i32'),
  homes: perCell(2, 'i32'), // all manufactured homes, 1 pip
  familyHomes: perCell(2, 'i32'), // 2 pips
  highRises: perCell(2, 'i32'), // all high rises, 3 pips
  owned: perCell(8, 'i32'), // pyramids of a seat
  welcome: perCell(8, 'i32'), // S-3.4: near a manufactured home or high rise of somebody else
  tooNear: perCell(8, 'i32'), // S-3.2: near a high rise of one's own
  stash: perCell(16, 'i32'), // at `4 * seat + pips`
})
export type State = ReturnType<typeof table.create>
export const { create, copy } = table

/** The values of `waits`. The seat is added to the first three. */
export const PLACE = 0
export const PASS = 4
export const PARK = 8
export const PARK_BY_LUCK = 12
export const DONE = 16

const PHASES: readonly Phase[] = ['place', 'pass', 'park', 'park', 'over']
const TURNS: readonly Turn[] = Array.from({ length: DONE + 1 }, (_, waits) => {
  if (waits === DONE) return OVER
  return waits >= PARK_BY_LUCK ? LUCK : waitFor((waits & 3) as Seat)
})

export const turn = (state: State): Turn => TURNS[state.memory[0]!]!
export const phaseOf = (state: State): Phase => PHASES[state.waits >> 2]!
export const seatOf = (state: State): Seat => (state.waits & 3) as Seat

/** What stands on a cell of the board. */
export function plotOn({ fixed, parks, owned, homes, highRises }: State, cell: Cell): Plot {
  if (rowHas(parks, 0, cell)) return 'park'
  const owner = seatsOf(fixed.players).find(seat => rowHas(owned, 2 * seat, cell))
  if (owner === undefined) return 'free'
  return { owner, pips: rowHas(homes, 0, cell) ? 1 : rowHas(highRises, 0, cell) ? 3 : 2 }
}

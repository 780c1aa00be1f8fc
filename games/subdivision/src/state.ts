import { block, LUCK, OVER, one, perCell, type Seat, seatsOf, type Turn, waitFor } from '@masterplan/kernel'
import { type Cell, cellsOf, NEAR_HIGH, NEAR_LOW, wordOf } from '@masterplan/kernel/square'
import { type Options, type Phase, type Pips, type Plot, SIZES } from './board.ts'
import { layoutFor, readParks } from './layout.ts'

/** What never changes in a match. */
export type Fixed = {
  readonly options: Options
  readonly players: number
  readonly size: number
  readonly ofEach: number
  readonly cells: readonly Cell[]
  readonly boardLow: number
  readonly boardHigh: number
  readonly crowding: Uint8Array // S-5.3: what a high rise loses, by the manufactured homes near it
}

/** Sets of cells are two words each, ranks 1–4 and 5–8; sets per seat stand one after the other, at `2 * seat`. */
const memory = block<Fixed>()({
  waits: one, // for what and whom: see `wait`
  parksToCome: one,
  parks: perCell(2, 'i32'),
  free: perCell(2, 'i32'),
  homes: perCell(2, 'i32'), // all manufactured homes, 1 pip
  highRises: perCell(2, 'i32'), // all of them, 3 pips
  owned: perCell(8, 'i32'), // pyramids of a seat
  welcome: perCell(8, 'i32'), // S-3.4: near a manufactured home or high rise of somebody else
  tooNear: perCell(8, 'i32'), // S-3.2: near a high rise of the seat's own
  stash: perCell(16, 'u8'), // at `4 * seat + pips`
})
export type State = ReturnType<typeof memory.create>
export const { copy, bytes, same, hash } = memory

/** The values of `waits`. A seat is added to the first three. */
export const PLACE = 0
export const PASS = 4
export const PARK = 8
export const PARK_BY_LUCK = 12
export const DONE = 16
const PHASES: readonly Phase[] = ['place', 'pass', 'park', 'park', 'over']

export const phaseOf = (state: State): Phase => PHASES[state.waits >> 2]!
export const seatOf = (state: State): Seat => (state.waits & 3) as Seat
export const turn = (state: State): Turn => TURNS[state.waits]!
const TURNS: readonly Turn[] = Array.from({ length: DONE + 1 }, (_, waits) => {
  if (waits === DONE) return OVER
  return waits >= PARK_BY_LUCK ? LUCK : waitFor((waits & 3) as Seat)
})

/** S-1.1 to S-1.5: an empty board with its parks, full stashes, and seat 1 to move. */
export function start(players: number, options: Options): State {
  const layout = layoutFor(players, options.set)
  const state = memory.create(fixedFor(players, options))
  state.free[0] = state.fixed.boardLow
  state.free[1] = state.fixed.boardHigh
  for (let seat = 0; seat < players; seat++) for (const pips of SIZES) state.stash[4 * seat + pips] = layout.ofEach
  if (options.parks === 'random' || options.parks === 'placement') {
    state.parksToCome = layout.parks.length
  } else {
    for (const cell of readParks(options.parkCells, layout) ?? layout.parks) putPark(state, cell)
  }
  passTo(state, 0)
  return state
}

function fixedFor(players: number, options: Options): Fixed {
  const { size, ofEach } = layoutFor(players, options.set)
  const cells = cellsOf(size, size)
  const { crowdingFree, crowdingMost } = options
  const price = (homes: number) => Math.min(crowdingMost, Math.max(0, homes - crowdingFree))
  const crowding = Uint8Array.from({ length: 9 }, (_, homes) => price(homes))
  return { options, players, size, ofEach, cells, boardLow: wordOf(cells, 0), boardHigh: wordOf(cells, 1), crowding }
}

/** S-1.3. */
export function putPark(state: State, cell: Cell): void {
  const half = cell >> 5
  const bit = 1 << (cell & 31)
  state.parks[half]! |= bit
  state.free[half]! &= ~bit
}

/** Puts a pyramid on the board, legal or not. */
export function putPyramid(state: State, seat: Seat, pips: Pips, cell: Cell): void {
  const half = cell >> 5
  const bit = 1 << (cell & 31)
  state.stash[4 * seat + pips]!--
  state.free[half]! &= ~bit
  state.owned[2 * seat + half]! |= bit
  if (pips === 2) return

  const low = NEAR_LOW[cell]!
  const high = NEAR_HIGH[cell]!
  const { welcome, tooNear } = state
  const { players } = state.fixed
  for (let other = 0; other < players; other++) {
    if (other === seat) continue
    welcome[2 * other]! |= low
    welcome[2 * other + 1]! |= high
  }
  if (pips === 1) {
    state.homes[half]! |= bit
  } else {
    state.highRises[half]! |= bit
    tooNear[2 * seat]! |= low
    tooNear[2 * seat + 1]! |= high
  }
}

/** S-4.1 to S-4.3: it is this seat's turn next, to place or to pass; or nobody can place, and it is over. */
export function passTo(state: State, seat: Seat): void {
  if (state.parksToCome > 0) state.waits = state.fixed.options.parks === 'random' ? PARK_BY_LUCK : PARK + seat
  else if (canPlace(state, seat)) state.waits = PLACE + seat
  else state.waits = anybodyCanPlace(state) ? PASS + seat : DONE
}

function anybodyCanPlace(state: State): boolean {
  const { players } = state.fixed
  for (let seat = 0; seat < players; seat++) if (canPlace(state, seat)) return true
  return false
}

function canPlace({ free, stash, welcome, tooNear }: State, seat: number): boolean {
  const low = free[0]!
  const high = free[1]!
  if ((low | high) === 0) return false
  if (stash[4 * seat + 2]! > 0) return true
  if (stash[4 * seat + 3]! > 0 && ((low & ~tooNear[2 * seat]!) | (high & ~tooNear[2 * seat + 1]!)) !== 0) return true
  return stash[4 * seat + 1]! > 0 && ((low & welcome[2 * seat]!) | (high & welcome[2 * seat + 1]!)) !== 0
}

/** The cells of a set, along the ranks from a1. */
export function cellsIn(low: number, high: number): Cell[] {
  const cells: Cell[] = []
  for (let left = low; left !== 0; left &= left - 1) cells.push(31 - Math.clz32(left & -left))
  for (let left = high; left !== 0; left &= left - 1) cells.push(63 - Math.clz32(left & -left))
  return cells
}

export const has = (set: Int32Array, seat: number, cell: Cell): boolean =>
  ((set[2 * seat + (cell >> 5)]! >> (cell & 31)) & 1) === 1

/** What stands on a cell of the board. */
export function plotOn({ fixed, parks, owned, homes, highRises }: State, cell: Cell): Plot {
  if (has(parks, 0, cell)) return 'park'
  const owner = seatsOf(fixed.players).find(seat => has(owned, seat, cell))
  if (owner === undefined) return 'free'
  return { owner, pips: has(homes, 0, cell) ? 1 : has(highRises, 0, cell) ? 3 : 2 }
}

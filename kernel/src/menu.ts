import { countBits, lowestBit, nthBit } from './bits.ts'
import type { Random } from './luck/random.ts'

/** Moves made once and shared by all matches: a playout allocates none. `at` finds a move by its line of text. */
export interface MoveTable<Move> {
  readonly moves: readonly Move[]
  readonly at: ReadonlyMap<string, number>
}

export const moveTable = <Move>(write: (move: Move) => string, moves: readonly Move[]): MoveTable<Move> => ({
  moves,
  at: new Map(moves.map((move, at) => [write(move), at])),
})

/**
 * The legal moves of one decision, without a list. A row is a set of a table's moves, a range of them, or a short list that
 * was made for this decision. A game fills it, and that is the one statement of what is legal: lists, samples, counts and
 * refusals are read from it.
 */
export interface Menu<Move> {
  rows: number
  total: number
  readonly width: number // words of a row's set
  readonly tables: MoveTable<Move>[]
  readonly kinds: Int8Array // SET, RANGE or LIST, by row
  readonly lows: Int32Array // the first move of a range; what is added to each member of a set
  readonly steps: Int32Array // from one move of a range to the next; the words of a set
  readonly counts: Int32Array
  readonly sets: Int32Array // `width` words by row
  readonly lists: (readonly Move[])[]
}
const SET = 0
const RANGE = 1
const LIST = 2

/** A menu is made once and filled again and again. `words` are those of the largest set that a row can be. */
export const makeMenu = <Move>(rows: number, words: number): Menu<Move> => ({
  rows: 0,
  total: 0,
  width: words,
  tables: [],
  kinds: new Int8Array(rows),
  lows: new Int32Array(rows),
  steps: new Int32Array(rows),
  counts: new Int32Array(rows),
  sets: new Int32Array(rows * words),
  lists: [],
})

export function clear<Move>(menu: Menu<Move>): void {
  menu.rows = 0
  menu.total = 0
}

/** `count` moves of a table, from `low` on in steps of `step`. */
export function addSteps<Move>(
  menu: Menu<Move>,
  table: MoveTable<Move>,
  low: number,
  step: number,
  count: number,
): void {
  if (count <= 0) return
  const row = menu.rows++
  menu.tables[row] = table
  menu.kinds[row] = RANGE
  menu.lows[row] = low
  menu.steps[row] = step
  menu.counts[row] = count
  menu.total += count
}

/** Moves `low` to `high` of a table, both included; none when `high` is lower. */
export const addRange = <Move>(menu: Menu<Move>, table: MoveTable<Move>, low: number, high: number): void =>
  addSteps(menu, table, low, 1, high - low + 1)

export const addOne = <Move>(menu: Menu<Move>, table: MoveTable<Move>, at: number): void =>
  addSteps(menu, table, at, 1, 1)

/** The moves `base` plus each member of a pair of words. */
export function addPair<Move>(menu: Menu<Move>, table: MoveTable<Move>, base: number, low: number, high: number): void {
  const count = countBits(low) + countBits(high)
  if (count === 0) return
  const first = openSet(menu, table, 2)
  menu.lows[menu.rows] = base
  menu.sets[first] = low
  menu.sets[first + 1] = high
  closeCounted(menu, count)
}

/** Begins a row that is a set, with so many words empty; `put` fills it and `closeSet` counts it. */
export function openSet<Move>(menu: Menu<Move>, table: MoveTable<Move>, words: number): number {
  const row = menu.rows
  menu.tables[row] = table
  menu.kinds[row] = SET
  menu.lows[row] = 0
  menu.steps[row] = words
  const first = row * menu.width
  for (let word = 0; word < words; word++) menu.sets[first + word] = 0
  return first
}

export function put<Move>(menu: Menu<Move>, first: number, at: number): void {
  menu.sets[first + (at >> 5)]! |= 1 << (at & 31)
}

export function closeSet<Move>(menu: Menu<Move>): void {
  const first = menu.rows * menu.width
  const words = menu.steps[menu.rows]!
  let count = 0
  for (let word = 0; word < words; word++) count += countBits(menu.sets[first + word]!)
  closeCounted(menu, count)
}

/** The same where the caller has counted: `count` different places were put in. */
export function closeCounted<Move>(menu: Menu<Move>, count: number): void {
  if (count === 0) return
  menu.counts[menu.rows] = count
  menu.total += count
  menu.rows++
}

/** A few moves that no table holds, made for this decision. */
export function addList<Move>(menu: Menu<Move>, moves: readonly Move[]): void {
  if (moves.length === 0) return
  const row = menu.rows++
  menu.kinds[row] = LIST
  menu.lists[row] = moves
  menu.counts[row] = moves.length
  menu.total += moves.length
}

/** The n-th move of the list that the menu stands for, counted from 0. */
export function nthMove<Move>(menu: Menu<Move>, n: number): Move {
  let left = n
  let row = 0
  while (left >= menu.counts[row]!) left -= menu.counts[row++]!
  return memberOf(menu, row, left)
}

/** The n-th move of one row. */
export function memberOf<Move>(menu: Menu<Move>, row: number, n: number): Move {
  const kind = menu.kinds[row]!
  if (kind === LIST) return menu.lists[row]![n]!
  const { moves } = menu.tables[row]!
  const low = menu.lows[row]!
  if (kind === RANGE) return moves[low + n * menu.steps[row]!]!
  const first = row * menu.width
  let left = n
  let word = 0
  for (;;) {
    const set = menu.sets[first + word]!
    const here = countBits(set)
    if (left < here) return moves[low + (word << 5) + nthBit(set, left)]!
    left -= here
    word++
  }
}

export const drawFrom = <Move>(menu: Menu<Move>, random: Random): Move => nthMove(menu, random.below(menu.total))

export function listOf<Move>(menu: Menu<Move>): Move[] {
  const list: Move[] = []
  for (let row = 0; row < menu.rows; row++) {
    if (menu.kinds[row] === SET) listSet(menu, row, list)
    else for (let n = 0; n < menu.counts[row]!; n++) list.push(memberOf(menu, row, n))
  }
  return list
}

function listSet<Move>(menu: Menu<Move>, row: number, list: Move[]): void {
  const { moves } = menu.tables[row]!
  const words = menu.steps[row]!
  for (let word = 0; word < words; word++) {
    const low = menu.lows[row]! + (word << 5)
    let rest = menu.sets[row * menu.width + word]!
    for (; rest !== 0; rest &= rest - 1) list.push(moves[low + lowestBit(rest)]!)
  }
}

/** The row that holds a move, by its line of text; -1 if none does. */
export function rowWith<Move>(menu: Menu<Move>, write: (move: Move) => string, text: string): number {
  for (let row = 0; row < menu.rows; row++) if (isInRow(menu, row, write, text)) return row
  return -1
}

function isInRow<Move>(menu: Menu<Move>, row: number, write: (move: Move) => string, text: string): boolean {
  const kind = menu.kinds[row]!
  if (kind === LIST) return menu.lists[row]!.some(move => write(move) === text)
  const at = menu.tables[row]!.at.get(text)
  if (at === undefined) return false
  const past = at - menu.lows[row]!
  if (past < 0) return false
  if (kind === RANGE) return past % menu.steps[row]! === 0 && past < menu.counts[row]! * menu.steps[row]!
  return past >> 5 < menu.steps[row]! && (menu.sets[row * menu.width + (past >> 5)]! & (1 << (past & 31))) !== 0
}

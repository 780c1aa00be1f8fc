import type { Random } from '@masterplan/kernel'
import { countBits, nthBit } from './bits.ts'
import type { Move } from './nouns/moves.ts'
import type { MoveTable } from './tables.ts'

/**
 * The legal moves of one decision, without a list: rows of shared moves, of each row a set or a range. A step fills it,
 * and that is the one statement of what is legal; lists, samples and refusals are read from it.
 */
export interface Menu {
  rows: number
  total: number
  readonly tables: MoveTable[]
  readonly lows: Int32Array // of a range; -1: the row is a set
  readonly counts: Int32Array
  readonly sets: Int32Array // WIDTH words by row
}

const ROWS = 96
/** Words of a row's set: enough for four ways on each of 160 stoojes. */
const WIDTH = 21

export const makeMenu = (): Menu => ({
  rows: 0,
  total: 0,
  tables: [],
  lows: new Int32Array(ROWS),
  counts: new Int32Array(ROWS),
  sets: new Int32Array(ROWS * WIDTH),
})

export function clear(menu: Menu): void {
  menu.rows = 0
  menu.total = 0
}

/** Moves `low` to `high` of a table, both included; none when `high` is lower. */
export function addRange(menu: Menu, table: MoveTable, low: number, high: number): void {
  if (high < low) return
  const row = menu.rows++
  menu.tables[row] = table
  menu.lows[row] = low
  menu.counts[row] = high - low + 1
  menu.total += high - low + 1
}

export const addOne = (menu: Menu, table: MoveTable, at: number): void => addRange(menu, table, at, at)

/** Begins a row that is a set, all empty; `put` fills it and `close` counts it. */
export function open(menu: Menu, table: MoveTable, words: number): number {
  const row = menu.rows
  menu.tables[row] = table
  menu.lows[row] = -1
  const first = row * WIDTH
  for (let word = 0; word < words; word++) menu.sets[first + word] = 0
  return first
}

export function put(menu: Menu, first: number, at: number): void {
  menu.sets[first + (at >> 5)]! |= 1 << (at & 31)
}

export function close(menu: Menu, words: number): void {
  const row = menu.rows
  const first = row * WIDTH
  let count = 0
  for (let word = 0; word < words; word++) count += countBits(menu.sets[first + word]!)
  closeCounted(menu, count)
}

/** The same for who has counted: `count` different places were put in. */
export function closeCounted(menu: Menu, count: number): void {
  if (count === 0) return
  menu.counts[menu.rows] = count
  menu.total += count
  menu.rows++
}

function nth(menu: Menu, n: number): Move {
  let left = n
  let row = 0
  while (left >= menu.counts[row]!) left -= menu.counts[row++]!
  const { moves } = menu.tables[row]!
  const low = menu.lows[row]!
  if (low >= 0) return moves[low + left]!
  const first = row * WIDTH
  let word = 0
  for (;;) {
    const set = menu.sets[first + word]!
    const here = countBits(set)
    if (left < here) return moves[(word << 5) + nthBit(set, left)]!
    left -= here
    word++
  }
}

export const draw = (menu: Menu, random: Random): Move => nth(menu, random.below(menu.total))

export function list(menu: Menu): Move[] {
  return Array.from({ length: menu.total }, (_, n) => nth(menu, n))
}

/** Whether a move, by its line of text, is among the rows. */
export function includes(menu: Menu, text: string): boolean {
  for (let row = 0; row < menu.rows; row++) {
    const at = menu.tables[row]!.at.get(text)
    if (at === undefined) continue
    const low = menu.lows[row]!
    const member =
      low < 0
        ? (menu.sets[row * WIDTH + (at >> 5)]! & (1 << (at & 31))) !== 0
        : at >= low && at < low + menu.counts[row]!
    if (member) return true
  }
  return false
}

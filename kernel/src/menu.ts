import { countBits, countPair, lowestBit, nthBit, nthOfPair, pairHas } from './bits.ts'
import type { Random } from './luck/random.ts'

/** Moves made once and shared by all matches: a playout allocates none. */
export interface MoveTable<Move> {
  readonly moves: readonly Move[]
  readonly at: ReadonlyMap<string, number> // by line of text
  readonly own: ReadonlyMap<Move, number> // the same by the moves themselves: searches ask about these, and nothing is written
}

export function moveTable<Move>(write: (move: Move) => string, moves: readonly Move[]): MoveTable<Move> {
  const texts = moves.map(write)
  const at = new Map(texts.map((text, place) => [text, place]))
  return { moves, at, own: new Map(moves.map((move, place) => [move, at.get(texts[place]!)!])) }
}

/**
 * The legal moves of one decision, without a list. A row is a set of a table's moves, a range of them, a product of two of
 * these, or a short list that was made for this decision. A game fills it, and that is the one statement of what is legal:
 * lists, samples, counts and refusals are read from it.
 */
export interface Menu<Move> {
  rows: number
  total: number
  readonly width: number // words of a row's set
  readonly tables: MoveTable<Move>[]
  readonly heads: Int32Array // COUNT, KIND, LOW and STEP of each row, in one array because playouts fill it all the time
  readonly sets: Int32Array // `width` words by row
  readonly lists: (readonly Move[])[]
}
const HEAD = 4 // words of a head
const COUNT = 0
const KIND = 1
const LOW = 2 // the first move of a range; what is added to each member of a set; in a product, how many moves a member has
const STEP = 3 // from one move to the next; the words of a set

const SET = 0
const RANGE = 1
const LIST = 2
const MULTIPLES = 3
const PRODUCT = 4

/** A menu is made once and filled again and again. `words` are those of the largest set that a row can be. */
export const makeMenu = <Move>(rows: number, words: number): Menu<Move> => ({
  rows: 0,
  total: 0,
  width: words,
  tables: [],
  heads: new Int32Array(rows * HEAD),
  sets: new Int32Array(rows * words),
  lists: [],
})

export function clear<Move>(menu: Menu<Move>): void {
  menu.rows = 0
  menu.total = 0
}

export const countOf = <Move>(menu: Menu<Move>, row: number): number => menu.heads[row * HEAD + COUNT]!

/** Begins the next row; `close` ends it. Returns the first word of its set. */
function open<Move>(menu: Menu<Move>, table: MoveTable<Move>, kind: number, low: number, step: number): number {
  const { heads, rows } = menu
  menu.tables[rows] = table
  heads[rows * HEAD + KIND] = kind
  heads[rows * HEAD + LOW] = low
  heads[rows * HEAD + STEP] = step
  return rows * menu.width
}

function close<Move>(menu: Menu<Move>, count: number): void {
  menu.heads[menu.rows++ * HEAD + COUNT] = count
  menu.total += count
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
  open(menu, table, RANGE, low, step)
  close(menu, count)
}

/** Moves `low` to `high` of a table, both included; none when `high` is lower. */
export const addRange = <Move>(menu: Menu<Move>, table: MoveTable<Move>, low: number, high: number): void =>
  addSteps(menu, table, low, 1, high - low + 1)

export const addOne = <Move>(menu: Menu<Move>, table: MoveTable<Move>, at: number): void =>
  addSteps(menu, table, at, 1, 1)

/** The moves `base` plus each member of a pair of words. */
export function addPair<Move>(menu: Menu<Move>, table: MoveTable<Move>, base: number, low: number, high: number): void {
  const count = countPair(low, high)
  if (count === 0) return
  const first = open(menu, table, SET, base, 2)
  menu.sets[first] = low
  menu.sets[first + 1] = high
  close(menu, count)
}

/** The members of a set that a state keeps in words of its own; `count` says how many they are. */
export function addWords<Move>(menu: Menu<Move>, table: MoveTable<Move>, words: Int32Array, count: number): void {
  if (count === 0) return
  const first = open(menu, table, SET, 0, words.length)
  for (let word = 0; word < words.length; word++) menu.sets[first + word] = words[word]!
  close(menu, count)
}

/**
 * For each member of a pair of words, `count` moves: the member plus once, twice … `step`. All of one member come before
 * those of the next, as bids for several plots do. A step is greater than any member.
 */
export function addMultiples<Move>(
  menu: Menu<Move>,
  table: MoveTable<Move>,
  low: number,
  high: number,
  step: number,
  count: number,
): void {
  const members = countPair(low, high)
  if (members === 0 || count <= 0) return
  const first = open(menu, table, MULTIPLES, count, step)
  menu.sets[first] = low
  menu.sets[first + 1] = high
  close(menu, members * count)
}

/** Every member of one pair with every member of another, such as tiles and plots: the moves `one * 64 + other`. */
export function addProduct<Move>(
  menu: Menu<Move>,
  table: MoveTable<Move>,
  low: number,
  high: number,
  otherLow: number,
  otherHigh: number,
): void {
  const each = countPair(otherLow, otherHigh)
  const count = countPair(low, high) * each
  if (count === 0) return
  const first = open(menu, table, PRODUCT, each, 0)
  menu.sets[first] = low
  menu.sets[first + 1] = high
  menu.sets[first + 2] = otherLow
  menu.sets[first + 3] = otherHigh
  close(menu, count)
}

/** Begins a row that is a set, with this many words, all empty; `put` fills it and `closeSet` counts it. */
export function openSet<Move>(menu: Menu<Move>, table: MoveTable<Move>, words: number): number {
  const first = open(menu, table, SET, 0, words)
  for (let word = 0; word < words; word++) menu.sets[first + word] = 0
  return first
}

export function put<Move>(menu: Menu<Move>, first: number, at: number): void {
  menu.sets[first + (at >> 5)]! |= 1 << (at & 31)
}

export function closeSet<Move>(menu: Menu<Move>): void {
  const first = menu.rows * menu.width
  const words = menu.heads[menu.rows * HEAD + STEP]!
  let count = 0
  for (let word = 0; word < words; word++) count += countBits(menu.sets[first + word]!)
  closeCounted(menu, count)
}

/** The same where the caller has counted: `count` different places were put in. */
export function closeCounted<Move>(menu: Menu<Move>, count: number): void {
  if (count > 0) close(menu, count)
}

/** A few moves that no table holds, made for this decision. */
export function addList<Move>(menu: Menu<Move>, moves: readonly Move[]): void {
  if (moves.length === 0) return
  menu.heads[menu.rows * HEAD + KIND] = LIST
  menu.lists[menu.rows] = moves
  close(menu, moves.length)
}

/** The n-th move of the list that the menu stands for, counted from 0. */
export function nthMove<Move>(menu: Menu<Move>, n: number): Move {
  const { heads } = menu
  let left = n
  let row = 0
  while (left >= heads[row * HEAD + COUNT]!) left -= heads[row++ * HEAD + COUNT]!
  return memberOf(menu, row, left)
}

/** The n-th move of one row. */
export function memberOf<Move>(menu: Menu<Move>, row: number, n: number): Move {
  const { heads, sets } = menu
  const kind = heads[row * HEAD + KIND]!
  if (kind === LIST) return menu.lists[row]![n]!
  const { moves } = menu.tables[row]!
  const low = heads[row * HEAD + LOW]!
  const step = heads[row * HEAD + STEP]!
  if (kind === RANGE) return moves[low + n * step]!
  const first = row * menu.width
  if (kind === SET) return moves[low + nthOfSet(sets, first, n)]!
  const which = (n / low) | 0
  const member = nthOfPair(sets[first]!, sets[first + 1]!, which)
  if (kind === MULTIPLES) return moves[member + (n - which * low + 1) * step]!
  return moves[member * 64 + nthOfPair(sets[first + 2]!, sets[first + 3]!, n - which * low)]!
}

function nthOfSet(sets: Int32Array, first: number, n: number): number {
  let left = n
  let word = 0
  for (;;) {
    const set = sets[first + word]!
    const here = countBits(set)
    if (left < here) return (word << 5) + nthBit(set, left)
    left -= here
    word++
  }
}

export const drawFrom = <Move>(menu: Menu<Move>, random: Random): Move => nthMove(menu, random.below(menu.total))

export function listOf<Move>(menu: Menu<Move>): Move[] {
  const list: Move[] = []
  for (let row = 0; row < menu.rows; row++) {
    const count = countOf(menu, row)
    if (menu.heads[row * HEAD + KIND] === SET) listSet(menu, row, list)
    else for (let n = 0; n < count; n++) list.push(memberOf(menu, row, n))
  }
  return list
}

/** Through each word once: to find every member by its number would take the square of the time. */
function listSet<Move>({ heads, sets, tables, width }: Menu<Move>, row: number, list: Move[]): void {
  const { moves } = tables[row]!
  const words = heads[row * HEAD + STEP]!
  for (let word = 0; word < words; word++) {
    const low = heads[row * HEAD + LOW]! + (word << 5)
    for (let rest = sets[row * width + word]!; rest !== 0; rest &= rest - 1) list.push(moves[low + lowestBit(rest)]!)
  }
}

/** Whether a move, or one with the same line of text, is on the menu. Text is only written for tables that do not own it. */
export function isOn<Move>(menu: Menu<Move>, write: (move: Move) => string, move: Move): boolean {
  let table: MoveTable<Move> | undefined
  let at: number | undefined
  let strange = 0 // rows of which only text can tell
  for (let row = 0; row < menu.rows; row++) {
    if (menu.heads[row * HEAD + KIND] !== LIST) {
      const here = menu.tables[row]!
      if (here !== table) at = here.own.get(move) // rows of one table stand together
      table = here
      if (at !== undefined) {
        if (isAtInRow(menu, row, at)) return true
        continue
      }
    }
    strange++
  }
  return strange > 0 && isWritten(menu, write, write(move))
}

function isWritten<Move>(menu: Menu<Move>, write: (move: Move) => string, text: string): boolean {
  for (let row = 0; row < menu.rows; row++) {
    if (menu.heads[row * HEAD + KIND] === LIST) {
      if (menu.lists[row]!.some(move => write(move) === text)) return true
      continue
    }
    const at = menu.tables[row]!.at.get(text)
    if (at !== undefined && isAtInRow(menu, row, at)) return true
  }
  return false
}

function isAtInRow<Move>({ heads, sets, width }: Menu<Move>, row: number, at: number): boolean {
  const kind = heads[row * HEAD + KIND]!
  const low = heads[row * HEAD + LOW]!
  const step = heads[row * HEAD + STEP]!
  const first = row * width
  const past = at - low
  if (kind === RANGE) return past >= 0 && past % step === 0 && past < heads[row * HEAD + COUNT]! * step
  if (kind === SET) {
    return past >= 0 && past >> 5 < step && (sets[first + (past >> 5)]! & (1 << (past & 31))) !== 0
  }
  const [one, other] = kind === MULTIPLES ? [at % step, Math.floor(at / step)] : [at >> 6, at & 63]
  if (one >= 64 || !pairHas(sets[first]!, sets[first + 1]!, one)) return false
  return kind === MULTIPLES ? other >= 1 && other <= low : pairHas(sets[first + 2]!, sets[first + 3]!, other)
}

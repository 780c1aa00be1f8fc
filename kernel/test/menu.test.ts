import fc from 'fast-check'
import { expect, test } from 'vitest'
import { derived, type GameTypes, makeOdds, type Odds, refused, type Seat, seeded, weighed } from '../src/index.ts'
import {
  addList,
  addMultiples,
  addOne,
  addPair,
  addProduct,
  addRange,
  addSteps,
  addWords,
  clear,
  closeSet,
  isOn,
  listOf,
  type Menu,
  makeMenu,
  moveTable,
  nthMove,
  openSet,
  put,
} from '../src/menu.ts'

const write = (move: string): string => move
const all = Array.from({ length: 600 }, (_, at) => `m${at}`)
const TABLE = moveTable(write, all)

const member = fc.integer({ min: 0, max: 159 })
const members = fc.uniqueArray(member, { maxLength: 20 })
const row = fc.oneof(
  fc.record({ kind: fc.constant('set' as const), at: members }),
  fc.record({ kind: fc.constant('pair' as const), base: fc.integer({ min: 0, max: 300 }), at: members }),
  fc.record({
    kind: fc.constant('steps' as const),
    low: member,
    step: fc.integer({ min: 1, max: 9 }),
    count: fc.integer({ min: 0, max: 20 }),
  }),
  fc.record({ kind: fc.constant('words' as const), at: members }),
  fc.record({
    kind: fc.constant('product' as const),
    tiles: fc.uniqueArray(fc.integer({ min: 0, max: 7 })),
    at: members,
  }),
  fc.record({
    kind: fc.constant('multiples' as const),
    at: members,
    step: fc.integer({ min: 64, max: 80 }),
    count: fc.integer({ min: 0, max: 4 }),
  }),
  fc.record({ kind: fc.constant('list' as const), names: fc.uniqueArray(fc.constantFrom('x1', 'x2', 'x3')) }),
)

/** Adds a row, and says in order which moves it stands for. */
function add(menu: Menu<string>, each: typeof row extends fc.Arbitrary<infer Row> ? Row : never): string[] {
  if (each.kind === 'list') {
    addList(menu, each.names)
    return each.names
  }
  if (each.kind === 'steps') {
    addSteps(menu, TABLE, each.low, each.step, each.count)
    return Array.from({ length: each.count }, (_, n) => all[each.low + n * each.step]!)
  }
  const sorted = each.at.toSorted((one, other) => one - other)
  if (each.kind === 'set') {
    const first = openSet(menu, TABLE, 5)
    for (const at of each.at) put(menu, first, at)
    closeSet(menu)
    return sorted.map(at => all[at]!)
  }
  if (each.kind === 'words') {
    const words = new Int32Array(5)
    for (const at of each.at) words[at >> 5]! |= 1 << (at & 31)
    addWords(menu, TABLE, words, each.at.length)
    return sorted.map(at => all[at]!)
  }
  const inPair = sorted.filter(at => at < 64)
  const word = (from: number) => inPair.filter(at => at >> 5 === from).reduce((sum, at) => sum | (1 << (at & 31)), 0)
  if (each.kind === 'product') {
    const tiles = each.tiles.toSorted((one, other) => one - other)
    addProduct(
      menu,
      TABLE,
      tiles.reduce((set, tile) => set | (1 << tile), 0),
      0,
      word(0),
      word(1),
    )
    return tiles.flatMap(tile => inPair.map(at => all[tile * 64 + at]!))
  }
  if (each.kind === 'multiples') {
    addMultiples(menu, TABLE, word(0), word(1), each.step, each.count)
    return inPair.flatMap(at => Array.from({ length: each.count }, (_, n) => all[at + (n + 1) * each.step]!))
  }
  addPair(menu, TABLE, each.base, word(0), word(1))
  return inPair.map(at => all[each.base + at]!)
}

test('a menu lists, counts, finds and includes what its rows stand for, in their order', () => {
  const menu = makeMenu<string>(12, 5)
  fc.assert(
    fc.property(fc.array(row, { maxLength: 12 }), rows => {
      clear(menu)
      const wanted = rows.flatMap(each => add(menu, each))
      expect(menu.total).toBe(wanted.length)
      expect(listOf(menu)).toEqual(wanted)
      for (const [n, move] of wanted.entries()) expect(nthMove(menu, n)).toBe(move)
      const known = new Set(wanted)
      for (const move of [...all, 'x1', 'x2', 'x3', 'x4']) expect(isOn(menu, write, move)).toBe(known.has(move))
    }),
  )
})

test('a product has the members of both words of both its sets', () => {
  const pairs = moveTable(
    write,
    Array.from({ length: 64 * 64 }, (_, at) => `${at >> 6}-${at & 63}`),
  )
  const menu = makeMenu<string>(1, 4)
  addProduct(menu, pairs, 1 << 3, 1 << 5, 1 << 7, (1 << 0) | (1 << 31))
  const wanted = [3, 37].flatMap(one => [7, 32, 63].map(other => `${one}-${other}`))
  expect(listOf(menu)).toEqual(wanted)
  expect(pairs.moves.filter(move => isOn(menu, write, move))).toEqual(wanted)
})

test('a move is on the menu as a table’s own, as a copy of it, or as one of another table with the same text', () => {
  type Deal = { readonly text: string }
  const textOf = ({ text }: Deal) => text
  const [one, other, listed] = [
    moveTable(textOf, [{ text: 'a' }, { text: 'b' }]),
    moveTable(textOf, [{ text: 'b' }]),
    { text: 'c' },
  ]
  const menu = makeMenu<Deal>(4, 1)
  addOne(menu, one, 0)
  addOne(menu, other, 0)
  addList(menu, [listed])
  const on = [one.moves[0]!, other.moves[0]!, one.moves[1]!, listed, ...['a', 'b', 'c'].map(text => ({ text }))]
  for (const move of on) expect(isOn(menu, textOf, move)).toBe(true)
  clear(menu)
  addOne(menu, one, 0)
  for (const move of on.filter(({ text }) => text !== 'a')) expect(isOn(menu, textOf, move)).toBe(false)
})

interface Toy extends GameTypes {
  State: { readonly fillOdds: (odds: Odds<string>) => void; readonly moves: readonly number[] }
  Move: string
  Refusal: 'not-listed' | 'not-drawn' | 'too-dear'
}
const rules = derived<Toy>({
  write,
  menu: makeMenu(4, 2),
  odds: makeOdds(4, 2),
  fill: ({ moves }, _seat, menu) => {
    for (const at of moves) addOne(menu, TABLE, at)
  },
  why: () => refused('not-listed', 'K'),
  fillOdds: (state, odds) => state.fillOdds(odds),
  whyNotDrawn: () => refused('not-drawn', 'K'),
  openEnded: {
    includes: move => move.startsWith('offer'),
    refuse: (_state, _seat, move) => (move === 'offer 9' ? refused('too-dear', 'K') : undefined),
    draw: (_state, _seat, random) => `offer ${random.below(9)}`,
  },
  fast: undefined,
})
const seat: Seat = 0
const still = { fillOdds: () => {}, moves: [3, 5] }

test('what is derived lists the menu, refuses the rest by its reason, and judges open-ended moves by themselves', () => {
  expect(rules.moves(still, seat)).toEqual(['m3', 'm5'])
  expect(rules.refuse(still, seat, 'm3')).toBeUndefined()
  expect(rules.refuse(still, seat, 'm4')?.code).toBe('not-listed')
  expect(rules.refuse(still, seat, 'offer 1')).toBeUndefined()
  expect(rules.refuse(still, seat, 'offer 9')?.code).toBe('too-dear')
  expect(rules.openEnded(still, seat, { below: n => n - 1 })).toBe('offer 8')
  expect(rules.menuFor(still, seat).total).toBe(2)
})

test('a seat’s move is drawn from its own menu, whatever luck could do meanwhile', () => {
  const state = { ...still, fillOdds: (odds: Odds<string>) => addOne(weighed(odds, 1), TABLE, 9) }
  const asked = highest()
  expect(rules.sample(state, seat, asked)).toBe('m5')
  expect(rules.sample(state, 'luck', highest())).toBe('m9')
  expect(asked.numbers).toEqual([2])
})

/** A stream that always gives the highest number, and keeps what it was asked for. */
function highest() {
  const numbers: number[] = []
  return {
    numbers,
    below(n: number): number {
      numbers.push(n)
      return n - 1
    },
  }
}

/** How often each move falls in so many draws. */
function tally(state: Toy['State'], draws: number): Map<string, number> {
  const random = seeded(7)
  const fell = new Map<string, number>()
  for (let n = 0; n < draws; n++) {
    const move = rules.sample(state, 'luck', random)
    fell.set(move, (fell.get(move) ?? 0) + 1)
  }
  return fell
}

test('luck falls by tickets, one number a draw', () => {
  const state = {
    moves: [],
    fillOdds(odds: Odds<string>) {
      addOne(weighed(odds, 3), TABLE, 1)
      addRange(weighed(odds, 1), TABLE, 10, 12)
    },
  }
  expect(rules.draws(state).map(({ item, weight }) => `${item}:${weight}`)).toEqual(['m1:3', 'm10:1', 'm11:1', 'm12:1'])
  expect(rules.refuse(state, 'luck', 'm11')).toBeUndefined()
  expect(rules.refuse(state, 'luck', 'm13')?.code).toBe('not-drawn')
  const fell = tally(state, 6000)
  expect(fell.get('m1')! / 6000).toBeCloseTo(0.5, 1)
  const asked = highest()
  rules.sample(state, 'luck', asked)
  expect(asked.numbers).toEqual([6])
})

test('of the rows that luck had before nothing is left', () => {
  const rowsOf = (...rows: number[]): Toy['State'] => ({
    moves: [],
    fillOdds: odds => {
      for (const at of rows) addOne(weighed(odds, 1), TABLE, at)
    },
  })
  expect(rules.draws(rowsOf(1, 2, 3))).toHaveLength(3)
  expect(rules.draws(rowsOf(4)).map(({ item }) => item)).toEqual(['m4'])
})

test('where classes share their tickets, luck takes two numbers: the class, then the move', () => {
  const state = {
    moves: [],
    fillOdds(odds: Odds<string>) {
      odds.share = 6
      addOne(weighed(odds, 2), TABLE, 1)
      addRange(weighed(odds, 1), TABLE, 10, 12)
    },
  }
  expect(rules.draws(state).map(({ item, weight }) => `${item}:${weight}`)).toEqual([
    'm1:12',
    'm10:2',
    'm11:2',
    'm12:2',
  ])
  const asked = highest()
  expect(rules.sample(state, 'luck', asked)).toBe('m12')
  expect(asked.numbers).toEqual([3, 3])
  expect(tally(state, 6000).get('m1')! / 6000).toBeCloseTo(2 / 3, 1)
  const largeFirst = {
    moves: [],
    fillOdds(odds: Odds<string>) {
      odds.share = 6
      addRange(weighed(odds, 1), TABLE, 10, 12)
      addOne(weighed(odds, 2), TABLE, 1)
    },
  }
  expect(rules.sample(largeFirst, 'luck', highest())).toBe('m1')
  expect(tally(largeFirst, 6000).get('m1')! / 6000).toBeCloseTo(2 / 3, 1)
})

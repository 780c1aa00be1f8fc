import { memoryOf, seeded } from '@masterplan/kernel'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { limitedTo, treeSearch } from '../src/index.ts'
import { AT_LEAST, AT_MOST, EXACT, TranspositionTable } from '../src/search/alpha-beta/transposition-table.ts'
import { Budget } from '../src/search/budget.ts'
import { hashOf } from '../src/search/hash.ts'
import { lookAhead } from '../src/search/information.ts'
import { KnownMoves } from '../src/search/known-moves.ts'
import { Amaf } from '../src/search/tree/amaf.ts'
import { NONE, TreeMemory } from '../src/search/tree/tree-memory.ts'
import { cornerLots } from './corner-lots.ts'
import { envelope } from './envelope.ts'
import { lastBrick, lastBrickEntry } from './last-brick.ts'
import { mainStreet } from './main-street/index.ts'

test('a meter counts to its limit and looks at the clock only now and then', () => {
  let looks = 0
  const meter = new Budget({ ...limitedTo(100), deadline: 99, clock: () => looks++ }, 16)
  while (meter.another());
  expect(meter.spent).toBe(100)
  expect(meter.over).toBe(true)
  expect(looks).toBe(7) // before 0, 16, … 96
})

test('a table finds what it keeps, as long as nothing deeper takes its place', () => {
  const table = new TranspositionTable(2 * 16, 1000) // a single pair of entries
  const keep = (check: number, depth: number) => {
    Object.assign(table, { move: check + 1, value: -check, depth, bound: AT_MOST, resolved: check % 2 === 1 })
    table.keep(0, check)
  }
  expect(table.find(0, 0)).toBe(false) // an empty entry is not the position with hash 0
  keep(1, 5)
  keep(2, 3) // shallower: into the second entry
  expect(table.find(0, 1)).toBe(true)
  expect(table).toMatchObject({ move: 2, value: -1, depth: 5, bound: AT_MOST, resolved: true })
  keep(3, 2)
  expect(table.find(0, 2)).toBe(false)
  expect(table.find(0, 3)).toBe(true)
  keep(4, 9)
  expect(table.find(0, 1)).toBe(false)
  expect(table.find(0, 4)).toBe(true)
  expect(table).toMatchObject({ move: 5, value: -4, depth: 9, resolved: false })
  expect(new Set([EXACT, AT_LEAST, AT_MOST]).size).toBe(3)
})

test('a table without memory finds nothing and keeps nothing', () => {
  const table = new TranspositionTable(31, 1000)
  table.keep(1, 1)
  expect(table.find(1, 1)).toBe(false)
})

test('states that differ in one word have other hashes', () => {
  const state = cornerLots.start(2, { width: 4, height: 4 })
  const table = new TranspositionTable(0, 0)
  const seen = new Set<string>()
  for (let lot = 0; lot < 16; lot++) {
    for (const owner of [1, 2]) {
      const other = cornerLots.copy(state)
      other.owner[lot] = owner
      const memory = memoryOf(other)!
      table.hash(memory, memory.length)
      seen.add(`${table.place} ${table.check}`)
    }
  }
  expect(seen.size).toBe(32)
  expect(memoryOf(lastBrick.start(2, { heaps: [1] }))).toBeUndefined()
})

test('what sounds different folds differently, and what sounds alike does not', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
      const alike = JSON.stringify(one) === JSON.stringify(other)
      if (alike) expect(hashOf(one, 1)).toBe(hashOf(other, 1))
    }),
  )
  const loud = [
    1,
    2,
    -1,
    0.5,
    '',
    '1',
    'a',
    'b',
    true,
    false,
    null,
    [],
    {},
    [1],
    [[1]],
    [[1], 2],
    [[1, 2]],
    { a: 1 },
    { b: 1 },
  ]
  expect(new Set(loud.map(each => hashOf(each, 1))).size).toBe(loud.length)
})

test('moves of the same notation are the same move', () => {
  const book = new KnownMoves(lastBrick)
  const first = book.idOf({ heap: 0, bricks: 2 })
  expect(book.idOf({ heap: 0, bricks: 2 })).toBe(first)
  expect(book.idOf({ heap: 1, bricks: 2 })).not.toBe(first)
  expect(book.moveOf(first)).toEqual({ heap: 0, bricks: 2 })
})

test('AMAF is the average of all playouts in which a seat made the move', () => {
  const amaf = new Amaf()
  for (let playout = 0; playout < 1000; playout++) {
    amaf.note(700, 1)
    amaf.note(3, 0)
    amaf.settle(Float64Array.of(0, playout % 4 === 0 ? 0 : 1))
  }
  expect(amaf.of(700, 1, 0.5)).toBeCloseTo(0.75, 2)
  expect(amaf.of(3, 0, 0.5)).toBeCloseTo(0, 2)
  expect(amaf.of(3, 1, 0.4)).toBe(0.4) // nothing heard yet
  expect(amaf.of(9000, 0, 0.3)).toBeCloseTo(0.3)
})

test('a tree remembers its nodes while it grows, and no more than it has room for', () => {
  const memory = new TreeMemory(2 ** 20)
  memory.addNode(NONE, NONE)
  for (let key = 1; key < 5000; key++) expect(memory.addNode(key >> 3, key)).toBe(key)
  for (let key = 1; key < 5000; key++) {
    expect(memory.find(key >> 3, key)).toBe(key)
    expect(memory.find(key + 1, key)).toBe(NONE)
  }
  while (memory.addNode(NONE, memory.nodes) !== NONE);
  expect(memory.nodes * 38).toBeLessThan(2 ** 20 / 3)
  expect(memory.hasRoomFor(10)).toBe(true)
  expect(memory.hasRoomFor(2 ** 20)).toBe(false)
})

test('luck and secrets ahead are seen, also those that are still to come', () => {
  const street = mainStreet.start(2, { homes: 3, shops: 2, parks: 1, wishPoints: 1 })
  const before = mainStreet.view(street, 0) // no wish is dealt yet
  expect(lookAhead(mainStreet, 0, before, seeded(1))).toMatchObject({ players: 2, hidden: true, luck: true })
  const state = envelope.start(2, {})
  envelope.play(state, 'luck', { word: 'left' })
  expect(lookAhead(envelope, 0, envelope.view(state, 0), seeded(1)).hidden).toBe(true)
  const open = cornerLots.view(cornerLots.start(2, { width: 3, height: 3 }), 0)
  expect(lookAhead(cornerLots, 0, open, seeded(1))).toMatchObject({ players: 2, hidden: false, luck: false })
})

test('choices made together are told from races, in which the first to act changes the choice of the others', () => {
  const street = mainStreet.start(2, { homes: 3, shops: 2, parks: 1, wishPoints: 1 })
  for (const building of ['home', 'shop'] as const) mainStreet.play(street, 'luck', { kind: 'wish', building })
  expect(mainStreet.turn(street)).toEqual({ kind: 'decide', seats: [0, 1] })
  expect(lookAhead(mainStreet, 0, mainStreet.view(street, 0), seeded(1)).together).toBe(true)

  const both = { kind: 'decide', seats: [0, 1] } as const
  const race: typeof lastBrick = {
    ...lastBrick,
    turn: state => (lastBrick.turn(state).kind === 'over' ? { kind: 'over' } : both),
  }
  const view = race.view(race.start(2, { heaps: [3, 2, 1] }), 0)
  expect(lookAhead(race, 0, view, seeded(1)).together).toBe(false)
  const asked = { entry: { ...lastBrickEntry, game: race }, seat: 0 as const, view, random: seeded(1) }
  const { thoughts } = treeSearch.think(asked, { ...limitedTo(500), thoughts: 9 })
  expect(thoughts).toHaveLength(6) // all that it was asked to choose from, and not what is left after the other
})

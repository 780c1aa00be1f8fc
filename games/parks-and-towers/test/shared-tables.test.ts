import { bitsOf } from '@masterplan/kernel/bits'
import { CELLS, near, wordOf } from '@masterplan/kernel/square'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { faced } from '../src/geometry.ts'
import { COLOURS } from '../src/index.ts'
import { withTowers } from '../src/moves.ts'
import { meeting } from '../src/tower-shortage.ts'
import { after, cell, next } from './builder.ts'

describe('Moves that name their towers', () => {
  test('P-7.7 are made once for each house and each set of cells around it, and name just these', () => {
    for (let house = 0; house < CELLS; house++) {
      const around = [house, ...near(house, 8, 8)].toSorted((one, other) => one - other)
      const made = new Map<string, unknown>()
      for (let chosen = 1; chosen < 1 << around.length; chosen++) {
        const towers = bitsOf(chosen).map(at => around[at]!)
        if (towers.length > 3) continue
        const move = withTowers(house, 5, wordOf(towers, 0), wordOf(towers, 1))
        if (move.towers.join() !== towers.join()) expect(move.towers).toEqual(towers)
        made.set(towers.join(), move)
      }
      expect(made.get(`${house}`)).toEqual({ cell: house, place: 5, parks: [], towers: [house], marks: [] })
      expect(withTowers(house, 5, wordOf([house], 0), wordOf([house], 1))).toBe(made.get(`${house}`))
      expect(withTowers(house, 6, wordOf([house], 0), wordOf([house], 1))).not.toBe(made.get(`${house}`))
    }
  })
})

describe('Cells where squares meet', () => {
  test('P-7.7 are those in more of the squares than there are towers', () => {
    const squares = fc.integer()
    fc.assert(
      fc.property(squares, squares, fc.integer({ min: 0, max: 6 }), (lower, upper, towers) => {
        const has = (word: number, at: number) => (at < 0 ? 0 : (word >>> at) & 1)
        const counted = Array.from({ length: 32 }, (_, at) => {
          return has(lower, at) + has(lower, at - 1) + has(upper, at) + has(upper, at - 1)
        })
        const wanted = counted.flatMap((many, at) => (towers > 0 && many > towers ? [at] : []))
        expect(bitsOf(meeting(lower, upper, towers))).toEqual(wanted)
      }),
    )
  })
})

describe('What a house faces', () => {
  test('is the cell one step that way, and nothing beyond the edge of a small board', () => {
    const facedFrom = (name: string, size: number) =>
      [0, 1, 2, 3, 4, 5, 6, 7].map(place => faced(cell(name), place, size)).filter(each => each !== undefined)
    for (const [name, size] of [
      ['d4', 8],
      ['a1', 8],
      ['h8', 8],
      ['d4', 4],
      ['e5', 5],
      ['c4', 4],
    ] as const) {
      const beside = near(cell(name), size, size)
      expect(facedFrom(name, size).toSorted((one, other) => one - other)).toEqual(
        beside.toSorted((one, other) => one - other),
      )
    }
  })
})

describe('A refusal', () => {
  const facts = (moves: string, move: string) => {
    const said = next(after(moves), move)
    return said.ok ? undefined : said.refused.facts
  }
  test('P-7.7 names the tower that nobody has to choose', () => {
    expect(facts('d5n e5n c4n', 'd4n^e4')).toEqual({ cell: 'e4' })
  })
  test('P-5.2 names the park that nobody has to choose', () => {
    expect(facts('c3n d4n', 'e5n*b2')).toEqual({ cell: 'b2' })
  })
})

test('P-1.1 the seats are White and Yellow', () => expect(COLOURS).toEqual(['white', 'yellow']))

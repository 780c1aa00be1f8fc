import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addTo,
  bitsOf,
  highWord,
  lowestBit,
  lowWord,
  nthBit,
  pairHas,
  pairOf,
  removeFrom,
  rowHas,
} from '../src/bits.ts'

const upTo = (most: number) =>
  fc
    .uniqueArray(fc.integer({ min: 0, max: most }), { minLength: 1, maxLength: most + 1 })
    .map(members => members.toSorted((one, other) => one - other))
const wordOf = (members: readonly number[]) => members.reduce((word, member) => word | (1 << member), 0)

describe('a word', () => {
  test('has the members that were put in, each found by its number', () => {
    fc.assert(
      fc.property(upTo(31), members => {
        const word = wordOf(members)
        expect(bitsOf(word)).toEqual(members)
        expect(lowestBit(word)).toBe(members[0])
        expect(members.map((_, n) => nthBit(word, n))).toEqual(members)
      }),
    )
    expect(bitsOf(0)).toEqual([])
  })
})

describe('a pair of words', () => {
  test('has the members that were put in, and no other', () => {
    fc.assert(
      fc.property(upTo(63), members => {
        const low = members.reduce((word, member) => word | lowWord(member), 0)
        const high = members.reduce((word, member) => word | highWord(member), 0)
        expect(pairOf(low, high)).toEqual(members)
        for (let member = 0; member < 64; member++) {
          expect(pairHas(low, high, member)).toBe(members.includes(member))
        }
      }),
    )
  })
  test('of one member is empty but for it', () => {
    for (let member = 0; member < 64; member++) expect(pairOf(lowWord(member), highWord(member))).toEqual([member])
  })
})

describe('a row of words', () => {
  test('has what was added and not removed, from its first word on, and leaves the words beside it alone', () => {
    fc.assert(
      fc.property(upTo(95), upTo(95), (added, removed) => {
        const row = Int32Array.from([7, 0, 0, 0, 7])
        for (const member of added) addTo(row, 1, member)
        for (const member of removed) removeFrom(row, 1, member)
        const left = Array.from({ length: 96 }, (_, member) => member).filter(member => rowHas(row, 1, member))
        expect(left).toEqual(added.filter(member => !removed.includes(member)))
        expect([row[0], row[4]]).toEqual([7, 7])
      }),
    )
  })
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { subdivision } from '../src/index.ts'
import { start } from '../src/setup.ts'
import { cell, USUAL } from './builder.ts'

const { read, write } = subdivision.notation
const FORM = /^(?:[123][a-h][1-8]|-|p[a-h][1-8])$/
const EVERY = ['-', ...'123p'].flatMap(kind =>
  kind === '-' ? ['-'] : [...'abcdefgh'].flatMap(file => [...'12345678'].map(rank => `${kind}${file}${rank}`)),
)

test('every move of the notation is read and written back', () => {
  expect(EVERY).toHaveLength(1 + 4 * 64)
  for (const text of EVERY) expect(write(read(text)!)).toBe(text)
  expect(read('3c2')).toEqual({ kind: 'place', pips: 3, cell: cell('c2') })
  expect(read('pc3')).toEqual({ kind: 'park', cell: cell('c3') })
  expect(read('-')).toEqual({ kind: 'pass' })
})

test('any other text is no move', () => {
  for (const text of ['', ' ', '3', '3c', 'c2', '0c2', '4c2', '3C2', '3c9', '3i1', '3c2 ', ' 3c2', '--', 'p', 'P a1']) {
    expect(read(text)).toBeUndefined()
  }
  const nearly = fc.string({ unit: fc.constantFrom(...'123pabhi089- '), maxLength: 5 })
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.string({ unit: 'binary' }), nearly), text => {
      expect(read(text) !== undefined).toBe(FORM.test(text))
    }),
    { numRuns: 3000 },
  )
})

test('whatever can be read is judged without a mishap, at any board', () => {
  for (const players of [2, 3, 4]) {
    for (const parks of ['fixed', 'random', 'placement'] as const) {
      for (const set of ['full', 'threehouse'] as const) {
        const state = start(players, { ...USUAL, parks, set })
        const isLuck = subdivision.turn(state).kind === 'luck' // random parks, unless there are none
        const legal = EVERY.filter(text => subdivision.refuse(state, isLuck ? 'luck' : 0, read(text)!) === undefined)
        const offered = isLuck ? subdivision.draws(state).map(each => each.item) : subdivision.moves(state, 0)
        expect(offered.length).toBeGreaterThan(0)
        expect(legal.toSorted()).toEqual(offered.map(write).toSorted())
      }
    }
  }
})

import { readBySchema, readFromClient } from '@masterplan/protocol'
import fc from 'fast-check'
import { expect, test } from 'vitest'

const letters = (min: number, max: number) =>
  fc.string({ unit: fc.constantFrom(...'abzABZ019_-'), minLength: min, maxLength: max })
const count = fc.oneof(fc.nat(), fc.constantFrom(0, -1, 2 ** 31 - 1, 2 ** 31, 1e9, 1.5))
const move = fc
  .record({
    ...{ n: count, based: count, table: letters(11, 13), key: letters(7, 66) },
    text: fc.oneof(
      fc.string({ maxLength: 30 }),
      fc.string({ unit: 'binary' }),
      fc.constantFrom('', '3c4', 'x'.repeat(1001)),
    ),
  })
  .map(({ n, based, table, key, text }) => {
    const command = { table, based, key, do: { kind: 'move', text } }
    return JSON.stringify({ kind: 'command', n, command })
  })
const good = fc
  .record({ n: fc.nat(), based: fc.nat(), table: letters(12, 12), key: letters(8, 64) })
  .map(({ n, based, table, key }) => {
    const command = { table, based, key, do: { kind: 'move', text: '3c4' } }
    return JSON.stringify({ kind: 'command', n, command })
  })

test('a move at a glance is what the schema says it is', () => {
  fc.assert(
    fc.property(fc.oneof(move, good), text => {
      expect(readFromClient(text)).toEqual(readBySchema(text))
    }),
    { numRuns: 3000 },
  )
})

test('so is one with something cut out, put in or doubled', () => {
  const places = fc.tuple(
    good,
    fc.nat(),
    fc.nat(6),
    fc.string({ unit: fc.constantFrom(...'0 1"{}\\:,-\n'), maxLength: 3 }),
  )
  const changed = places.map(([text, place, cut, put]) => {
    const at = place % text.length
    return text.slice(0, at) + put + text.slice(at + cut)
  })
  fc.assert(
    fc.property(changed, text => {
      expect(readFromClient(text)).toEqual(readBySchema(text))
    }),
    { numRuns: 5000 },
  )
})

test.each([
  [
    '{"kind":"command","n":007,"command":{"table":"AAAAAAAAAAAA","based":1,"key":"key-of-it","do":{"kind":"move","text":"3c4"}}}',
  ],
  [
    '{"kind":"command","n":7,"command":{"table":"AAAAAAAAAAAA","based":1,"key":"key-of-it","do":{"kind":"move","text":"3\\u00634"}}}',
  ],
  [
    '{"kind":"command","n":7,"command":{"table":"AAAAAAAAAAAA","based":1,"key":"key-of-it","do":{"kind":"move","text":"3c4"}}}\n',
  ],
])('%s', text => {
  expect(readFromClient(text)).toEqual(readBySchema(text))
})

import { readFromClient } from '@masterplan/protocol'
import fc from 'fast-check'
import { expect, test } from 'vitest'

const command = { table: 'AAAAAAAAAAAA', based: 1, key: 'key-of-it', do: { kind: 'move', text: '3c4' } }
const frame = { kind: 'command', n: 7, command }

test('a frame is read as it was written', () => {
  expect(readFromClient(JSON.stringify(frame))).toEqual({ n: 7, frame })
  const watch = { kind: 'watch', n: 0, table: 'AAAAAAAAAAAA' }
  expect(readFromClient(JSON.stringify(watch)).frame).toEqual({ ...watch, since: 0, chat: 0, listMoves: true })
})

test('a frame that is refused is answered by its number where that can be read', () => {
  expect(readFromClient(JSON.stringify({ ...frame, kind: 'nonsense' }))).toEqual({ n: 7, frame: undefined })
  expect(readFromClient(JSON.stringify({ ...frame, command: {} }))).toEqual({ n: 7, frame: undefined })
  for (const n of [-1, 1.5, 2 ** 31, '7', null, undefined]) {
    expect(readFromClient(JSON.stringify({ ...frame, n }))).toEqual({ n: null, frame: undefined })
  }
  for (const text of ['', '{', 'null', '7', '[]', '{"kind":"command","n":007}']) {
    expect(readFromClient(text)).toEqual({ n: null, frame: undefined })
  }
})

test('what somebody who watches may say of themselves', () => {
  const watch = (more: object) =>
    readFromClient(JSON.stringify({ kind: 'watch', n: 1, table: 'AAAAAAAAAAAA', ...more }))
  expect(watch({ wire: 2, rules: '3', listMoves: false }).frame).toMatchObject({
    wire: 2,
    rules: '3',
    listMoves: false,
  })
  expect(watch({ undo: false }).frame).toMatchObject({ listMoves: true })
  for (const bad of [{ wire: 0 }, { wire: '2' }, { rules: '' }, { rules: 'x'.repeat(41) }, { listMoves: 1 }]) {
    expect(watch(bad).frame).toBeUndefined()
  }
})

test('a good frame with something cut out, put in or doubled is read or refused, never an accident', () => {
  const text = JSON.stringify(frame)
  const put = fc.string({ unit: fc.constantFrom(...'0 1"{}\\:,-\n'), maxLength: 3 })
  fc.assert(
    fc.property(fc.nat(text.length), fc.nat(6), put, (at, cut, more) => {
      const read = readFromClient(text.slice(0, at) + more + text.slice(at + cut))
      if (read.frame !== undefined) expect(read.n).toBe(read.frame.n)
    }),
    { numRuns: 5000 },
  )
})

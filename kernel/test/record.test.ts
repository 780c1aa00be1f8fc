import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type MatchRecord,
  plainEntry,
  playable,
  readRecord,
  recordOf,
  replay,
  seeded,
  verify,
  writeRecord,
} from '../src/index.ts'
import { insight, lots } from './lots.ts'

const game = playable(plainEntry(lots, insight))
const find = (id: string) => (id === 'lots' ? game : undefined)

function finished(): MatchRecord {
  const opened = game.open(2, { lots: 4 })
  if (!opened.ok) throw new Error(opened.problem)
  const { match } = opened
  const random = seeded(3)
  match.settle(random)
  for (let turn = match.turn(); turn.kind === 'decide'; turn = match.turn()) {
    const moves = match.movesFor(turn.seats[0]!)
    match.submit(turn.seats[0]!, moves[random.below(moves.length)]!, random)
  }
  const read = readRecord(writeRecord(match, ['Ana', 'Ben']))
  if (!read.ok) throw new Error(read.problem)
  expect(read.record).toEqual(recordOf(match, ['Ana', 'Ben']))
  return read.record
}
const record = finished()
const changed = (change: object) => {
  const read = readRecord(JSON.stringify({ ...record, ...change }))
  return read.ok ? verify(read.record, find) : read
}

describe('a record', () => {
  test('is proved by playing it again', () => {
    expect(verify(record, find)).toMatchObject({ ok: true })
    expect(changed({ result: null })).toMatchObject({ ok: true })
    expect(changed({ result: undefined, names: undefined })).toMatchObject({ ok: true })
    const half = replay(record, find, 3)
    expect(half.ok && half.match.log).toEqual(record.log.slice(0, 3))
  })
  test('that is no record says what is missing', () => {
    expect(readRecord('')).toMatchObject({ problem: 'not-json', text: 'empty' })
    expect(readRecord('{"format"')).toMatchObject({ problem: 'not-json', text: 'other' })
    expect(readRecord('[1]')).toMatchObject({ problem: 'not-a-record', field: null })
    for (const text of ['', '{', '[1]', '{}']) expect(readRecord(text)).toMatchObject({ ok: false, line: 0 })
    expect(changed({ format: 'chess/1' })).toMatchObject({
      problem: 'unknown-format',
      given: 'chess/1',
    })
    const fields = { game: 1, rules: null, players: 'two', options: [], names: {}, log: 'x', result: 5 }
    for (const [field, value] of Object.entries(fields)) {
      expect(changed({ [field]: value })).toMatchObject({
        problem: 'not-a-record',
        field,
      })
    }
    for (const result of [{ scores: [1, 2] }, { ranks: [1, 2] }, { scores: ['1'], ranks: [1] }]) {
      expect(changed({ result })).toMatchObject({ problem: 'not-a-record', field: 'result' })
    }
  })
  test('of another game, other rules, wrong players or options names the field', () => {
    expect(changed({ game: 'go' })).toMatchObject({
      problem: 'unknown-game',
      line: 0,
      given: 'go',
    })
    expect(changed({ rules: '0.9.0' })).toMatchObject({ problem: 'other-rules', ours: ['1.0.0'], given: '0.9.0' })
    expect(changed({ players: 9 })).toMatchObject({
      problem: 'wrong-players',
      option: { problem: 'wrong-players', seats: game.seats, given: 9 },
    })
    expect(changed({ options: { lots: 1 } })).toMatchObject({
      problem: 'wrong-options',
      line: 0,
      option: { problem: 'value-not-allowed', name: 'lots', given: 1 },
    })
  })
  test('with a bad line names the line', () => {
    expect(changed({ log: record.log.with(3, '2 build 9 1') })).toMatchObject({
      problem: 'refused-line',
      line: 4,
      given: '2 build 9 1',
      refused: { code: 'no-such-lot', rule: 'L1' },
    })
    expect(changed({ log: record.log.with(2, 'nonsense') })).toMatchObject({ problem: 'refused-line', line: 3 })
    expect(changed({ log: [...record.log, '1 build 1 1'] })).toMatchObject({
      problem: 'refused-line',
      line: record.log.length + 1,
      refused: { code: 'match-over' },
    })
  })
  test('with a wrong result says what the log gives', () => {
    const { scores, ranks } = record.result!
    expect(changed({ result: { scores: [99, 1], ranks } })).toMatchObject({
      problem: 'wrong-result',
      wrong: { field: 'scores', says: [99, 1], gives: scores },
    })
    expect(changed({ result: { scores, ranks: [1, 1] } })).toMatchObject({
      problem: 'wrong-result',
      wrong: { field: 'ranks', says: [1, 1], gives: ranks },
    })
    expect(changed({ log: record.log.slice(0, 4) })).toMatchObject({
      problem: 'wrong-result',
      wrong: 'not-over',
    })
  })
})

describe('whatever comes in, reading and verifying answer and never throw', () => {
  const answers = (text: string) => {
    const read = readRecord(text)
    const answer = read.ok ? verify(read.record, find) : read
    return answer.ok || (answer.problem.length > 0 && answer.line >= 0)
  }
  test('any text (50,000)', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), answers), { numRuns: 50_000 })
  })
  test('any JSON value (30,000)', () => {
    const text = fc.oneof(
      fc.json(),
      fc.jsonValue().map(value => JSON.stringify({ ...record, log: value })),
    )
    fc.assert(fc.property(text, answers), { numRuns: 30_000 })
  })
  test('a good record with one field or line changed (30,000)', () => {
    const field = fc.constantFrom(...Object.keys(record))
    const line = fc.tuple(fc.constantFrom('1', '2', '3', '*', '9'), fc.string()).map(parts => parts.join(' '))
    const spoilt = fc.oneof(
      fc.tuple(field, fc.jsonValue()).map(([name, value]) => ({ ...record, [name]: value })),
      fc
        .tuple(fc.nat(record.log.length - 1), line)
        .map(([at, text]) => ({ ...record, log: record.log.with(at, text) })),
    )
    fc.assert(
      fc.property(spoilt, value => answers(JSON.stringify(value))),
      { numRuns: 30_000 },
    )
  })
})

import { describe, expect, test } from 'vitest'
import {
  END_REASONS,
  type MatchRecord,
  plainEntry,
  playable,
  readRecord,
  recordOf,
  seeded,
  verify,
} from '../src/index.ts'
import { insight, lots } from './lots.ts'

const game = playable(plainEntry(lots, insight))
const find = (id: string) => (id === 'lots' ? game : undefined)

function played(moves: number): MatchRecord {
  const opened = game.open(2, { lots: 4 })
  if (!opened.ok) throw new Error(opened.problem)
  const { match } = opened
  const random = seeded(3)
  match.settle(random)
  for (let at = 0; at < moves; at++) {
    const turn = match.turn()
    if (turn.kind !== 'decide') break
    match.submit(turn.seats[0]!, match.movesFor(turn.seats[0]!)[0]!, random)
  }
  return recordOf(match, ['Ana', 'Ben'])
}
const whole = played(99)
const half = played(2)
const proved = (record: MatchRecord, about: object) => {
  const read = readRecord(JSON.stringify({ ...record, ...about }))
  return read.ok ? verify(read.record, find) : read
}
const GOOD = { ok: true }
const wrong = (problem: string) => ({ ok: false, problem: 'wrong-end', wrong: problem })

describe('how a match ended', () => {
  test('is said by whoever plays it to its end, and by nobody before', () => {
    expect([whole.ended, whole.result === null]).toEqual([{ why: 'rules' }, false])
    expect('ended' in half).toBe(false)
    expect('played' in whole).toBe(false)
  })
  test('is read again as it was written', () => {
    const about = { ended: { why: 'time', ranks: [2, 1] }, played: '2026-11-18' }
    expect(readRecord(JSON.stringify({ ...half, ...about }))).toMatchObject({ ok: true, record: about })
  })
  test('may be left out, as records of before do', () => {
    const { ended: _, ...silent } = whole
    const read = readRecord(JSON.stringify({ ...silent, ended: null, played: null }))
    expect(read).toEqual({ ok: true, record: silent })
    expect(proved(whole, { ended: undefined })).toMatchObject(GOOD)
  })
  test.each(['time', 'left', 'agreed', 'claimed'])('by "%s" comes with the ranks that counted', why => {
    expect(proved(half, { ended: { why, ranks: [2, 1] } })).toMatchObject(GOOD)
    expect(proved(half, { ended: { why, ranks: [1, 1] } })).toMatchObject(GOOD)
    expect(proved(half, { ended: { why } })).toMatchObject({ problem: 'not-a-record', field: 'ended' })
    expect(proved(whole, { ended: { why, ranks: [2, 1] } })).toMatchObject(wrong('over-by-rules'))
  })
  test('by the host is without ranks, or with those that counted', () => {
    expect(proved(half, { ended: { why: 'host' } })).toMatchObject(GOOD)
    expect(proved(half, { ended: { why: 'host', ranks: [1, 2] } })).toMatchObject(GOOD)
  })
  test('without a result has no ranks', () => {
    expect(proved(half, { ended: { why: 'aborted' } })).toMatchObject(GOOD)
    for (const why of ['aborted', 'stuck']) {
      expect(proved(half, { ended: { why, ranks: [1, 2] } })).toMatchObject({ problem: 'not-a-record', field: 'ended' })
    }
  })
  test('by its rules is proved by the log; whoever left may have come last all the same', () => {
    expect(proved(half, { ended: { why: 'rules' } })).toMatchObject(wrong('not-over'))
    expect(proved(whole, { ended: { why: 'rules', ranks: [2, 1] } })).toMatchObject(GOOD)
  })
  test('in a dead end is proved by the moves that there are', () => {
    expect(proved(half, { ended: { why: 'stuck' } })).toMatchObject(wrong('not-stuck'))
  })
  test('names places that can be given out, one for every player', () => {
    for (const ranks of [[2, 2], [0, 1], [1, 3], ['1', '2'], [1.5, 1], 'ab', {}]) {
      expect(proved(half, { ended: { why: 'time', ranks } })).toMatchObject({ problem: 'not-a-record', field: 'ended' })
    }
    expect(proved(half, { ended: { why: 'time', ranks: [1, 2, 3] } })).toMatchObject(wrong('wrong-ranks'))
    expect(proved(half, { ended: { why: 'time', ranks: [] } })).toMatchObject(wrong('wrong-ranks'))
  })
  test('is one of those that there are', () => {
    expect(END_REASONS).toHaveLength(8)
    for (const ended of ['time', 3, [], {}, { why: 'boredom' }, { why: null }, { why: 'constructor' }]) {
      expect(proved(half, { ended })).toMatchObject({ problem: 'not-a-record', field: 'ended' })
    }
  })
})

test('the day on which it was played is one that there was', () => {
  for (const day of ['2026-11-18', '2024-02-29', '2000-02-29', '1999-12-31']) {
    expect(proved(half, { played: day })).toMatchObject(GOOD)
  }
  const none = [
    '2026-02-29',
    '1900-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-04-31',
    '2026-01-00',
    '26-1-1',
    'today',
    5,
    '',
  ]
  for (const day of none)
    expect(proved(half, { played: day })).toMatchObject({ problem: 'not-a-record', field: 'played' })
})

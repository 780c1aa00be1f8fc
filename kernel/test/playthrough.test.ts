import { describe, expect, test } from 'vitest'
import { FORMAT, type Game, type MatchRecord } from '../src/index.ts'
import { playthrough } from '../testing/playthrough.ts'
import { refusals } from '../testing/refusals.ts'
import { type Lots, lots } from './lots.ts'

const RECORD: MatchRecord = {
  format: FORMAT,
  game: 'lots',
  rules: '1.0.0',
  players: 2,
  options: { lots: 3 },
  names: [],
  log: ['* wish 2', '* wish 3', '1 build 2 2', '2 build 1 1', '1 build 3 2'],
  result: null,
}
const whole = playthrough(lots, RECORD)
const refused = refusals(lots, RECORD)
/** The first line that a change of the game makes different. */
const changed = (broken: Partial<Game<Lots>>): string | undefined => {
  const { text } = playthrough({ ...lots, ...broken }, RECORD)
  return text.split('\n').find((line, at) => line !== whole.text.split('\n')[at])
}

describe('a playthrough', () => {
  test('has every line, every event for whom it is, and what each viewer sees change', () => {
    const from = whole.text.indexOf('2. * wish 3')
    expect(whole.text.slice(from, whole.text.indexOf('4. 2 build'))).toBe(`2. * wish 3
  to seat 2: {"kind":"wish","lot":2}
  all see dealt: 1 → 2
  seat 2: wishes.0.seat: 1
  seat 2: wishes.0.lot: 2
  seat 2: wishes: [] is gone

3. 1 build 2 2
  to everyone: {"kind":"built","seat":0,"lot":1,"floors":2}
  all see seat: 0 → 1
  all see floors.1: 0 → 2
  scores: 0.total: 0 → 6
  scores: 0.lines.floors: 0 → 2
  scores: 0.lines.wish: 0 → 4

`)
    expect(whole.text).toMatch(/^lots 1\.0\.0, 2 players, {"lots":3}\n {2}seat 1: viewer: 0\n/)
    expect([...whole.kinds]).toEqual(['wish', 'built'])
  })
  test('shows an event that is emptied, told to somebody else, or left out', () => {
    const telling = (play: Game<Lots>['play']) => changed({ play })
    expect(
      telling((state, by, move, tell) => lots.play(state, by, move, (to, { kind }) => tell?.(to, { kind } as never))),
    ).toBe('  to seat 1: {"kind":"wish"}')
    expect(
      telling((state, by, move, tell) => lots.play(state, by, move, (_, event) => tell?.('everyone', event))),
    ).toBe('  to everyone: {"kind":"wish","lot":1}')
    expect(telling((state, by, move) => lots.play(state, by, move))).toBe('  all see dealt: 0 → 1')
  })
  test('shows a view and a score that change', () => {
    expect(changed({ view: (state, viewer) => ({ ...lots.view(state, viewer), seat: 0 }) })).toBe(
      '  all see floors.1: 0 → 2',
    )
    expect(changed({ scores: state => lots.scores(state).toReversed() })).toBe('  scores: 1.total: 0 → 6')
  })
  test('refuses a record of other rules', () => {
    const refuse: typeof lots.refuse = (state, by, move) =>
      by === 1 ? { code: 'not-now', rule: 'L2', facts: {} } : lots.refuse(state, by, move)
    expect(() => changed({ refuse })).toThrow('Line 4, "2 build 1 1", is refused: not-now.')
    expect(() => playthrough(lots, { ...RECORD, options: { lots: 9 } })).toThrow('value-not-allowed (lots)')
  })
})

test('refusals are kept once for every code, rule and kind of facts, with their first occasion', () => {
  expect(refused).toBe(`not-now (L2) {}: "build 1 1" instead of "* wish 2"
taken (L1) {"lot":1}: "build 2 1" instead of "2 build 1 1"
wished-already (L2) {}: "wish 2" instead of "* wish 3"
`)
})

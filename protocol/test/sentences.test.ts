import {
  type BadLuck,
  type BadOption,
  type BadRecord,
  type BadWeights,
  readFair,
  readRecord,
  readWeights,
  type WantedValue,
} from '@masterplan/kernel'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { luckSentence, optionSentence, recordSentence, weightsSentence } from '../src/index.ts'

/** Programs and terminals show these sentences word for word: they change only on purpose. */

const told = (name: string, wanted: WantedValue, given: unknown): string =>
  optionSentence({ ok: false, name, problem: 'value-not-allowed', wanted, given, limit: null })
const A_SENTENCE = /^[A-Z].*\.$/s

describe('an option that cannot be', () => {
  test('is told with what it must be', () => {
    const stray: BadOption = { ok: false, name: 'towers', problem: 'unknown-option', known: ['homes', 'lots'] }
    expect(optionSentence(stray)).toBe('There is no option "towers"; the options are: homes, lots.')
    expect(told('homes', { kind: 'number', min: 2, max: 8, step: 2 }, 5)).toBe(
      'The option "homes" must be a whole number from 2 to 8 in steps of 2 from 2, not 5.',
    )
    expect(told('prices', { kind: 'row', count: 3, min: 0, max: 9, step: 1 }, [1, 2])).toBe(
      'The option "prices" must be 3 whole numbers from 0 to 9, not [1,2].',
    )
    expect(told('river', { kind: 'switch' }, 'yes')).toBe('The option "river" must be yes or no, not "yes".')
    expect(told('map', { kind: 'choice', among: ['plain', 'hills'] }, 'sea')).toBe(
      'The option "map" must be one of plain, hills, not "sea".',
    )
    const text = { kind: 'text', what: 'one letter per player, or nothing' } as const
    expect(told('lots', text, 'ab')).toBe('The option "lots" must be one letter per player, or nothing, not "ab".')
    expect(told('lots', text, 'x'.repeat(1000)).length).toBeLessThan(140)
    expect(told('lots', text, undefined)).toMatch(/, not nothing\.$/)
    const none: BadOption = { ok: false, name: 'homes', problem: 'unknown-option', known: [] }
    expect(optionSentence(none)).toBe('There is no option "homes"; the options are: none.')
  })

  test('is a number of players that the game is not for', () => {
    const players = (min: number, max: number): BadOption => ({
      ok: false,
      name: 'players',
      problem: 'wrong-players',
      title: 'Lots',
      seats: { min, max },
      given: 9,
    })
    expect(optionSentence(players(2, 3))).toBe('Lots is for 2 to 3 players, not 9.')
    expect(optionSentence(players(2, 2))).toBe('Lots is for 2 players, not 9.')
  })

  test('is told in one sentence whatever was given', () => {
    fc.assert(fc.property(fc.jsonValue(), given => A_SENTENCE.test(told('river', { kind: 'switch' }, given))))
  })
})

describe('a bad record', () => {
  const whole = { format: 'masterplan-match/1', game: 'lots', rules: '1.0.0', players: 2, options: {}, log: [] }
  const recordTold = (text: string) => {
    const read = readRecord(text)
    return read.ok ? '' : recordSentence(read)
  }

  test('is told by the field that is wrong', () => {
    expect(recordTold('')).toBe('The record is empty.')
    expect(recordTold('{"format"')).toBe('The record is not JSON.')
    expect(recordTold('[1]')).toBe('The record is not a JSON object.')
    expect(recordTold('{"format":"chess/1"}')).toBe('The field "format" must be "masterplan-match/1", not "chess/1".')
    const fields = {
      game: 'the id of a game',
      rules: 'a rules version such as "1.0.0"',
      players: 'a number of players',
      options: 'an object of options',
      names: 'a list of names',
      log: 'a list of lines of text',
      result: 'null or { scores, ranks }, two lists of numbers',
    }
    for (const [field, wanted] of Object.entries(fields))
      expect(recordTold(JSON.stringify({ ...whole, [field]: false }))).toBe(`The field "${field}" must be ${wanted}.`)
  })

  test.each<[BadRecord, string]>([
    [{ ok: false, line: 0, problem: 'unknown-game', given: 'go' }, 'The field "game" names no game we know: "go".'],
    [
      { ok: false, line: 0, problem: 'other-rules', ours: ['1.1.0', '1.0.0'], given: '0.9.0' },
      'The field "rules" must be "1.1.0" or "1.0.0", not "0.9.0": these are other rules.',
    ],
    [
      {
        ok: false,
        line: 4,
        problem: 'refused-line',
        given: '2 build 9 1',
        refused: { code: 'no-such-lot', rule: 'L1', facts: {} },
      },
      'Line 4 of the log, "2 build 9 1", is refused: no-such-lot (L1).',
    ],
    [
      { ok: false, line: 9, problem: 'wrong-result', wrong: { field: 'scores', says: [99, 1], gives: [3, 4] } },
      'The field "result.scores" says 99, 1, but the log gives 3, 4.',
    ],
    [
      { ok: false, line: 4, problem: 'wrong-result', wrong: 'not-over' },
      'The record states a result, but the match is not over.',
    ],
    [
      {
        ok: false,
        line: 0,
        problem: 'wrong-options',
        option: { ok: false, name: 'lots', problem: 'unknown-option', known: ['homes'] },
      },
      'There is no option "lots"; the options are: homes.',
    ],
  ])('%j', (bad, sentence) => {
    expect(recordSentence(bad)).toBe(sentence)
  })

  test('is told in one sentence whatever its text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), text => recordTold(text) === '' || A_SENTENCE.test(recordTold(text))),
    )
  })
})

describe('luck that cannot be believed', () => {
  const luckTold = (text: string) => {
    const read = readFair(text)
    return read.ok ? '' : luckSentence(read)
  }
  test('is told by what the record says of it', () => {
    expect(luckTold('{')).toBe('The record is not JSON.')
    expect(luckTold('{}')).toBe('The record names no seed, so its luck cannot be checked.')
    expect(luckTold('{"fair":1}')).toBe(
      'The field "fair" must be { hash, seed, takebacks }, with 64 hexadecimal digits each for the first two.',
    )
    const hex = '0'.repeat(64)
    expect(luckTold(JSON.stringify({ fair: { hash: hex, seed: hex, takebacks: ['x'] } }))).toBe(
      'The field "fair.takebacks" must be a list of whole numbers.',
    )
    expect(luckTold(JSON.stringify({ fair: { hash: hex, seed: hex, nonces: ['x'] } }))).toBe(
      'The field "fair.nonces" must have one entry for each seat: null, or { commitment, nonce }.',
    )
  })
  test.each<[BadLuck, string]>([
    [{ ok: false, line: 0, problem: 'unknown-game', given: 'go' }, 'There is no game "go".'],
    [
      { ok: false, line: 0, problem: 'false-seed' },
      'The seed is not the promised one: its hash is another than "fair.hash".',
    ],
    [
      { ok: false, line: 0, problem: 'false-nonce', seat: 2 },
      'The nonce of seat 2 is not the promised one: its hash is another than its commitment.',
    ],
    [{ ok: false, line: 3, problem: 'refused-line', given: '1 x' }, 'Line 3 of the log, "1 x", is refused.'],
    [
      { ok: false, line: 2, problem: 'drawn-otherwise', given: '* wish 1', drawn: '* wish 2' },
      'Line 2 of the log says "* wish 1", but the seed draws "* wish 2".',
    ],
  ])('%j', (bad, sentence) => {
    expect(luckSentence(bad)).toBe(sentence)
  })
})

describe('a file of weights that does not fit', () => {
  const meant = { game: 'barter', rules: ['1.0.0'], features: ['gold', 'land'], stages: 3 }
  const row = [1, 2, 3]
  const file = {
    format: 'masterplan-weights/1',
    game: 'barter',
    rules: '1.0.0',
    weights: { 2: { gold: row, land: row } },
  }
  const weightsTold = (value: unknown) => {
    const read = readWeights(value, meant)
    return read.ok ? '' : weightsSentence(read satisfies BadWeights)
  }
  test.each<[unknown, string]>([
    [file, ''],
    ['x', 'The weights are not a JSON object.'],
    [{ ...file, format: 'x/9' }, `The weights' format must be "masterplan-weights/1", not "x/9".`],
    [{ ...file, game: 'chess' }, 'The weights are for the game "chess", not "barter".'],
    [{ ...file, rules: '2.0.0' }, 'The weights are for the rules "2.0.0", not "1.0.0"; train anew.'],
    [{ ...file, weights: {} }, 'The weights are empty.'],
    [{ ...file, weights: { many: {} } }, 'The weights have no table for "many" players.'],
    [{ ...file, weights: { 2: 5 } }, 'The weights for 2 players are not a table.'],
    [{ ...file, weights: { 2: { gold: row } } }, 'The weights for 2 players lack the feature "land"; train anew.'],
    [
      { ...file, weights: { 2: { gold: row, land: row, sand: row } } },
      'The weights know a feature "sand", which is not looked at; train anew.',
    ],
    [
      { ...file, weights: { 2: { gold: row, land: [1, 2] } } },
      'The weights of "land" for 2 players must be 3 numbers, not [1,2].',
    ],
  ])('%j', (value, sentence) => {
    expect(weightsTold(value)).toBe(sentence)
  })
})

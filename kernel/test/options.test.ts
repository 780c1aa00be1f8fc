import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type OptionSheet, optionFromText, readOptions, wantedBy } from '../src/index.ts'

type Options = {
  readonly homes: number
  readonly prices: readonly number[]
  readonly river: boolean
  readonly map: 'plain' | 'hills'
  readonly lots: string
}
const sheet: OptionSheet<Options> = {
  homes: { kind: 'number', usual: 4, min: 2, max: 8, step: 2, rule: 'R1' },
  prices: { kind: 'row', usual: [1, 2, 3], min: 0, max: 9, step: 1, rule: 'R2' },
  river: { kind: 'switch', usual: false, rule: 'R3' },
  map: { kind: 'choice', usual: 'plain', among: ['plain', 'hills'], rule: 'R4' },
  lots: {
    kind: 'text',
    usual: '',
    rule: 'R5',
    what: 'one letter per player, or nothing',
    allows: (text, { players }) => text === '' || text.length === players,
  },
}
/** By fives, but not from nought. */
const fives: OptionSheet<{ readonly fives: number }> = {
  fives: { kind: 'number', usual: 3, min: 3, max: 13, step: 5, rule: 'R6' },
}
const usual = { homes: 4, prices: [1, 2, 3], river: false, map: 'plain', lots: '' }
const read = (given: Record<string, unknown>) => readOptions<Options>(sheet, given, { players: 3, rules: '1.0.0' })

describe('an option sheet', () => {
  test('counts the steps of a number from the least one', () => {
    const reads = Array.from({ length: 16 }, (_, value) => value).filter(
      value => readOptions(fives, { fives: value }, { players: 2, rules: '1.0.0' }).ok,
    )
    expect(reads).toEqual([3, 8, 13])
  })
  test('says which limit a value breaks that would do at another table, or by other rules', () => {
    const limited: OptionSheet<Pick<Options, 'map'>> = {
      map: {
        ...sheet.map,
        limit: (word, { players, rules }) =>
          word === 'hills' && players > 2 && rules !== '1.0.0'
            ? { code: 'crowded', rule: 'R4', words: 'the hills are for two' }
            : undefined,
      },
    }
    const at = (players: number, rules: string) =>
      readOptions<Pick<Options, 'map'>>(limited, { map: 'hills' }, { players, rules })
    expect([at(2, '1.1.0').ok, at(3, '1.0.0').ok]).toEqual([true, true])
    expect(at(3, '1.1.0')).toMatchObject({
      ...{ ok: false, name: 'map', problem: 'value-not-allowed', limit: { code: 'crowded', rule: 'R4' } },
      wanted: { kind: 'choice', among: ['plain'] },
    })
  })

  test('gives what is usual where nothing is chosen', () => {
    expect(read({})).toEqual({ ok: true, options: usual })
    expect(read({ homes: 6, lots: 'abc' })).toEqual({ ok: true, options: { ...usual, homes: 6, lots: 'abc' } })
  })
  test('says by a code and its facts what is wrong', () => {
    expect(read({ towers: 1 })).toEqual({
      ok: false,
      name: 'towers',
      problem: 'unknown-option',
      known: ['homes', 'prices', 'river', 'map', 'lots'],
    })
    const refused: readonly [keyof Options, unknown, object][] = [
      ['homes', 5, { kind: 'number', min: 2, max: 8, step: 2 }],
      ['prices', [1, 2], { kind: 'row', count: 3, min: 0, max: 9, step: 1 }],
      ['river', 'yes', { kind: 'switch' }],
      ['map', 'sea', { kind: 'choice', among: ['plain', 'hills'] }],
      ['lots', 'ab', { kind: 'text', what: 'one letter per player, or nothing' }],
    ]
    for (const [name, given, wanted] of refused) {
      expect(read({ [name]: given })).toEqual({
        ok: false,
        name,
        problem: 'value-not-allowed',
        wanted,
        given,
        limit: null,
      })
      expect(wantedBy(sheet[name])).toEqual(wanted)
    }
  })
  test('never takes an inherited name, a fraction or a wrong type, and never throws', () => {
    expect(read(JSON.parse('{"__proto__": 1}'))).toMatchObject({ problem: 'unknown-option' })
    expect(read({ toString: 1 })).toMatchObject({ problem: 'unknown-option' })
    expect(read({ homes: 4.5 })).toMatchObject({ name: 'homes' })
    expect(read({ homes: '4' })).toMatchObject({ name: 'homes' })
    const values = fc.dictionary(fc.constantFrom('homes', 'prices', 'river', 'map', 'lots', 'other'), fc.jsonValue())
    fc.assert(
      fc.property(values, given => {
        const answer = read(given)
        if (!answer.ok) expect(['unknown-option', 'value-not-allowed']).toContain(answer.problem)
      }),
    )
  })
  test('reads flags and form fields', () => {
    expect(optionFromText(sheet.homes, '6')).toBe(6)
    expect(optionFromText(sheet.prices, '4,5,6')).toEqual([4, 5, 6])
    expect(optionFromText(sheet.river, 'yes')).toBe(true)
    expect(optionFromText(sheet.river, 'no')).toBe(false)
    expect(optionFromText(sheet.map, 'hills')).toBe('hills')
    expect(read({ homes: optionFromText(sheet.homes, 'six') })).toMatchObject({ ok: false })
    expect(read({ river: optionFromText(sheet.river, 'maybe') })).toMatchObject({ ok: false })
  })
})

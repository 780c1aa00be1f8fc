import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type OptionSheet, optionFromText, readOptions, wanted } from '../src/index.ts'

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
const usual = { homes: 4, prices: [1, 2, 3], river: false, map: 'plain', lots: '' }
const read = (given: Record<string, unknown>) => readOptions<Options>(sheet, given, 3)
const sentence = (given: Record<string, unknown>) => {
  const answer = read(given)
  return answer.ok ? '' : answer.sentence
}

describe('an option sheet', () => {
  test('gives what is usual where nothing is chosen', () => {
    expect(read({})).toEqual({ ok: true, options: usual })
    expect(read({ homes: 6, lots: 'abc' })).toEqual({ ok: true, options: { ...usual, homes: 6, lots: 'abc' } })
  })
  test('says in a sentence what is wrong', () => {
    expect(read({ towers: 1 })).toMatchObject({ ok: false, name: 'towers', problem: 'unknown-option' })
    expect(sentence({ towers: 1 })).toBe(
      'There is no option "towers"; the options are: homes, prices, river, map, lots.',
    )
    expect(read({ homes: 5 })).toMatchObject({ ok: false, name: 'homes', problem: 'value-not-allowed' })
    expect(sentence({ homes: 5 })).toBe(
      'The option "homes" must be a whole number from 2 to 8 in steps of 2 from 2, not 5.',
    )
    expect(sentence({ prices: [1, 2] })).toBe('The option "prices" must be 3 whole numbers from 0 to 9, not [1,2].')
    expect(sentence({ river: 'yes' })).toBe('The option "river" must be yes or no, not "yes".')
    expect(sentence({ map: 'sea' })).toBe('The option "map" must be one of plain, hills, not "sea".')
    expect(sentence({ lots: 'ab' })).toBe('The option "lots" must be one letter per player, or nothing, not "ab".')
    expect(sentence({ lots: 'x'.repeat(1000) }).length).toBeLessThan(140)
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
        if (!answer.ok) expect(answer.sentence).toMatch(/^[TA].*\.$/)
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
  test('says what each field wants', () => {
    expect(wanted(sheet.lots)).toBe('one letter per player, or nothing')
  })
})

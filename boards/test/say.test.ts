import { IntlMessageFormat } from 'intl-messageformat'
import { describe, expect, test } from 'vitest'
import { BOARDS } from '../src/games.ts'
import { say, sayFor } from '../src/kit/say.ts'

const MESSAGES = { paid: '{seats}: {gain}', 'seat.1': 'Blue', things: '{things}', thing: '{count} of {seat}' }
const NAMES = ['Ana', 'Bo', 'Cleo', 'Dan', 'Eve']

describe('a list in a sentence', () => {
  test.each([
    ['en', [4], 'Eve: 2'],
    ['en', [1, 0], 'Bo and Ana: 2'],
    ['en', [0, 1, 2, 3, 4], 'Ana, Bo, Cleo, Dan and Eve: 2'],
    ['fr', [1, 0], 'Bo et Ana: 2'],
    ['fr', [2, 3, 4], 'Cleo, Dan et Eve: 2'],
  ] as const)('of seats goes by names, joined as in %s: %j', (language, seats, sentence) => {
    expect(sayFor(MESSAGES, NAMES, language)('paid', { seats, gain: 2 })).toBe(sentence)
  })

  test('of seats without names goes by the words for seats, or by letters', () => {
    expect(say(MESSAGES, 'paid', { seats: [0, 1], gain: 1 })).toBe('A and Blue: 1')
  })

  test('of things with words of their own says each of them', () => {
    const things = [1, 2, 3].map(count => ({ code: 'thing', facts: { count, seat: 'Ana' } }))
    expect(say(MESSAGES, 'things', { things }, 'fr')).toBe('1 of Ana, 2 of Ana et 3 of Ana')
  })

  test('is not lost where its sentence is missing', () => {
    expect(sayFor(MESSAGES, NAMES, 'en')('forgotten', { seats: [0, 1] })).toBe('forgotten, seats Ana and Bo')
  })
})

describe('a sentence of any board', () => {
  test.each(BOARDS.map(({ about, web }) => [about.id, web] as const))(
    'is said as an ICU message says it, whatever its facts are: %s',
    async (_, web) => {
      const { messages } = await web()
      let plain = 0
      for (const language of ['en', 'fr'] as const) {
        for (const [code, sentence] of Object.entries(messages[language])) {
          const names = [...sentence.matchAll(/\{(\w+)/g)].map(([, name]) => name!)
          const given = Object.fromEntries(names.map((name, at) => [name, at % 2 === 0 ? at : `<${name} $& '{x}'>`]))
          expect(say(messages[language], code, given, language), code).toBe(
            new IntlMessageFormat(sentence, language).format(given),
          )
          if (!/[<'{]/.test(sentence.replace(/\{\w+\}/g, ''))) plain++
        }
      }
      expect(plain).toBeGreaterThan(10)
    },
  )
})

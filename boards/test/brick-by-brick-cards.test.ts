import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { cards } from '../src/brick-by-brick/words/en/cards.ts'
import { cards as frCards } from '../src/brick-by-brick/words/fr/cards.ts'

/** Names of the cards as the tables of a rulebook have them, by their numbers. */
function namesIn(file: string): Record<string, string> {
  const page = readFileSync(new URL(`../../games/brick-by-brick/${file}`, import.meta.url), 'utf8')
  return Object.fromEntries([...page.matchAll(/^\| ([PS]\d\d) \| (.*?) \|/gm)].map(([, card, name]) => [card, name]))
}

/** A card's sentence begins with its name. */
const namesOf = (words: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(words).map(([code, text]) => [code.replace('card.', ''), text.split(/\s?: /)[0] ?? '']),
  )

describe('Cards of Brick by Brick', () => {
  test.each([
    ['English', 'README.md', cards],
    ['French', 'README.fr.md', frCards],
  ] as const)('have the same names on the board and in the rulebook, in %s', (_, file, words) => {
    const names = namesOf(words)
    expect(Object.keys(names)).toHaveLength(56)
    expect(namesIn(file)).toEqual(names)
  })
})

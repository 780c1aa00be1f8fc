import { IntlMessageFormat } from 'intl-messageformat'
import { describe, expect, test } from 'vitest'
import { printed } from '../src/brick-by-brick/side/card-text.ts'
import { en } from '../src/brick-by-brick/words/en/index.ts'
import { fr } from '../src/brick-by-brick/words/fr/index.ts'
import { board, SPEAKERS, sayIn, spoken, viewOf, wander } from './brick-by-brick-page.ts'

type Part = ReturnType<IntlMessageFormat['getAst']>[number]
const factsIn = (parts: readonly Part[]): string[] =>
  parts.flatMap(part => [
    ...(part.type === 0 || part.type === 7 || part.type === 8 ? [] : [part.value]),
    ...('options' in part ? Object.values(part.options).flatMap(option => factsIn(option.value)) : []),
  ])
const factsOf = (sentence: string): string[] => factsIn(new IntlMessageFormat(sentence, 'en').getAst())

describe('sentences', () => {
  test('prompts and events of whole matches are said in both languages, and events lead to places', () => {
    const told = new Set<string>()
    wander(
      8,
      (match, seat) => {
        const view = viewOf(match, seat)
        spoken(board.prompt(view))
        for (const each of view.table) {
          for (const { label, value } of board.holdings(view, each.seat)) {
            spoken(label)
            expect(value).not.toMatch(/undefined|NaN/)
          }
        }
      },
      event => {
        const said = board.said(event)
        if (said === undefined) return
        told.add(said.code)
        spoken(said)
        for (const place of said.places) expect(place).toMatch(/^[1-7](\.(C|NW|NE|E|SE|SW|W))?$/)
      },
    )
    expect(told).toContain('event.control')
    expect(told).toContain('event.roof-moved')
  })

  test('a tie in a region is paid to players by their names', () => {
    const said = board.said({ kind: 'control', region: 3, seats: [0, 2, 3], gain: 1 })!
    expect(sayIn('en')(said.code, said.facts)).toBe('Region 3 pays 1 inhabitant to Ana, Cy and Di.')
    expect(sayIn('fr')(said.code, said.facts)).toBe('Le quartier 3 rapporte 1 habitant à Ana, Cy et Di.')
  })

  test('French has what English has: sentences, facts, cards with a name and an objective', () => {
    expect(Object.keys(fr).toSorted()).toEqual(Object.keys(en).toSorted())
    for (const [code, sentence] of Object.entries(fr)) {
      const facts = factsOf(en[code as keyof typeof en]).filter(fact => fact !== 'text')
      expect(factsOf(sentence), code).toEqual(expect.arrayContaining(facts))
    }
    for (const code of Object.keys(en).filter(each => each.startsWith('card.'))) {
      for (const [, speak] of SPEAKERS) {
        const { name, text } = printed(code.slice(5), speak)
        expect(name.length).toBeGreaterThan(3)
        expect(text.length).toBeGreaterThan(5)
      }
    }
    expect(sayIn('fr')('event.revealed', { project: 'P04', text: 'Meadow Lookout' })).toBe(
      'Un nouveau projet est révélé. Belvédère de la Prairie : 3 étages sur Prairie.',
    )
  })
})

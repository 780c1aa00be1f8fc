import type { Event } from '@masterplan/tryste/nouns'
import { IntlMessageFormat } from 'intl-messageformat'
import { describe, expect, test } from 'vitest'
import type { Holding } from '../src/kit/web-board.ts'
import { en } from '../src/tryste/words/en.ts'
import { fr } from '../src/tryste/words/fr.ts'
import { board, spoken, spokenOf, viewOf, wander } from './tryste-page.ts'

const columnOf = ({ label, aside, Sign }: Holding) => (aside || Sign === undefined ? [] : [label.code])
const ALL = [0, 1, 2, 3, 4, 5]

type Part = ReturnType<IntlMessageFormat['getAst']>[number]
const LITERAL = 0
/** The facts a sentence asks for, those inside of its choices too. */
function factsIn(parts: readonly Part[]): string[] {
  return parts.flatMap(part => {
    const own = 'value' in part && part.type !== LITERAL ? [String(part.value)] : []
    const inner = 'options' in part ? Object.values(part.options).flatMap(({ value }) => factsIn(value)) : []
    return [...own, ...inner]
  })
}
const factsOf = (sentence: string) => new Set(factsIn(new IntlMessageFormat(sentence, 'en').getAst()))
/** What it says by itself, whatever its facts are. */
const wordsIn = (parts: readonly Part[]): string =>
  parts
    .map(part => {
      if (part.type === LITERAL && 'value' in part) return String(part.value)
      return 'options' in part ? wordsIn(Object.values(part.options).flatMap(({ value }) => value)) : ' '
    })
    .join('')
const wordsOf = (sentence: string) => wordsIn(new IntlMessageFormat(sentence, 'en').getAst())

describe('sentences', () => {
  test('prompts, holdings, scores and events of whole matches are said in both languages', () => {
    const told = new Set<string>()
    wander(
      [...ALL, 0],
      (match, seat, offers) => {
        const view = viewOf(match, seat)
        spoken(board.prompt(view))
        spoken(board.moment!(view))
        const columns = view.purses.map(purse => board.holdings(view, purse.seat).flatMap(columnOf).join())
        expect(new Set(columns).size, columns.join('\n')).toBe(1) // everybody names the same, in the same order
        for (const { seat: each } of view.purses) {
          for (const { label, value } of board.holdings(view, each)) {
            spoken(label)
            expect(value).toMatch(/^\$?\d+$/)
          }
        }
        if (offers.length === 0) {
          expect(board.scores(view).map(score => score?.total)).toEqual(match.scores().map(({ total }) => total))
        }
      },
      event => {
        const heading = board.heading!(event)
        if (heading !== undefined) {
          spoken(heading)
          told.add(`event.${event.kind}`)
        }
        const said = board.said(event)
        if (said === undefined) return
        told.add(said.code)
        spoken(said)
        for (const place of said.places) expect(place).toMatch(/^[udUD]:-?\d+,-?\d+$/)
      },
    )
    const goods = { gobs: 60, prestige: 0, hype: 0, tokens: 0, resources: [2, 0, 0, 0], tiles: [0, 1, 0] }
    const give = { ...goods, stoojes: ['u:0,0'], constructs: [] }
    const want = { ...goods, gobs: 0, tokens: 1, resources: [], tiles: [], stoojes: [], constructs: ['d:0,0'] }
    const offer: Event = { kind: 'offered', seat: 0, to: 1, give, want, cards: ['mafia'], deck: 'media' }
    const seldom: readonly Event[] = [
      offer,
      { kind: 'answered', seat: 1, answer: 'accept' },
      { kind: 'robbed', seat: 0, from: 1, gobs: 60 },
      { kind: 'right', seat: 0, hut: 'lair', huts: 1 },
      { kind: 'wheel', side: 'win' },
      { kind: 'taken', seat: 0, from: 1, deck: 'mafia' },
      { kind: 'reshuffled', deck: 'mafia' },
      { kind: 'terraformed', tier: 'U:0,0', type: 'forest' },
      { kind: 'proposed', seat: 0, about: 'terraforming', tier: 'U:0,0' },
      { kind: 'lost', stooj: 'u:0,0', what: 'token' },
      { kind: 'marked', stooj: 'u:0,0', as: 'fenced' },
      { kind: 'showed', seat: 0, card: 'M07' },
      { kind: 'over' },
    ]
    for (const event of seldom) told.add(spokenOf(event).code)
    expect(Object.keys(en).filter(code => code.startsWith('event.') && !told.has(code))).toEqual([])
    expect(spokenOf(offer).sentences[0]).toBe(
      'Ana offers Bo $60, 2 lumber, 1 commercial tile, the left plot of the northeast and a card (Mafia) for 1 token, what is built on the middle plot of the northeast and a card (Media).',
    )
  })

  test('French has what English has: sentences and their facts', () => {
    const onPage = Object.keys(en).filter(code => !code.startsWith('terminal.'))
    expect(Object.keys(fr).toSorted()).toEqual(onPage.toSorted())
    const english: Readonly<Record<string, string>> = en
    for (const [code, sentence] of Object.entries<string>(fr)) {
      expect(factsOf(sentence), code).toEqual(factsOf(english[code]!))
    }
  })

  test('a prompt is one sentence to whoever must decide, and money has one name and one sign', () => {
    for (const [messages, lead] of [
      [en, '{seat}: '],
      [fr, '{seat} : '],
    ] as const) {
      for (const [code, sentence] of Object.entries<string>(messages)) {
        if (code.startsWith('terminal.')) continue
        expect(wordsOf(sentence), code).not.toMatch(/\bgobs\b|\.\./)
        if (!code.startsWith('prompt.') || !sentence.includes('{seat}')) continue
        expect(sentence.startsWith(lead), sentence).toBe(true)
        expect(sentence, code).toMatch(/^[^.?]*[.?]$/)
      }
    }
  })

  test('names are French in French', () => {
    const picked = spokenOf({ kind: 'picked', seat: 1, role: 'zoning-board', gobs: 20 })
    expect(picked.sentences[1]).toBe('Bo prend le Conseil de zonage avec 20 $.')
    const got = spokenOf({ kind: 'got', seat: 0, what: 'prestige', change: -2, why: 'virgin-land' })
    expect(got.sentences[1]).toBe('Ana perd 2 Prestige (terre vierge).')
  })
})

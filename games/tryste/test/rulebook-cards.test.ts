import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Card, Until } from '../src/cards/card.ts'
import { CARDS } from '../src/cards/index.ts'
import { rulebookIn } from './rulebook.ts'

/** Numbers of a card that stand in the rules which heed it, and not in its own file. */
const IN_THE_RULES: Readonly<Record<string, readonly number[]>> = {
  A10: [4], // the highest level
  A14: [3, 50],
  C04: [20],
  C08: [50], // T-CON-08
  C14: [40],
  M15: [200], // the highest stake of a move
  N13: [5],
}
/** Numbers in a card's file that count something else than what it says: ways, and what only the Junior game has. */
const NOT_SAID: Readonly<Record<string, readonly number[]>> = { C07: [50] }

const cards = CARDS.filter(card => card !== undefined)
const SMALLEST = 2 // "a point", "one": nobody writes a 1 for it
const LARGER_THAN_WAYS = 5 // smaller ones in code may number zones, levels or resources

/** What the two last columns say of a card: as printed, and exactly. */
function saidOf({ id }: Card, language: 'en' | 'fr'): string {
  const row = rulebookIn(language)
    .decks.flatMap(({ rows }) => rows)
    .find(([card]) => card === id)
  return row!.slice(-2).join(' ')
}
const numbersOf = (text: string): number[] => (text.match(/(?<![A-Za-z_\d-])\d+/g) ?? []).map(Number)
const numbersSaid = (card: Card): number[] =>
  numbersOf(saidOf(card, 'en').replaceAll(/T-[A-Z]+-\d+|\b[ACMN]\d\d\b/g, ''))
const WORDS = ['nothing', 'one', 'two', 'three', 'four', 'five', 'six']

function numbersIn({ id }: Card): number[] {
  const folder = new URL('../src/cards/', import.meta.url)
  const [file] = globSync(`*/${id.toLowerCase()}-*.ts`, { cwd: folder.pathname })
  const code = readFileSync(new URL(file!, folder), 'utf8')
  return numbersOf(code.replaceAll(/\/\*.*?\*\/|\/\/.*|'[^'\n]*'/gs, ''))
}

describe('what the rulebook says of a card is what its file does', () => {
  test.each(cards)('$id: every number', card => {
    const known = [...numbersIn(card), ...(IN_THE_RULES[card.id] ?? [])]
    expect(numbersSaid(card).filter(number => number >= SMALLEST && !known.includes(number))).toEqual([])
    const said = saidOf(card, 'en').toLowerCase()
    const isSaid = (number: number) => numbersSaid(card).includes(number) || said.includes(WORDS[number] ?? '?')
    const own = numbersIn(card).filter(
      number => number >= LARGER_THAN_WAYS && !(NOT_SAID[card.id] ?? []).includes(number),
    )
    expect(own.filter(number => !isSaid(number))).toEqual([])
  })

  const YEAR = /année|an\b/
  const LASTING: Readonly<Record<'en' | 'fr', Readonly<Partial<Record<Until, RegExp>>>>> = {
    en: { phase: /phase/, year: /year/, incomes: /year/, goods: /year/, vote: /vote/ },
    fr: { phase: /phase/, year: YEAR, incomes: YEAR, goods: YEAR, vote: /vote/ },
  }
  const lasting = cards.flatMap(card => ('lasts' in card && card.lasts !== null ? [{ card, ...card.lasts }] : []))
  test.each(lasting)('$card.id lasts until the $until', ({ card, until }) => {
    for (const language of ['en', 'fr'] as const) expect(saidOf(card, language)).toMatch(LASTING[language][until]!)
  })
})

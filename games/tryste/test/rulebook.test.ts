import type { AnyOption, AnySheet } from '@masterplan/kernel'
import { describe, expect, test } from 'vitest'
import type { Card } from '../src/cards/card.ts'
import { CARDS } from '../src/cards/index.ts'
import * as numbers from '../src/data/numbers.ts'
import {
  BOARDS,
  DECK_START,
  LAND_TYPES,
  MINES,
  type Options,
  RELATED_LAND,
  RESOURCES,
  ROLES,
  SHEET,
  thinking,
  tryste,
} from '../src/index.ts'
import { tableOf } from './builder.ts'
import { amount, amounts, column, numbersIn, rulebookIn } from './rulebook.ts'

const { STOCK } = numbers
const quarters = (row: readonly number[]) => [row.slice(0, 4), row.slice(4, 8), row.slice(8, 12)]

/** The words that the tables of each language use for yes and no, and for how often a card is used. */
const WORDS = {
  en: { yes: 'yes', no: 'no', on: 'on', off: 'off', to: 'to', by: 'by', text: 'text' },
  fr: { yes: 'oui', no: 'non', on: 'oui', off: 'non', to: 'à', by: 'par', text: 'texte' },
} as const
const USES = {
  en: { once: 'once', yearly: 'once a year', always: 'from then on' },
  fr: { once: 'une fois', yearly: 'une fois par an', always: 'dès lors' },
} as const

describe.each(['en', 'fr'] as const)('The rulebook (%s)', language => {
  const book = rulebookIn(language)
  const words = WORDS[language]
  const landNames = column(book.lands, 0).map(name => name.toLowerCase())
  const roleNames = column(book.roles, 0)
  const resourceNames = book.rates.heads.slice(1).map(name => name.toLowerCase())
  const yes = (is: boolean) => (is ? words.yes : words.no)

  test('draws every named board', () => {
    const drawn = book.boards.rows.map(([, id, tiers]) => [
      id!.replaceAll('`', ''),
      tiers!.split('; ').map(tier => {
        const [name, land, zone = null] = tier.split(' ')
        return { id: name, type: LAND_TYPES[landNames.indexOf(land!)], zone }
      }),
    ])
    expect(drawn).toEqual(Object.entries(BOARDS).map(([id, { tiers }]) => [id, tiers]))
  })
  test('says which roles there are in which game, and which draw cards', () => {
    const inGame = (mode: Options['mode']) =>
      tryste.view(tableOf(4, { mode }), 'audience').roles.map(({ role }) => role)
    const [typical, junior, condensed] = [inGame('typical'), inGame('junior'), inGame('condensed')]
    const draws = (role: string) => CARDS.some(card => card && deckOf(card) === role)
    expect(book.roles.rows.map(row => row.slice(1))).toEqual(
      ROLES.map(role => [
        yes(draws(role)),
        yes(typical.includes(role)),
        yes(junior.includes(role)),
        yes(condensed.includes(role)),
      ]),
    )
  })
  test('has the prices, gifts and chances of land', () => {
    expect(amounts(book.lands, 1)).toEqual([...numbers.LAND_PRICES, 0])
    expect(column(book.lands, 2)).toEqual(numbers.GIFT.map(gift => (gift < 0 ? '–' : resourceNames[gift])))
    expect(amounts(book.lands, 3)).toEqual([...numbers.TERRAFORM_TICKETS])
  })
  test('has stock, prices and yields of mines, and the stock of huts', () => {
    expect(amounts(book.mines, 1)).toEqual(STOCK.slice(3))
    expect(amounts(book.mines, 2)).toEqual([...numbers.MINE_PRICES])
    expect(column(book.mines, 3)).toEqual(resourceNames)
    expect(column(book.mines, 4)).toEqual(RELATED_LAND.map(land => landNames[land]))
    expect(amounts(book.mines, 5)).toEqual(MINES.map(() => numbers.MINE_AT_HOME))
    expect(amounts(book.mines, 6)).toEqual(MINES.map(() => numbers.MINE_ELSEWHERE))
    expect(amounts(book.huts, 1)).toEqual(STOCK.slice(0, 3))
    const digits = (cell: string) => (cell.match(/\d+/g) ?? []).map(Number)
    expect(column(book.huts, 2).map(digits)).toEqual([[numbers.BROWNFIELDS_FOR_FIRM], [], [numbers.MINES_FOR_LAIR]])
    expect(column(book.huts, 3).map(digits)).toEqual([[numbers.FIRM_TOKENS], [RESOURCES.length - 1], []])
  })
  test('has cost, prestige and income of every construct, and the rates of resources', () => {
    expect(amounts(book.constructs, 2)).toEqual([1, 2, 3, 4, 1, 2, 3, 4, 1, 2, 3, 4])
    expect(amounts(book.constructs, 3)).toEqual(SHEET.costs.usual)
    expect(amounts(book.constructs, 4)).toEqual(SHEET.prestige.usual)
    expect(amounts(book.constructs, 5)).toEqual(SHEET.incomes.usual)
    expect(book.rates.rows.map(row => row.slice(1).map(amount))).toEqual(quarters(numbers.REDUCTIONS))
  })
  test('has the bands of Hype and the points that industry costs a home', () => {
    const { HYPE_BANDS: bands, MOST_SPENT_ON_HYPE: most } = numbers
    expect(book.hype.rows).toEqual(
      bands.map(({ from, times }, at) => [
        `${from}–${(bands[at + 1]?.from ?? most + 1) - 1}`,
        `${times}`,
        `${times + 1}`,
      ]),
    )
    const { table, linear } = numbers.INDUSTRY_POINTS
    expect(book.industry.rows.map(row => row.slice(1).map(amount))).toEqual([[...table], [...linear]])
  })
  test.each([0, 1, 2, 3])('has every card of deck %i with its copies and its time', deck => {
    const { rows, heads } = book.decks[deck]!
    const hasJunior = deck === 1 || deck === 2
    const cards = CARDS.slice(DECK_START[deck], DECK_START[deck + 1]) as Card[] // no gap, as the next line shows
    expect(rows.map(([id]) => id)).toEqual(cards.map(({ id }) => id))
    expect(rows.map(row => row.slice(2, heads.length - 2))).toEqual(
      cards.map(card => [
        `${card.copies}`,
        timeOf(card),
        ...(hasJunior ? [yes(card.junior)] : []),
        ...(deck === 2 ? [card.watched === 0 ? '–' : `${card.watched}`] : []),
      ]),
    )
    expect(hasJunior || cards.every(({ junior }) => !junior)).toBe(true)
    expect(deck === 2 || cards.every(({ watched }) => watched === 0)).toBe(true)
    expect(cards.reduce((sum, { copies }) => sum + copies, 0)).toBe(24)
  })
  test('has every other number', () => {
    const named = book.numbers.rows.map(([, value, rule]) => `${rule} ${amount(value!)}`)
    expect(named).toEqual(OTHERS.map(([rule, value]) => `${rule} ${value}`))
  })
  test('has every option with what is usual and what is allowed', () => {
    expect(book.options.rows.map(row => row.slice(0, 4))).toEqual(
      Object.entries(SHEET as AnySheet).map(([name, option]) => [
        `\`${name}\``,
        usualOf(option),
        rangeOf(option),
        option.rule,
      ]),
    )
  })
  test('names in its rules the numbers of the data', () => {
    const said = numbersIn(book.text)
    const found = [...said].filter(([, digits]) => digits.length > 0)
    expect(Object.fromEntries(found)).toEqual(language === 'fr' ? { ...SAID, 'T-INC-03': INCOME_FR } : SAID)
  })

  function timeOf(card: Card): string {
    if (card.timing === 'keep') return `KEEP ${USES[language][card.uses]}`
    const time = card.timing.toUpperCase()
    return 'role' in card ? `${time} ${roleNames[card.role]}` : time
  }
  function usualOf(option: AnyOption): string {
    if (option.kind === 'switch') return option.usual ? words.on : words.off
    if (option.kind === 'row') return option.usual.join(', ')
    return option.kind === 'text' ? '–' : option.kind === 'choice' ? `\`${option.usual}\`` : `${option.usual}`
  }
  function rangeOf(option: AnyOption): string {
    if (option.kind === 'switch') return `${words.on}, ${words.off}`
    if (option.kind === 'text') return words.text
    if (option.kind === 'choice') return option.among.map(each => `\`${each}\``).join(', ')
    return `${option.min} ${words.to} ${option.max} ${words.by} ${option.step}`
  }
})

test('Both languages have the same rules with the same tags', () => {
  const tagged = (text: string) => text.match(/^- \*\*[A-Z]+-(?:[A-Z]+-)?\d+\*\* \[[SRH]\]/gm)
  expect(tagged(rulebookIn('fr').text)).toEqual(tagged(rulebookIn('en').text))
})
test('Both languages say exactly what a card does where the other one does, with the same numbers', () => {
  const exactly = (language: 'en' | 'fr') =>
    rulebookIn(language).decks.flatMap(({ rows }) =>
      rows.map(row => [row[0], row.at(-1) === '–', row.slice(-2).map(cell => cell.match(/\d+/g)?.toSorted())]),
    )
  expect(exactly('fr')).toEqual(exactly('en'))
})

const DECK_OF: Readonly<Record<string, string>> = { A: 'architect', C: 'contractor', M: 'mafia', N: 'media' }
const deckOf = ({ id }: Card): string => DECK_OF[id[0]!]!

/** Numbers that stand in no other table, by rule. */
const OTHERS = [
  ['T-GEN-07', numbers.MOST_POINTS],
  ['T-SET-03', numbers.START_PRESTIGE],
  ['T-TRD-01', numbers.MOST_OFFERS],
  ['T-TRD-01', numbers.MOST_COUNTERS],
  ['T-TRD-02', numbers.MOST_CARDS_GIVEN],
  ['T-DEV-05', numbers.BROWNFIELD_FEE],
  ['T-DEV-13', numbers.BROWNFIELDS_FOR_FIRM],
  ['T-DEV-15', numbers.MINES_FOR_LAIR],
  ['T-DEV-20', numbers.GIFT_UNITS],
  ['T-DEV-20', numbers.VIRGIN_FINE],
  ['T-DEV-24', numbers.TERRAFORM_PRICE],
  ['T-CON-06', numbers.HALVED_ABOVE],
  ['T-CON-03', numbers.SECOND_ABOVE],
  ['T-CND-03', numbers.SECOND_ABOVE_CONDENSED],
  ['T-CON-12', numbers.MOST_TOKENS],
  ['T-CON-17', numbers.LANDOWNERS_PART],
  ['T-ARC-01', numbers.HOLDERS_TOKENS],
  ['T-ARC-02', numbers.OTHERS_TOKENS],
  ['T-MED-02', numbers.MOST_SPENT_ON_HYPE],
  ['T-VC-01', numbers.GOBS_PER_PRESTIGE],
  ['T-INC-03', numbers.LIKED_POINTS],
  ['T-YE-01', numbers.GOBS_ON_UNPICKED],
  ['T-YE-07', numbers.FIRM_TOKENS],
  ['T-JUN-08', numbers.JUNIOR_VENTURE],
  ['T-JUN-01', numbers.CROWDED_CAP],
] as const

const [, one, two, three] = numbers.INDUSTRY_POINTS.table
const { LIKED_POINTS: liked, MOST_POINTS: most, BROWNFIELD_FEE: fee, VIRGIN_FINE: fine } = numbers
const INCOME_FR = [100, liked, liked, one, two, three]
/** Digits in the sentences of rules; those without a name here are what tests of the rule itself show. */
const SAID: Readonly<Record<string, readonly number[]>> = {
  'G-11': [60],
  'T-GEN-05': [5],
  'T-GEN-06': [0],
  'T-GEN-07': [0, most, 0, most],
  'T-GEN-08': [0, most],
  'T-SET-03': [SHEET.startGobs.usual, numbers.START_PRESTIGE, SHEET.startTokens.usual],
  'T-SET-05': [SHEET.startGobs2p.max],
  'T-TRD-09': [most],
  'T-EVT-09': [1],
  'T-ZON-10': [1],
  'T-BID-03': [1],
  'T-REA-01': numbers.LAND_PRICES,
  'T-DEV-05': [fee],
  'T-DEV-10': [numbers.MINE_PRICES[0], numbers.MINE_PRICES[2]],
  'T-DEV-12': [fee],
  'T-DEV-20': [fine, numbers.GIFT_UNITS],
  'T-DEV-21': [fine],
  'T-DEV-23': [1],
  'T-DEV-24': [numbers.TERRAFORM_PRICE],
  'T-DEV-26': [numbers.TERRAFORM_PRICE],
  'T-CON-03': [numbers.SECOND_ABOVE],
  'T-CON-06': [numbers.HALVED_ABOVE],
  'T-CON-13': [1],
  'T-CON-19': [numbers.HALVED_ABOVE, numbers.SECOND_ABOVE],
  'T-ARC-03': [liked],
  'T-MED-02': [1, numbers.MOST_SPENT_ON_HYPE, numbers.HYPE_BANDS[1].from, numbers.HYPE_BANDS[2].from],
  'T-VC-01': [numbers.GOBS_PER_PRESTIGE],
  'T-INC-03': [100, liked, one, two, three],
  'T-YE-01': [numbers.GOBS_ON_UNPICKED],
  'T-YE-03': [1, 1],
  'T-JUN-05': [numbers.LAND_PRICES[1]!, fee],
  'T-JUN-08': [numbers.JUNIOR_VENTURE],
  'T-CND-03': [numbers.HALVED_ABOVE, numbers.SECOND_ABOVE_CONDENSED],
  'R-63': [Number(thinking.amongBots?.yearCap)],
}

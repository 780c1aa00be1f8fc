import { readFileSync } from 'node:fs'
import {
  BOARDS,
  CARD_IDS,
  HUTS,
  LAND_TYPES,
  MINES,
  type NamedBoard,
  type Options,
  RESOURCES,
  ROLES,
  SHEET,
  ZONES,
} from '@masterplan/tryste/nouns'
import { describe, expect, test } from 'vitest'
import { cards as cardsEn } from '../src/tryste/words/en/cards.ts'
import { choices as choicesEn } from '../src/tryste/words/en/choices.ts'
import { names as namesEn } from '../src/tryste/words/en/names.ts'
import { options as optionsEn } from '../src/tryste/words/en/options.ts'
import { cards as cardsFr } from '../src/tryste/words/fr/cards.ts'
import { choices as choicesFr } from '../src/tryste/words/fr/choices.ts'
import { names as namesFr } from '../src/tryste/words/fr/names.ts'
import { options as optionsFr } from '../src/tryste/words/fr/options.ts'

const SPOKEN = {
  en: { page: 'README.md', cards: cardsEn, names: namesEn, options: optionsEn, choices: choicesEn },
  fr: { page: 'README.fr.md', cards: cardsFr, names: namesFr, options: optionsFr, choices: choicesFr },
} as const
const code = (name: string) => name.replaceAll('-', '_')

describe.each(['en', 'fr'] as const)('The rulebook of Tryste (%s) speaks as the board does', language => {
  const { page, cards, names, options, choices } = SPOKEN[language]
  const rows = readFileSync(new URL(`../../games/tryste/${page}`, import.meta.url), 'utf8')
    .split('\n')
    .filter(line => line.startsWith('| '))
    .map(line => line.split(' | ').map(cell => cell.replace(/^\| | \|$/g, '')))
  const rowOf = (first: string) => rows.find(([cell]) => cell === first) ?? []
  const said = (firsts: readonly string[]) => firsts.map(first => rowOf(first)[0])
  const capital = (name: string) => `${name[0]!.toUpperCase()}${name.slice(1)}`

  test.each(CARD_IDS)('%s has the title and the text that are printed on it', id => {
    const row = rowOf(id)
    const colon = language === 'en' ? ': ' : ' : '
    expect(`${row[1]}${colon}${row.at(-2)}`).toBe(cards[`card.${id}` as keyof typeof cards])
  })
  test('every option is explained as the form explains it', () => {
    for (const name of Object.keys(SHEET) as (keyof Options)[])
      expect(rowOf(`\`${name}\``).at(-1)).toBe(options[`option.${name}`])
  })
  test('land, roles, mines, huts, constructs, resources and boards have the same names', () => {
    const constructs = ZONES.flatMap(zone => [1, 2, 3, 4].map(level => names.construct[`${zone}${level}`]!))
    for (const list of [
      LAND_TYPES.map(land => capital(names.land[land])),
      ROLES.map(role => names.role[code(role)]!),
      [...MINES, ...HUTS].map(special => names.special[code(special)]!),
      ZONES.map(zone => names.zone[zone]),
      constructs,
    ])
      expect(said(list)).toEqual(list)
    for (const [at, construct] of constructs.entries()) expect(rowOf(construct)[1]).toBe(names.zone[ZONES[at >> 2]!])
    const resources = RESOURCES.map(resource => capital(names.resource[resource]))
    expect(rows.some(row => row.slice(1).join() === resources.join())).toBe(true)
    for (const id of Object.keys(BOARDS) as NamedBoard[])
      expect(choices.board[id]).toMatch(new RegExp(`^${rows.find(row => row[1] === `\`${id}\``)?.[0]} \\(`))
  })
})

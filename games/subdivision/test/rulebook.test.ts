import { readFileSync } from 'node:fs'
import type { AnyOption } from '@masterplan/kernel'
import { cellName } from '@masterplan/kernel/square'
import { describe, expect, test } from 'vitest'
import { LAYOUTS } from '../src/data/layouts.ts'
import { SIZES, subdivision } from '../src/index.ts'
import { OPTIONS } from '../src/options.ts'
import { start } from '../src/setup.ts'
import { USUAL } from './builder.ts'

const WORDS = {
  en: { file: 'README.md', none: 'none', empty: 'empty', to: 'to', cells: 'cells, as in' },
  fr: { file: 'README.fr.md', none: 'aucun', empty: 'vide', to: 'à', cells: 'des cases, comme dans' },
}
type Words = (typeof WORDS)['en']

/** The tables in their order, without their headings. */
function tablesOf({ file }: Words): string[][][] {
  const tables: string[][][] = []
  let isInTable = false
  for (const line of readFileSync(new URL(`../${file}`, import.meta.url), 'utf8').split('\n')) {
    const isRow = line.trim().startsWith('|')
    if (isRow && !isInTable) tables.push([])
    const row = line.split('|').slice(1, -1)
    if (isRow) tables.at(-1)!.push(row.map(cell => cell.trim()))
    isInTable = isRow
  }
  return tables.map(rows => rows.slice(2))
}

const boards = Object.entries(LAYOUTS).flatMap(([set, byPlayers]) =>
  Object.entries(byPlayers).map(([players, layout]) => ({ set, players, ...layout })),
)
const code = (value: string): string => `\`${value}\``

function valuesOf(option: AnyOption, { to, cells }: Words): string {
  if (option.kind === 'number') return `${option.min} ${to} ${option.max}`
  return option.kind === 'choice' ? option.among.map(code).join(', ') : `${cells} \`a1,f1,a3,a6,e6,f6\``
}
const usualOf = (option: AnyOption, { empty }: Words): string =>
  option.usual === '' ? empty : option.kind === 'number' ? String(option.usual) : code(String(option.usual))

describe.each(Object.values(WORDS))('The tables of $file say what the data say', words => {
  const [pyramids, sizes, parks, crowding, options, ...more] = tablesOf(words)

  test('there are five', () => expect([options !== undefined, more]).toEqual([true, []]))
  test('S-1.4 pyramids', () => expect(pyramids!.map(row => Number(row[1]))).toEqual([...SIZES]))
  test('S-1.1 boards', () => {
    const pips = SIZES.reduce((sum, size) => sum + size, 0)
    const rows = boards.map(({ set, players, size, ofEach, ...layout }) =>
      [set, players, `${size} × ${size}`, layout.parks.length, ofEach, pips * ofEach].map(String),
    )
    expect(sizes).toEqual(rows)
  })
  test('S-1.2 fixed parks', () => {
    expect(parks).toEqual(
      boards.map(({ set, players, parks }) => [set, players, parks.map(cellName).join(' ') || words.none]),
    )
  })
  test('S-5.4 what a high rise is worth', () => {
    const worth = Array.from(start(2, USUAL).fixed.crowding, lost => String(3 - lost))
    expect(crowding!.map(row => row.slice(1))).toEqual([worth])
  })
  test('S-1.2 options', () => {
    const sheet: [string, AnyOption][] = Object.entries(OPTIONS)
    expect(options!.map(row => row.slice(0, 3))).toEqual(
      sheet.map(([name, option]) => [code(name), usualOf(option, words), valuesOf(option, words)]),
    )
    expect(Object.fromEntries(sheet.map(([name, option]) => [name, option.usual]))).toEqual(USUAL)
    expect(subdivision.options).toBe(OPTIONS)
  })
})

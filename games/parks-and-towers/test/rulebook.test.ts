import { readFileSync } from 'node:fs'
import type { AnyOption } from '@masterplan/kernel'
import { cellName } from '@masterplan/kernel/square'
import { describe, expect, test } from 'vitest'
import { faced } from '../src/geometry.ts'
import { PLACES, PRESETS } from '../src/index.ts'
import { OPTIONS } from '../src/options.ts'
import { after, cell, eventsOf, totals, USUAL } from './builder.ts'

const WORDS = {
  en: { file: 'README.md', to: 'to' },
  fr: { file: 'README.fr.md', to: 'à' },
}
type Words = (typeof WORDS)['en']

/** The tables in their order, without their headings. */
function tablesOf({ file }: Words): string[][][] {
  const tables: string[][][] = []
  let isInTable = false
  for (const line of readFileSync(new URL(`../${file}`, import.meta.url), 'utf8').split('\n')) {
    const isRow = line.startsWith('|')
    if (isRow && !isInTable) tables.push([])
    const row = line.split('|').slice(1, -1)
    if (isRow) tables.at(-1)!.push(row.map(each => each.trim()))
    isInTable = isRow
  }
  return tables.map(rows => rows.slice(2))
}

const code = (value: string): string => `\`${value}\``
const minus = (value: number): string => String(value).replace('-', '−')

function valuesOf(option: AnyOption, { to }: Words): string {
  if (option.kind === 'number') return `${minus(option.min)} ${to} ${option.max}`
  return option.kind === 'choice' ? option.among.map(code).join(', ') : '`yes`, `no`'
}
function usualOf(option: AnyOption): string {
  if (option.kind === 'number') return minus(option.usual)
  return code(option.kind === 'switch' ? (option.usual ? 'yes' : 'no') : String(option.usual))
}

describe.each(Object.values(WORDS))('The tables of $file say what the data say', words => {
  const [boxes, places, points, options, ...more] = tablesOf(words)

  test('there are four', () => expect([options !== undefined, more]).toEqual([true, []]))
  test('P-1.3 boxes', () => {
    const rows = Object.entries(PRESETS).map(([name, { size, houses, towers }]) => [name, size, houses, towers])
    expect(boxes).toEqual(rows.map(row => row.map(String)))
  })
  test('P-6.3 places, and what they face', () => {
    const rows = PLACES.map((_, place) => cellName(faced(cell('d4'), place, 8)!))
    expect(places!.map(row => row.slice(1))).toEqual([rows])
  })
  test('P-6.1 P-6.2 P-8.4 what pays', () => {
    const paid = (move: string) =>
      eventsOf(after('a1n b1n'), move).flatMap(event => (event.kind === 'park' ? event.points[0] : []))
    const tower = totals(after('d4n e4n d5n f5w', { houses: 2 }))[1]
    expect(points!.map(row => Number(row[1]))).toEqual([...paid('c1n'), ...paid('c1e'), tower])
  })
  test('P-1.3 options', () => {
    const sheet: [string, AnyOption][] = Object.entries(OPTIONS)
    expect(options!.map(row => row.slice(0, 3))).toEqual(
      sheet.map(([name, option]) => [code(name), usualOf(option), valuesOf(option, words)]),
    )
    expect(Object.fromEntries(sheet.map(([name, option]) => [name, option.usual]))).toEqual(USUAL)
  })
})

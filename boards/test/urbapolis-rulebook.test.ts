import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { en } from '../src/urbapolis/words/en/index.ts'
import { fr } from '../src/urbapolis/words/fr/index.ts'

/** The rows of a rulebook's tables that begin with a tile's code or a condition. */
const rowsOf = (page: string, first: RegExp): string[][] =>
  readFileSync(new URL(`../../games/urbapolis/${page}`, import.meta.url), 'utf8')
    .split('\n')
    .filter(line => line.startsWith('| '))
    .map(line =>
      line
        .slice(1, -1)
        .split('|')
        .map(cell => cell.trim()),
    )
    .filter(([cell = '']) => first.test(cell))

test.each([
  ['README.md', en],
  ['README.fr.md', fr],
] as const)('the names of all tiles are those in %s', (page, words) => {
  const rows = rowsOf(page, /^([HSICEL]\d\d|[A-Z]{4})$/)
  const named = rows.map(([code, name, other]) => [`tile.${code}`, code!.length === 4 ? other : name])
  expect(Object.fromEntries(named)).toEqual(
    Object.fromEntries(Object.entries(words).filter(([key]) => key.startsWith('tile.'))),
  )
})

test.each([
  ['README.md', en],
  ['README.fr.md', fr],
] as const)('what an end condition gives is what %s says', (page, words) => {
  const rows = rowsOf(page, /^`[a-z-]+`$/)
  expect(rows).toHaveLength(10)
  for (const [condition, points, counted] of rows) {
    const said = words[`board.condition.${condition!.replaceAll('`', '')}`] ?? ''
    expect(said.match(/\d+/g)).toEqual([points, ...(counted!.match(/\d+/g) ?? [])])
  }
})

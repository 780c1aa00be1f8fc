import { readFileSync } from 'node:fs'

export type Table = { readonly heads: readonly string[]; readonly rows: readonly (readonly string[])[] }

/** The tables of a rulebook in their order; what they are about follows from it, in either language. */
export function rulebookIn(language: 'en' | 'fr') {
  const name = language === 'en' ? 'README.md' : 'README.fr.md'
  const text = readFileSync(new URL(`../${name}`, import.meta.url), 'utf8')
  const tables = tablesIn(text)
  const [boards, roles, lands, mines, huts, constructs, rates, hype, industry, ...rest] = tables
  const [architect, contractor, mafia, media, numbers, options, ...more] = rest
  if (!options || more.length > 0) throw new Error(`${name} has ${tables.length} tables.`)
  return {
    text,
    ...({ boards, roles, lands, mines, huts, constructs, rates, hype, industry } as Readonly<
      Record<'boards' | 'roles' | 'lands' | 'mines' | 'huts' | 'constructs' | 'rates' | 'hype' | 'industry', Table>
    >), // there are as many, it was just counted
    decks: [architect!, contractor!, mafia!, media!],
    numbers: numbers!,
    options,
  }
}

function tablesIn(text: string): Table[] {
  const tables: { heads: string[]; rows: string[][] }[] = []
  let under = false
  for (const line of text.split('\n')) {
    const cells = line.startsWith('|') ? line.split('|').slice(1, -1) : undefined
    if (cells === undefined) under = false
    else if (!under) {
      tables.push({ heads: cells.map(cell => cell.trim()), rows: [] })
      under = true
    } else if (!cells.every(cell => /^-+$/.test(cell))) tables.at(-1)!.rows.push(cells.map(cell => cell.trim()))
  }
  return tables
}

/** "$30" and "30 $" are 30; a dash is nothing. */
export const amount = (cell: string): number => (cell === '–' ? 0 : Number(cell.replace('$', '').trim()))
export const column = ({ rows }: Table, at: number): string[] => rows.map(row => row[at]!)
export const amounts = (table: Table, at: number): number[] => column(table, at).map(amount)

/** Numbers that a rule names in digits, by rule; numbers of rules and cards and words of notation are none. */
export function numbersIn(text: string): Map<string, number[]> {
  const rules = text.matchAll(/^- \*\*([A-Z]+-(?:[A-Z]+-)?\d+)\*\* \[[SRH]\] (.*(?:\n {2}.*)*)/gm)
  return new Map(
    [...rules].map(([, id, said]) => {
      const plain = said!.replaceAll(/`[^`]*`|T-[A-Z]+-\d+|[A-Z]\d\d/g, '')
      return [id!, (plain.match(/\d+/g) ?? []).map(Number)] as const
    }),
  )
}

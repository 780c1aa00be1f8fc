import { type RulePart, textOf, type Words } from './rulebook.ts'

/** What stands under a heading of a rulebook, up to the next of its kind. */
export interface Chapter {
  readonly id: string
  readonly title: Words
  readonly numbers: string // which rules it has, such as "2–3" or "CON"; empty where it has none
  readonly rules: number
  readonly parts: readonly RulePart[]
}

export function chaptersOf(parts: readonly RulePart[]): Chapter[] {
  const chapters: { id: string; title: Words; parts: RulePart[] }[] = []
  for (const part of parts) {
    if (part.kind === 'heading' && part.level === 2) chapters.push({ id: part.id, title: part.words, parts: [] })
    else chapters.at(-1)?.parts.push(part)
  }
  return chapters.map(chapter => {
    const ids = chapter.parts.flatMap(part => (part.kind === 'rule' ? [part.id] : []))
    return { ...chapter, numbers: numbersOf(ids), rules: ids.length }
  })
}

/** Of P-2.1 … P-3.5 it is "2–3", of T-CON-01 … "CON", of several such groups the first and more. */
function numbersOf(ids: readonly string[]): string {
  const groups = [...new Set(ids.map(id => id.replace(/[.-]\d+$/, '').replace(/^[A-Z]-/, '')))]
  const [first = '', ...others] = groups
  if (others.length === 0) return first
  return /^\d+$/.test(first) ? `${first}–${groups.at(-1)}` : `${first} …`
}

/** Whether something of this name, a rule or a heading, is in the chapter. */
export const holds = (chapter: Chapter, id: string): boolean =>
  chapter.id === id || chapter.parts.some(part => 'id' in part && part.id === id)

/** For the search: case does not matter, nor which apostrophe is at hand. No letter is lost: marks are put by counting. */
export const folded = (text: string): string => text.toLowerCase().replaceAll('’', "'")

export const wordsIn = (wanted: string): readonly string[] => folded(wanted).split(/\s+/).filter(Boolean)

const fits = (text: string, wanted: readonly string[]): boolean => {
  const here = folded(text)
  return wanted.every(each => here.includes(each))
}

/** What of a chapter has all these words: rules, paragraphs, rows of tables, items of lists. */
export const found = ({ parts }: Chapter, wanted: readonly string[]): RulePart[] =>
  parts.map(part => foundIn(part, wanted)).filter(part => part !== null)

function foundIn(part: RulePart, wanted: readonly string[]): RulePart | null {
  switch (part.kind) {
    case 'heading':
      return null // it leads nowhere
    case 'rule':
      return fits(`${part.id} ${textOf(part.words)}`, wanted) ? part : null
    case 'text':
      return fits(textOf(part.words), wanted) ? part : null
    case 'drawing':
      return fits(part.text, wanted) ? part : null
    case 'list': {
      const items = part.items.filter(item => fits(textOf(item), wanted))
      return items.length === 0 ? null : { ...part, items }
    }
    case 'table': {
      const rows = part.rows.filter(row => fits(row.map(textOf).join(' '), wanted))
      return rows.length === 0 ? null : { ...part, rows }
    }
  }
}

/** How many things were found: of a table its rows, of a list its items. */
export const countOf = (parts: readonly RulePart[]): number =>
  parts.reduce((sum, part) => sum + ('rows' in part ? part.rows.length : 'items' in part ? part.items.length : 1), 0)

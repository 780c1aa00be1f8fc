import type { Language } from '@masterplan/boards/web'
import type { RulePart } from './rulebook.ts'

const RULEBOOKS = import.meta.glob<readonly RulePart[]>(
  ['../../../../games/*/README.md', '../../../../games/*/README.fr.md'],
  { query: '?rulebook', import: 'default' }, // see web/build/rulebooks.ts
)

export interface Rulebook {
  readonly parts: readonly RulePart[]
  readonly language: Language
}

/** The rulebook in the reader's language, or in English while nobody has translated it. */
export async function rulebookOf(game: string, wanted: Language): Promise<Rulebook | null> {
  const translated = RULEBOOKS[`../../../../games/${game}/README.${wanted}.md`]
  const parts = await (translated ?? RULEBOOKS[`../../../../games/${game}/README.md`])?.()
  return parts === undefined ? null : { parts, language: translated ? wanted : 'en' }
}

import { aboutOf } from '@masterplan/boards/games'
import type { Language } from '@masterplan/boards/web'
import { useLocation, useParams } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useSpeech } from '../../words/speech.tsx'
import { LostPage } from '../LostPage.tsx'
import { RulePart } from './RulePart.tsx'
import { type RulePart as Part, textOf } from './rulebook.ts'
import css from './rules.module.css'

const RULEBOOKS = import.meta.glob<readonly Part[]>(
  ['../../../../games/*/README.md', '../../../../games/*/README.fr.md'],
  { query: '?rulebook', import: 'default' }, // see web/build/rulebooks.ts
)

interface Rulebook {
  readonly parts: readonly Part[]
  readonly language: Language
}

/** The rulebook in the reader's language, or in English while nobody has translated it. */
async function rulebookOf(game: string, wanted: Language): Promise<Rulebook | null> {
  const translated = RULEBOOKS[`../../../../games/${game}/README.${wanted}.md`]
  const parts = await (translated ?? RULEBOOKS[`../../../../games/${game}/README.md`])?.()
  return parts === undefined ? null : { parts, language: translated ? wanted : 'en' }
}

/** For the search: case does not matter, nor which apostrophe is at hand. */
const folded = (text: string): string => text.toLowerCase().replaceAll('’', "'")

/** Whether it is a rule with all these words. */
const fits = (part: Part, words: readonly string[]): boolean =>
  part.kind === 'rule' && words.every(each => folded(`${part.id} ${textOf(part.words)}`).includes(each))

/** The rulebook of a game: numbered, searchable, every rule with an address of its own. */
export function RulesPage() {
  const { game } = useParams({ strict: false })
  const { word, language } = useSpeech()
  const { hash } = useLocation()
  const [book, setBook] = useState<Rulebook | null>(null)
  const [wanted, setWanted] = useState('')
  const about = aboutOf(game ?? '')

  useEffect(() => {
    let left = false
    rulebookOf(game ?? '', language).then(found => left || setBook(found))
    return () => {
      left = true
    }
  }, [game, language])
  useEffect(() => {
    if (book && hash) document.getElementById(hash)?.scrollIntoView({ block: 'center' })
  }, [book, hash])

  if (!about) return <LostPage />
  const words = folded(wanted).split(/\s+/).filter(Boolean)
  const found = book?.parts.filter(part => words.length === 0 || fits(part, words))
  return (
    <article className={`sheet ${css.rules}`}>
      <h1>{word('rules.title', { game: about.title })}</h1>
      <label className={css.search}>
        {word('rules.search')} <input type="search" value={wanted} onChange={event => setWanted(event.target.value)} />
      </label>
      {found?.length === 0 && <p>{word('rules.none')}</p>}
      <div lang={book?.language}>
        {found?.map(part => (
          <RulePart key={book?.parts.indexOf(part)} part={part} here={hash} />
        ))}
      </div>
    </article>
  )
}

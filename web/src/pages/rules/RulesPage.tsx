import { aboutOf } from '@masterplan/boards/games'
import type { Language } from '@masterplan/boards/web'
import { useLocation, useParams } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useSpeech } from '../../words/speech.tsx'
import { LostPage } from '../LostPage.tsx'
import { type RuleLine, ruleLines } from './rulebook.ts'
import css from './rules.module.css'

const RULEBOOKS = import.meta.glob<string>(['../../../../games/*/README.md', '../../../../games/*/README.fr.md'], {
  query: '?raw',
  import: 'default',
})

interface Rulebook {
  readonly lines: readonly RuleLine[]
  readonly language: Language
}

/** The rulebook in the reader's language, or in English while nobody has translated it. */
async function rulebookOf(game: string, wanted: Language): Promise<Rulebook | null> {
  const translated = RULEBOOKS[`../../../../games/${game}/README.${wanted}.md`]
  const text = await (translated ?? RULEBOOKS[`../../../../games/${game}/README.md`])?.()
  return text === undefined ? null : { lines: ruleLines(text), language: translated ? wanted : 'en' }
}

/** For the search: case does not matter, nor which apostrophe is at hand. */
const folded = (text: string): string => text.toLowerCase().replaceAll('’', "'")

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
  const found = book?.lines.filter(
    ({ kind, text, id }) =>
      words.length === 0 || (kind === 'rule' && words.every(each => folded(`${id} ${text}`).includes(each))),
  )
  return (
    <article className={`sheet ${css.rules}`}>
      <h1>{word('rules.title', { game: about.title })}</h1>
      <label className={css.search}>
        {word('rules.search')} <input type="search" value={wanted} onChange={event => setWanted(event.target.value)} />
      </label>
      {found?.length === 0 && <p>{word('rules.none')}</p>}
      <div lang={book?.language}>
        {found?.map(line => (
          <Line key={line.key} line={line} here={line.id !== null && line.id === hash} />
        ))}
      </div>
    </article>
  )
}

function Line({ line, here }: { readonly line: RuleLine; readonly here: boolean }) {
  const { kind, id, text } = line
  if (kind === 'heading') return <h2>{text}</h2>
  if (kind === 'text') return <p>{text}</p>
  return (
    <p id={id ?? undefined} className={here ? css.here : css.rule}>
      {id && (
        <a href={`#${id}`} className={css.id}>
          {id}
        </a>
      )}{' '}
      {text}
    </p>
  )
}

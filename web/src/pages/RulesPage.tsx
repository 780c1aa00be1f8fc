import { ABOUT } from '@masterplan/boards/about'
import { useLocation, useParams } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useSpeech } from '../words/speech.tsx'
import { LostPage } from './LostPage.tsx'
import { type RuleLine, ruleLines } from './rulebook.ts'
import css from './rules.module.css'

const RULEBOOKS = import.meta.glob<string>('../../../games/*/README.md', { query: '?raw', import: 'default' })

/** The rulebook of a game: numbered, searchable, every rule with an address of its own. */
export function RulesPage() {
  const { game } = useParams({ strict: false })
  const { word, language } = useSpeech()
  const { hash } = useLocation()
  const [lines, setLines] = useState<readonly RuleLine[] | null>(null)
  const [wanted, setWanted] = useState('')
  const about = ABOUT.find(each => each.id === game)

  useEffect(() => {
    RULEBOOKS[`../../../games/${game}/README.md`]?.().then(text => setLines(ruleLines(text)))
  }, [game])
  useEffect(() => {
    if (lines && hash) document.getElementById(hash)?.scrollIntoView({ block: 'center' })
  }, [lines, hash])

  if (!about) return <LostPage />
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean)
  const found = lines?.filter(
    ({ kind, text, id }) =>
      words.length === 0 || (kind === 'rule' && words.every(each => `${id} ${text}`.toLowerCase().includes(each))),
  )
  return (
    <article className={`sheet ${css.rules}`}>
      <h1>{word('rules.title', { game: about.title })}</h1>
      <label className={css.search}>
        {word('rules.search')} <input type="search" value={wanted} onChange={event => setWanted(event.target.value)} />
      </label>
      {language !== 'en' && <p>{word('rules.english')}</p>}
      {found?.length === 0 && <p>{word('rules.none')}</p>}
      <div lang="en">
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

import { aboutOf, boardsOf, type RulesPage as Illustrated } from '@masterplan/boards/games'
import type { FoldedWebBoard } from '@masterplan/boards/web'
import { Link, useLocation, useParams } from '@tanstack/react-router'
import { ArrowLeft, GraduationCap, Play, Printer } from 'lucide-react'
import { type MouseEvent, useEffect, useState } from 'react'
import { matchLeft } from '../../device/match-left.ts'
import { usePageTitle } from '../../device/page-title.ts'
import { useSpeech } from '../../words/speech.tsx'
import { LostPage } from '../LostPage.tsx'
import { Book } from './Book.tsx'
import { RulesCards, RulesSigns } from './RulesCards.tsx'
import { type Rulebook, rulebookOf } from './rulebooks.ts'
import css from './rules.module.css'
import { type SceneViews, viewsOf } from './scene-views.ts'

interface Pictures {
  readonly page: Illustrated
  readonly board: FoldedWebBoard
  readonly views: SceneViews
}

/** The rules of a game: on four cards with pictures, then, folded by chapter, as its numbered rulebook. */
export function RulesPage() {
  const { game = '' } = useParams({ strict: false })
  const { word, language, text } = useSpeech()
  const { hash } = useLocation()
  const [book, setBook] = useState<Rulebook | null>(null)
  const [pictures, setPictures] = useState<Pictures | 'none' | null>(null) // null: on their way
  const about = aboutOf(game)
  const left = matchLeft()
  usePageTitle(about?.title ?? '', word('start.rules'))

  useEffect(() => {
    let current = true
    rulebookOf(game, language).then(found => current && setBook(found))
    return () => {
      current = false
    }
  }, [game, language])
  useEffect(() => {
    let current = true
    setPictures(null)
    picturesOf(game)
      .catch(() => 'none' as const) // such as without a network: the rulebook is read all the same
      .then(found => current && setPictures(found))
    return () => {
      current = false
    }
  }, [game])

  if (!about) return <LostPage />
  const { min, max } = about.seats
  return (
    <article className={css.rules}>
      <header className={css.head}>
        <div>
          <h1>
            <span className="unseen">{word('rules.title', { game: about.title })}</span>
            <span aria-hidden="true" data-proper>
              {about.title}
            </span>
          </h1>
          <p>
            {word('rules.seats', { min, max, same: min === max ? 'yes' : 'no', minutes: about.minutes })}{' '}
            {text(about.like)}
          </p>
        </div>
        <div className={css.ways}>
          {left !== null && (
            <a href={left} className="button primary" onClick={closeIfOpened} data-back>
              <ArrowLeft size={18} aria-hidden="true" /> {word('rules.back')}
            </a>
          )}
          <Link to="/learn/$game" params={{ game }} className={left === null ? 'button primary' : 'button'}>
            <GraduationCap size={18} aria-hidden="true" /> {word('rules.learn')}
          </Link>
          {left === null && (
            <Link to="/new/$game" params={{ game }} className="button">
              <Play size={18} aria-hidden="true" /> {word('rules.play')}
            </Link>
          )}
          <button type="button" className="button" aria-label={word('rules.print')} onClick={() => print()}>
            <Printer size={18} aria-hidden="true" />
          </button>
        </div>
      </header>
      {pictures === null && <div className={css.quad} />}
      {pictures !== null && pictures !== 'none' && (
        <>
          <RulesCards {...pictures} />
          <aside className={css.aside}>
            <RulesSigns {...pictures} seats={max} />
          </aside>
        </>
      )}
      {book && <Book key={`${game} ${book.language}`} book={book} here={hash} settled={pictures !== null} />}
    </article>
  )
}

/** A window that was opened for the rules alone goes away, and the match is seen behind it; browsers close no other. */
function closeIfOpened(event: MouseEvent): void {
  if (history.length > 1) return
  event.preventDefault()
  close()
}

async function picturesOf(game: string): Promise<Pictures | 'none'> {
  const boards = boardsOf(game)
  if (boards === undefined) return 'none'
  const [page, board] = await Promise.all([boards.rulesPage(), boards.web()])
  return { page, board, views: await viewsOf(page) }
}

import { type About, BOARDS } from '@masterplan/boards/games'
import { Link } from '@tanstack/react-router'
import { Play } from 'lucide-react'
import { type CSSProperties, useRef } from 'react'
import { playedLevels, proposedLevel } from '../../device/level-memory.ts'
import { GamePicture } from '../../kit/GamePicture.tsx'
import { useSpeech } from '../../words/speech.tsx'
import css from './cards.module.css'
import { usePlay } from './use-play.ts'

/** Every game as a card with one thing to press, and the rest behind “More”. */
export function GameCards({ isNew }: { readonly isNew: boolean }) {
  return (
    <div className={css.games} data-slim={!isNew || undefined}>
      {BOARDS.map(({ about }, at) => (
        <GameCard key={about.id} about={about} isFirst={isNew && at === 0} />
      ))}
    </div>
  )
}

interface GameCardProps {
  readonly about: About
  readonly isFirst: boolean
}

function GameCard({ about, isFirst }: GameCardProps) {
  const { word, text } = useSpeech()
  const play = usePlay()
  const { min, max } = about.seats
  const { id, title, depth, minutes } = about
  return (
    <article className={`sheet ${css.card}`}>
      <GamePicture game={id} />
      {isFirst && <span className={css.flag}>{word('start.here')}</span>}
      <div className={css.text}>
        <h3 data-proper>{title}</h3>
        <p>{text(about.like)}</p>
      </div>
      <p className={css.facts}>
        <span>{min === max ? word('start.players-exact', { count: min }) : word('start.players', { min, max })}</span>
        <span>{word('start.minutes', { minutes })}</span>
        <DepthDots depth={depth} label={word('start.depth', { depth })} />
      </p>
      <div className={css.buttons}>
        <button
          type="button"
          className={isFirst ? 'button primary' : 'button'}
          aria-label={word('start.play-game', { game: title })}
          data-game={id}
          onClick={() => play(about, proposedLevel(playedLevels(id)))}
        >
          <Play size={18} aria-hidden="true" /> {word('start.play')}
        </button>
        <More about={about} />
      </div>
    </article>
  )
}

const MORE = [
  ['/host/$game', 'online.friends'],
  ['/new/$game', 'start.setup'],
  ['/learn/$game', 'start.learn'],
  ['/rules/$game', 'start.rules'],
] as const

function More({ about: { id, title, credit } }: { readonly about: About }) {
  const { word, language } = useSpeech()
  const menu = useRef<HTMLElement>(null)
  const anchor = `--more-${id}`
  return (
    <>
      <button
        type="button"
        className="button"
        aria-label={word('start.more-of', { game: title })}
        popoverTarget={`more-${id}`}
        style={{ anchorName: anchor } as CSSProperties}
        data-more={id}
      >
        {word('start.more')}
      </button>
      <nav
        ref={menu}
        id={`more-${id}`}
        popover="auto"
        aria-label={word('start.more-of', { game: title })}
        className={css.more}
        style={{ positionAnchor: anchor } as CSSProperties}
      >
        {MORE.map(([to, name]) => (
          <Link key={name} to={to} params={{ game: id }} onClick={() => menu.current?.hidePopover()}>
            {word(name)}
          </Link>
        ))}
        <p data-proper>{credit[language]}</p>
      </nav>
    </>
  )
}

/** How deep a game is, of five. */
export function DepthDots({ depth, label }: { readonly depth: number; readonly label?: string }) {
  const dots = [1, 2, 3, 4, 5].map(each => <i key={each} data-on={each <= depth || undefined} />)
  if (label === undefined) return <span className={css.dots}>{dots}</span>
  return (
    <span className={css.dots} role="img" aria-label={label}>
      {dots}
    </span>
  )
}

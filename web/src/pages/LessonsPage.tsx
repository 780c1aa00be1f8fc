import { BOARDS } from '@masterplan/boards/games'
import { Link } from '@tanstack/react-router'
import { usePageTitle } from '../device/page-title.ts'
import { GamePicture } from '../kit/GamePicture.tsx'
import { useSpeech } from '../words/speech.tsx'
import cards from './start/cards.module.css'
import { DepthDots } from './start/GameCards.tsx'
import css from './start/start.module.css'
import welcome from './start/welcome.module.css'

/** Lessons and rules of all games. */
export function LessonsPage() {
  const { word, text } = useSpeech()
  usePageTitle(word('nav.learn'))
  return (
    <div className={css.start}>
      <h1>{word('lessons.title')}</h1>
      <p className={welcome.lead}>{word('lessons.what')}</p>
      <div className={cards.games}>
        {BOARDS.map(({ about: { id, title, like, depth } }) => (
          <article key={id} className={`sheet ${cards.card}`}>
            <GamePicture game={id} />
            <div className={cards.text}>
              <h2 data-proper>{title}</h2>
              <p>{text(like)}</p>
            </div>
            <p className={cards.facts}>
              <DepthDots depth={depth} label={word('start.depth', { depth })} />
            </p>
            <div className={cards.buttons}>
              <Link to="/learn/$game" params={{ game: id }} className="button" data-lesson={id}>
                {word('start.learn')}
              </Link>
              <Link to="/rules/$game" params={{ game: id }} className="button">
                {word('start.rules')}
              </Link>
            </div>
          </article>
        ))}
      </div>
    </div>
  )
}

import { BOARDS } from '@masterplan/boards/games'
import { Play } from 'lucide-react'
import { playedLevels, proposedLevel } from '../../device/level-memory.ts'
import { Drawing } from '../../kit/Drawing.tsx'
import { LevelFace } from '../../kit/LevelFace.tsx'
import { levelName } from '../../words/bot-words.ts'
import { useSpeech } from '../../words/speech.tsx'
import { LivingBoard } from './LivingBoard.tsx'
import { usePlay } from './use-play.ts'
import css from './welcome.module.css'

/** One sentence, one living board, one button that begins. */
export function Welcome() {
  const { word } = useSpeech()
  const play = usePlay()
  const first = BOARDS[0]?.about
  if (first === undefined) return null
  const level = proposedLevel(playedLevels(first.id))
  const facts = { game: first.title, level: levelName(level, word), minutes: first.minutes / first.usualPlayers }
  return (
    <section className={css.hero}>
      <div>
        <h1>{word('start.title')}</h1>
        <p className={css.lead}>{word('start.lead')}</p>
        <div className={css.ways}>
          <button
            type="button"
            className={`button primary ${css.big}`}
            data-play-now
            onClick={() => play(first, level)}
          >
            <Play size={20} aria-hidden="true" /> {word('start.now')}
          </button>
          <a href="#games" className={`button ${css.big}`}>
            {word('start.pick')}
          </a>
        </div>
        <p className={css.with}>
          <LevelFace level={level} size={36} />
          <span>{word('start.with', facts)}</span>
        </p>
      </div>
      <figure className={css.live}>
        <Drawing of={[first]}>
          <LivingBoard game={first.id} />
        </Drawing>
        <figcaption>{word('start.living', { game: first.title })}</figcaption>
      </figure>
    </section>
  )
}

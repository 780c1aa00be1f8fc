import { aboutOf, BOARDS } from '@masterplan/boards/games'
import { LEVEL_IDS } from '@masterplan/kernel'
import type { KeptTable } from '../../device/kept-tables.ts'
import { nextToTry, playedLevels } from '../../device/level-memory.ts'
import { LevelFace } from '../../kit/LevelFace.tsx'
import { levelName } from '../../words/bot-words.ts'
import { useSpeech } from '../../words/speech.tsx'
import css from './returning.module.css'
import { usePlay } from './use-play.ts'

/** Whom to try next at the game that was played last. */
export function NextLevel({ tables }: { readonly tables: readonly KeptTable[] }) {
  const { word } = useSpeech()
  const play = usePlay()
  const about = aboutOf(tables[0]?.setup.game ?? '') ?? BOARDS[0]!.about
  const played = playedLevels(about.id)
  const next = nextToTry(played)
  return (
    <section className={`sheet ${css.list}`} aria-labelledby="next-level">
      <h2 id="next-level">{word('start.next-level')}</h2>
      <ul className={css.levels}>
        {LEVEL_IDS.map(level => (
          <li key={level} data-level={level} data-next={level === next || undefined}>
            <LevelFace level={level} size={36} />
            {levelName(level, word)}
            <small>
              {played.beaten.includes(level) ? `✓ ${word('bot.beaten')}` : level === next ? word('bot.try-next') : ' '}
            </small>
          </li>
        ))}
      </ul>
      {next === null ? (
        <p>{word('start.all-beaten', { game: about.title })}</p>
      ) : (
        <button type="button" className="button" data-next-level onClick={() => play(about, next)}>
          {word('start.next-try', { level: levelName(next, word), game: about.title })}
        </button>
      )}
    </section>
  )
}

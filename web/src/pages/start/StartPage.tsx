import { type About, BOARDS, titleOf } from '@masterplan/boards/games'
import { Link, useNavigate } from '@tanstack/react-router'
import { BookOpen, GraduationCap, Play, SlidersHorizontal, Trash2, Users } from 'lucide-react'
import { useEffect, useState } from 'react'
import { allKept, forget, type KeptTable } from '../../device/kept-tables.ts'
import { useSettings } from '../../device/settings.tsx'
import { Drawing } from '../../kit/Drawing.tsx'
import { LevelField } from '../../kit/LevelField.tsx'
import { OpenRecord } from '../../kit/RecordDrop.tsx'
import { againstBots, openTable } from '../../match/opening.ts'
import { useSpeech } from '../../words/speech.tsx'
import { LivingBoard } from './LivingBoard.tsx'
import css from './start.module.css'

/** The games as small living boards; from here to a first move it is two clicks. */
export function StartPage() {
  const { word } = useSpeech()
  return (
    <>
      <h1 className={css.tagline}>{word('app.tagline')}</h1>
      <div className={css.games}>
        {BOARDS.map(({ about }) => (
          <GameCard key={about.id} about={about} />
        ))}
      </div>
      <div className={css.below}>
        <section className={`sheet ${css.record}`} aria-label={word('start.load')}>
          <LevelField />
          <p>{word('start.drop')}</p>
          <OpenRecord label={word('start.load')} />
        </section>
        <KeptTables />
      </div>
    </>
  )
}

function GameCard({ about }: { readonly about: About }) {
  const { word, text } = useSpeech()
  const { level } = useSettings()
  const navigate = useNavigate()
  const { min, max } = about.seats
  async function play() {
    const setup = againstBots(about.id, about.usualPlayers, `level-${level}`, word)
    const id = await openTable(setup, null)
    await navigate({ to: '/table/$id', params: { id } })
  }
  return (
    <article className={`sheet ${css.card}`}>
      <Drawing of={[about]}>
        <LivingBoard game={about.id} />
      </Drawing>
      <h2 data-proper>{about.title}</h2>
      <p className={css.credit} data-proper>
        {about.credit}
      </p>
      <p>{text(about.like)}</p>
      <p className={css.facts}>
        {min === max ? word('start.players-exact', { count: min }) : word('start.players', { min, max })} ·{' '}
        {word('start.minutes', { minutes: about.minutes })} ·{' '}
        {word('start.weight', { weight: word(`weight.${about.weight}`) })}
      </p>
      <div className={css.buttons}>
        <button type="button" className="button primary" data-game={about.id} onClick={play}>
          <Play size={18} aria-hidden="true" /> {word('start.play')}
        </button>
        <Link to="/host/$game" params={{ game: about.id }} className="button">
          <Users size={18} aria-hidden="true" /> {word('online.friends')}
        </Link>
        <Link to="/learn/$game" params={{ game: about.id }} className="button">
          <GraduationCap size={18} aria-hidden="true" /> {word('start.learn')}
        </Link>
        <Link to="/new/$game" params={{ game: about.id }} className="button">
          <SlidersHorizontal size={18} aria-hidden="true" /> {word('start.setup')}
        </Link>
        <Link to="/rules/$game" params={{ game: about.id }} className="button">
          <BookOpen size={18} aria-hidden="true" /> {word('start.rules')}
        </Link>
      </div>
    </article>
  )
}

/** Matches of this device that can be taken up again. */
function KeptTables() {
  const { word } = useSpeech()
  const [tables, setTables] = useState<readonly KeptTable[]>([])
  useEffect(() => {
    allKept().then(setTables)
  }, [])
  return (
    <section className={`sheet ${css.kept}`}>
      <h2>{word('start.continue')}</h2>
      {tables.length === 0 && <p>{word('start.none-kept')}</p>}
      <ul>
        {tables.slice(0, 12).map(({ id, setup, record }) => (
          <li key={id}>
            <Link to="/table/$id" params={{ id }}>
              {word('start.kept', { game: titleOf(setup.game), count: record.log.length })} · {setup.names.join(', ')}
              {record.result && ` · ${word('start.over')}`}
            </Link>
            <button
              type="button"
              className="button"
              aria-label={word('start.forget')}
              onClick={() => forget(id).then(allKept).then(setTables)}
            >
              <Trash2 size={16} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

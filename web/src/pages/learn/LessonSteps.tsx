import type { About, Lesson } from '@masterplan/boards/games'
import { type FoldedWebBoard, ONLY_LOOKED_AT } from '@masterplan/boards/web'
import { Link, useNavigate } from '@tanstack/react-router'
import type { Remote } from 'comlink'
import { ChevronLeft, ChevronRight, Play } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import { useSettings } from '../../device/settings.tsx'
import { useArrowKeys } from '../../kit/use-arrow-keys.ts'
import type { Sight } from '../../match/client.ts'
import { againstBots, openTable } from '../../match/opening.ts'
import type { Replayer } from '../../match/workers/replay.worker.ts'
import { Position, usePlaces } from '../../table/Position.tsx'
import { useSay, useSpeech } from '../../words/speech.tsx'
import css from './lesson.module.css'

interface LessonStepsProps {
  readonly about: About
  readonly lesson: Lesson
  readonly board: FoldedWebBoard
  readonly replayer: Remote<Replayer>
}

/** One step after another: the board as it stands, the places meant, a few sentences. */
export function LessonSteps({ about, lesson, board, replayer }: LessonStepsProps) {
  const { word, text } = useSpeech()
  const { level } = useSettings()
  const navigate = useNavigate()
  const [at, setAt] = useState(0)
  const [sight, setSight] = useState<Sight | null>(null)
  const last = lesson.steps.length - 1
  const step = lesson.steps[at]!
  useEffect(() => {
    let current = true
    replayer.at(step.line).then(seen => current && setSight(seen))
    return () => {
      current = false
    }
  }, [replayer, step.line])

  useArrowKeys(at, last, setAt)

  const say = useSay(board, lesson.record.names)
  const places = usePlaces(board, sight?.view, say)
  const lit = useMemo(() => new Set(step.places), [step])
  if (sight === null) return <p role="status">{word('app.loading')}</p>

  const go = (to: number) => setAt(Math.min(last, Math.max(0, to)))
  async function play() {
    const setup = againstBots(about.id, about.usualPlayers, `level-${Math.min(level, 2)}`, word)
    await navigate({ to: '/table/$id', params: { id: await openTable(setup, null) } })
  }
  return (
    <div className={css.walk}>
      <div className={css.board}>
        <Position {...ONLY_LOOKED_AT} {...{ board, places, lit, say }} view={sight.view as never} besides={css.side} />
      </div>
      <div className={`sheet ${css.words}`}>
        <h1>{word('learn.title', { game: about.title })}</h1>
        <progress max={last} value={at} aria-label={word('learn.progress', { at: at + 1, all: last + 1 })} />
        <p className={css.says} role="status" data-step={at}>
          {text(step.says)}
        </p>
        <div className={css.steps}>
          <button type="button" className="button" disabled={at === 0} onClick={() => go(at - 1)}>
            <ChevronLeft size={18} aria-hidden="true" /> {word('learn.back')}
          </button>
          {at < last && (
            <button type="button" className="button primary" data-next onClick={() => go(at + 1)}>
              {word('learn.on')} <ChevronRight size={18} aria-hidden="true" />
            </button>
          )}
          {at === last && (
            <button type="button" className="button primary" data-game={about.id} onClick={play}>
              <Play size={18} aria-hidden="true" /> {word('learn.play')}
            </button>
          )}
          <Link to="/rules/$game" params={{ game: about.id }} className="button">
            {word('start.rules')}
          </Link>
        </div>
        <p className={css.count}>{word('learn.progress', { at: at + 1, all: last + 1 })}</p>
      </div>
    </div>
  )
}

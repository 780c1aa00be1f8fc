import type { FoldedWebBoard, Say } from '@masterplan/boards/web'
import { BookOpen, Check, Lightbulb } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Sentence } from '../../kit/Sentence.tsx'
import type { Sight } from '../../match/client.ts'
import { useSpeech } from '../../words/speech.tsx'
import { Turns } from '../Log.tsx'
import type { LogTurn } from '../log-turns.ts'
import type { ToldHint } from '../tell-hints.ts'
import type { HintsAsked } from '../use-hints.ts'
import { CoachCard, OneHint } from './CoachCard.tsx'
import css from './coach.module.css'
import type { Coaching } from './use-coach.ts'

export interface CoachHelp {
  readonly coach: Coaching
  readonly hints: { readonly asked: HintsAsked; readonly ask: () => void }
  readonly may: boolean // whether there is something to decide
  readonly selected: string | null // the move that is held
  readonly onSelect: (hint: ToldHint) => void
}

interface CoachProps extends CoachHelp {
  readonly board: FoldedWebBoard
  readonly sight: Sight
  readonly say: Say
  readonly since: readonly LogTurn[]
  readonly begun: boolean // then the prompt speaks of the move, and the coach says less
  readonly onMark: (places: readonly string[]) => void
}

/** Of a long round only the end is news to somebody who learns; the log has it all. */
const MOST_TOLD = 4

/** A friend who looks on: one thing to look at, what just happened, my points as a sum, this turn. */
export function Coach({ board, sight, say, since, begun, onMark, ...help }: CoachProps) {
  const { word } = useSpeech()
  const { turn, turnTo } = help.coach
  const off = (
    <button type="button" className="button plain" data-coach-off onClick={() => turnTo(false)}>
      {word('coach.off')}
    </button>
  )
  return (
    <div className={css.coach}>
      <CoachTalk {...help} off={off}>
        {since.length > 0 && (
          <section className={`${css.part} ${css.happened}`}>
            <h2>{word('coach.happened')}</h2>
            <Turns turns={since.slice(-MOST_TOLD)} onMark={onMark} />
          </section>
        )}
        <OwnPoints {...{ board, sight, say }} />
        {turn.length > 0 && !begun && (
          <section className={css.part}>
            <h2>{word('coach.this-turn')}</h2>
            <ul className={css.turn}>
              {turn.map(({ says, facts }) => (
                <li key={says.en}>
                  <Check size={18} aria-hidden="true" />
                  <span>
                    <Sentence written={says} facts={facts} />
                  </span>
                </li>
              ))}
            </ul>
          </section>
        )}
      </CoachTalk>
    </div>
  )
}

/** On a phone, the first of it stands below the board. */
export const CoachTray = (help: CoachHelp) => (
  <div className={css.tray}>
    <CoachTalk {...help} />
  </div>
)

interface CoachTalkProps extends CoachHelp {
  readonly off?: ReactNode // left out where there is no room: the menu has it, too
  readonly children?: ReactNode
}

/** The card, one hint a turn, and how to learn why something cannot be done. */
function CoachTalk({ coach, hints, may, selected, onSelect, off, children }: CoachTalkProps) {
  const { word } = useSpeech()
  const [wonders, setWonders] = useState(false)
  const { asked, ask } = hints
  const told = Array.isArray(asked) ? asked[0] : undefined
  return (
    <>
      <div>
        <CoachCard coach={coach} asked={wonders && may} />
        <div role="status">
          {asked === 'thinking' && <p className={css.thinks}>{word('table.hint-thinking')}</p>}
          {asked === 'failed' && <p className={css.thinks}>{word('table.hint-failed')}</p>}
          <OneHint hint={told} selected={selected} onSelect={onSelect} />
        </div>
        {children}
      </div>
      <div className={css.buttons}>
        <button
          type="button"
          className="button"
          data-one-hint
          disabled={!may || (asked !== null && asked !== 'failed')}
          title={told === undefined ? undefined : word('coach.hint-used')}
          onClick={ask}
        >
          <Lightbulb size={18} aria-hidden="true" /> {word('coach.one-hint')}
        </button>
        <button
          type="button"
          className="button"
          data-why-not
          aria-pressed={wonders}
          disabled={!may}
          onClick={() => setWonders(!wonders)}
        >
          <BookOpen size={18} aria-hidden="true" /> {word('coach.why-not')}
        </button>
        {off}
      </div>
    </>
  )
}

/** How my points come about, as a sum; nothing before there are any. */
function OwnPoints({ board, sight, say }: Pick<CoachProps, 'board' | 'sight' | 'say'>) {
  const { word } = useSpeech()
  const scores = sight.scores ?? board.scores(sight.view as never)
  const mine = sight.viewer === 'audience' ? null : scores[sight.viewer]
  const lines = Object.entries(mine?.lines ?? {}).filter(([, points]) => points !== 0)
  if (!mine || lines.length === 0) return null
  return (
    <section className={css.part}>
      <h2>{word('coach.your-points', { points: mine.total })}</h2>
      <dl className={css.sum} data-coach-points={mine.total}>
        {lines.map(([line, points]) => (
          <div key={line}>
            <dt>{say(`line.${line}`)}</dt>
            <dd>{points < 0 ? `−${-points}` : points}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

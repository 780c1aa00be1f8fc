import { memo } from 'react'
import { useSpeech } from '../words/speech.tsx'
import css from './log.module.css'
import type { LogPart, LogTurn } from './log-turns.ts'
import { SeatMark } from './SeatMark.tsx'

interface LogProps {
  readonly parts: readonly LogPart[]
  readonly since: readonly LogTurn[]
  readonly onMark: (places: readonly string[]) => void
}

/** What happened, newest first: what is news to the viewer, then everything by rounds. A line shows where it happened. */
const Log = memo(function Log({ parts, since, onMark }: LogProps) {
  const { word } = useSpeech()
  return (
    <section className={css.log} aria-label={word('table.log')}>
      <Since since={since} onMark={onMark} />
      <div className={css.parts} aria-live="polite" aria-relevant="additions">
        {parts.toReversed().map(({ heading, turns }, at) => (
          <section key={turns[0]?.key ?? at}>
            {heading && <h2>{heading}</h2>}
            <Turns turns={turns.toReversed()} onMark={onMark} />
          </section>
        ))}
      </div>
    </section>
  )
})

interface ToldLogProps extends Omit<LogProps, 'parts'> {
  readonly parts: LogProps['parts'] | null
  readonly tell: () => LogProps['parts']
}

/** A log that could not be told is tried again here, so that it fails where it is drawn. */
export const ToldLog = ({ parts, tell, ...rest }: ToldLogProps) => <Log parts={parts ?? tell()} {...rest} />

interface SinceProps {
  readonly since: readonly LogTurn[]
  readonly onMark: (places: readonly string[]) => void
}

/** What others did since the viewer's own last move. */
export const Since = memo(function Since({ since, onMark }: SinceProps) {
  const { word } = useSpeech()
  if (since.length === 0) return null
  const places = since.flatMap(turn => turn.places)
  return (
    <section className={css.since} data-since={since.length}>
      <h2>
        {word('table.since')}
        {places.length > 0 && (
          <button type="button" className={css.show} onClick={() => onMark(places)}>
            {word('table.show-on-board')}
          </button>
        )}
      </h2>
      <Turns turns={since} onMark={onMark} />
    </section>
  )
})

export function Turns({ turns, onMark }: { readonly turns: readonly LogTurn[]; readonly onMark: LogProps['onMark'] }) {
  return (
    <ol>
      {turns.map(({ key, by, name, text, places }) => (
        <li key={key}>
          {by !== null && by !== 'luck' ? <SeatMark seat={by} /> : <span />}
          {places.length === 0 ? (
            <p>{bold(name, text)}</p>
          ) : (
            <button type="button" className={css.line} onClick={() => onMark(places)}>
              {bold(name, text)}
            </button>
          )}
        </li>
      ))}
    </ol>
  )
}

/** Who did it stands out where a sentence begins with the name. */
const bold = (name: string, text: string) =>
  name !== '' && text.startsWith(name) ? (
    <>
      <b>{name}</b>
      {text.slice(name.length)}
    </>
  ) : (
    text
  )

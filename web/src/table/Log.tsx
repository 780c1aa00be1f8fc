import type { FoldedWebBoard, Say } from '@masterplan/boards/web'
import { useEffect, useRef } from 'react'
import type { Sight } from '../tables/client.ts'
import { useSpeech } from '../words/speech.tsx'
import css from './table.module.css'

interface LogProps {
  readonly board: FoldedWebBoard
  readonly sight: Sight
  readonly say: Say
  readonly onMark: (places: readonly string[]) => void
}

/** What happened, newest last; a line that happened somewhere shows where. */
export function Log({ board, sight, say, onMark }: LogProps) {
  const { word } = useSpeech()
  const end = useRef<HTMLLIElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line scrolls into sight
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' })
  }, [sight.lines])
  const sentences = sight.happenings.flatMap(({ line, events }) =>
    events.flatMap((event, at) => {
      const said = board.said(event as never)
      return said ? [{ key: `${line}.${at}`, text: say(said.code, said.facts), places: said.places }] : []
    }),
  )
  return (
    <section className={`sheet ${css.log}`} aria-label={word('table.log')}>
      <h2>{word('table.log')}</h2>
      <ol aria-live="polite" aria-relevant="additions">
        {sentences.map(({ key, text, places }) => (
          <li key={key}>
            {places.length === 0 ? (
              text
            ) : (
              <button type="button" className={css.link} onClick={() => onMark(places)}>
                {text}
              </button>
            )}
          </li>
        ))}
        <li ref={end} className={css.end} aria-hidden="true" />
      </ol>
    </section>
  )
}

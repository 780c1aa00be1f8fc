import type { FoldedWebBoard, Say } from '@masterplan/boards/web'
import { memo, useEffect, useRef } from 'react'
import type { Sight } from '../match/client.ts'
import { useSpeech } from '../words/speech.tsx'
import css from './panels.module.css'

interface LogProps {
  readonly board: FoldedWebBoard
  readonly sight: Sight
  readonly say: Say
  readonly onMark: (places: readonly string[]) => void
}

/** What happened, newest last; a line that happened somewhere shows where. */
export const Log = memo(function Log({ board, sight, say, onMark }: LogProps) {
  const { word } = useSpeech()
  const box = useRef<HTMLElement>(null)
  // Only the log itself: on a phone the whole page would be drawn away from the board.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line scrolls into sight
  useEffect(() => {
    box.current?.scrollTo({ top: box.current.scrollHeight })
  }, [sight.lines])
  const sentences = sight.heard.flatMap(({ line, events }) =>
    events.flatMap((event, at) => {
      const said = board.said(event as never)
      return said ? [{ key: `${line}.${at}`, text: say(said.code, said.facts), places: said.places }] : []
    }),
  )
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
    <section ref={box} className={`sheet ${css.log}`} aria-label={word('table.log')} tabIndex={0}>
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
      </ol>
    </section>
  )
})

import type { FoldedWebBoard, Say } from '@masterplan/boards/web'
import { memo, useEffect, useRef } from 'react'
import type { Sight } from '../match/client.ts'
import { useSayAs, useSpeech } from '../words/speech.tsx'
import css from './panels.module.css'

interface LogProps {
  readonly board: FoldedWebBoard
  readonly sight: Sight
  readonly say: Say
  readonly onMark: (places: readonly string[]) => void
}

interface LogSentence {
  readonly line: number
  readonly key: string
  readonly text: string
  readonly places: readonly string[]
}

/** What happened, newest last; a line that happened somewhere shows where. */
export const Log = memo(function Log({ board, sight, say, onMark }: LogProps) {
  const { word } = useSpeech()
  const box = useRef<HTMLElement>(null)
  // Only the log itself: on a phone the whole page would be drawn away from the board.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line scrolls into sight
  useEffect(() => {
    box.current?.scrollTo({ top: box.current.scrollHeight })
  }, [sight.lines, sight.takenBack.length])
  const sayAs = useSayAs(board)
  const told = sight.heard.flatMap(({ line, events, names }) =>
    events.flatMap((event, at): LogSentence[] => {
      const said = board.said(event as never)
      const tell = names === undefined ? say : sayAs(names)
      return said ? [{ line, key: `${line}.${at}`, text: tell(said.code, said.facts), places: said.places }] : []
    }),
  )
  const takenBack = sight.takenBack.map(({ line, seat }, at): LogSentence => {
    const text = word('table.taken-back', { name: sight.setup.names[seat] ?? '' })
    return { line, key: `back.${at}`, text, places: [] }
  })
  const notes = (sight.notes ?? []).map(({ line, kind, name, other }): LogSentence => {
    return { line, key: `note.${line}`, text: word(`table.note-${kind}`, { name, other }), places: [] }
  })
  // What was taken back is said after the line that then was the last.
  const sentences = [...told, ...takenBack, ...notes].toSorted((one, other) => one.line - other.line)
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

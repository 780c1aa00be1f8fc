import { CornerDownLeft } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useSpeech } from '../words/speech.tsx'
import css from './menu.module.css'

interface TypedMoveProps {
  readonly known: readonly string[] // moves on offer, in notation: suggested as one types
  readonly onPlay: (text: string) => void
}

/** How many suggestions a list can show without hiding the board. */
const MOST = 40

/** A move in notation, for those who like to type. */
export function TypedMove({ known, onPlay }: TypedMoveProps) {
  const { word } = useSpeech()
  const [typed, setTyped] = useState('')
  const begun = typed.trim()
  const likely = begun === '' ? [] : known.filter(each => each.includes(begun)).slice(0, MOST)
  function submit(event: FormEvent) {
    event.preventDefault()
    if (begun !== '') onPlay(begun)
    setTyped('')
  }
  return (
    <form className={css.typed} onSubmit={submit}>
      <label>
        <span className="unseen">{word('table.typed')}</span>
        <input
          value={typed}
          list="known-moves"
          onChange={event => setTyped(event.target.value)}
          placeholder={word('table.typed')}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
        />
      </label>
      <datalist id="known-moves">
        {likely.map(each => (
          <option key={each} value={each} />
        ))}
      </datalist>
      <button type="submit" className="button" aria-label={word('table.typed-play')}>
        <CornerDownLeft size={18} aria-hidden="true" />
      </button>
    </form>
  )
}

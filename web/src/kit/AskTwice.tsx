import { useState } from 'react'
import { useSpeech } from '../words/speech.tsx'
import css from './notice.module.css'

interface AskTwiceProps {
  readonly label: string
  readonly question: string // what it means, and whether it is meant
  readonly yes: string
  readonly onYes: () => void
}

/** What cannot be undone is asked for twice: the first press only tells what the second will do. */
export function AskTwice({ label, question, yes, onYes }: AskTwiceProps) {
  const { word } = useSpeech()
  const [asked, setAsked] = useState(false)
  const answer = (act: () => void) => () => {
    setAsked(false)
    act()
  }
  if (!asked) {
    return (
      <button type="button" className="button" onClick={() => setAsked(true)}>
        {label}
      </button>
    )
  }
  return (
    <div role="alertdialog" aria-label={label} className={css.twice} data-twice>
      <p>{question}</p>
      <button type="button" className="button primary" data-yes onClick={answer(onYes)}>
        {yes}
      </button>
      <button type="button" className="button" data-no onClick={answer(() => undefined)}>
        {word('online.no-stay')}
      </button>
    </div>
  )
}

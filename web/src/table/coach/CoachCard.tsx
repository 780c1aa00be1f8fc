import { LevelFace } from '../../kit/LevelFace.tsx'
import { Sentence } from '../../kit/Sentence.tsx'
import { useSpeech } from '../../words/speech.tsx'
import type { ToldHint } from '../tell-hints.ts'
import css from './coach.module.css'
import type { Coaching } from './use-coach.ts'

interface CoachCardProps {
  readonly coach: Coaching
  readonly small?: boolean // where what is to be pressed needs the room
  readonly asked?: boolean // somebody wants to know why they may not
}

/** The one thing to look at. */
export function CoachCard({ coach: { look }, small = false, asked = false }: CoachCardProps) {
  const { word } = useSpeech()
  return (
    <section className={css.card} aria-label={word('table.coach')} data-small={small || undefined} data-coach>
      <h2>
        <LevelFace level="newcomer" size={small ? 20 : 24} /> {word('table.coach')}
      </h2>
      <p aria-live="polite">
        {asked ? (
          word('coach.why-not-how')
        ) : look === null ? (
          word('coach.waits')
        ) : (
          <Sentence written={look.says} facts={look.facts} />
        )}
      </p>
    </section>
  )
}

interface OneHintProps {
  readonly hint: ToldHint | undefined
  readonly selected: string | null // the move that is held
  readonly onSelect: (hint: ToldHint) => void
}

/** What the strongest bot would play; a press holds it. */
export function OneHint({ hint, selected, onSelect }: OneHintProps) {
  if (hint === undefined) return null
  const { text, named, reason } = hint
  return (
    <button
      type="button"
      className={css.hint}
      aria-pressed={selected === text}
      data-hinted={text}
      onClick={() => onSelect(hint)}
    >
      <b>{named}</b> {reason}
    </button>
  )
}

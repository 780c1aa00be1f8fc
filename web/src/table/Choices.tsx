import type { Say } from '@masterplan/boards/web'
import { memo } from 'react'
import { useSpeech } from '../words/speech.tsx'
import type { Aiming } from './aims.ts'
import css from './table.module.css'

interface ChoicesProps {
  readonly moves: Aiming
  readonly pressed: readonly string[]
  readonly say: Say
  readonly onPlay: (text: string) => void
  readonly onConsider: (text: string | null) => void // the button under the pointer or with the focus
  readonly onCancel: () => void
}

/** Moves that need no further place, as buttons. */
export const Choices = memo(function Choices({ moves, pressed, say, onPlay, onConsider, onCancel }: ChoicesProps) {
  const { word } = useSpeech()
  if (moves.ready.length === 0 && pressed.length === 0) return null
  return (
    <div className={css.choices} data-choices>
      {moves.ready.map(({ text, aim }) => (
        <button
          type="button"
          key={text}
          className={pressed.length > 0 ? 'button primary' : 'button'}
          data-move={text}
          onClick={() => onPlay(text)}
          onPointerEnter={() => onConsider(text)}
          onPointerLeave={() => onConsider(null)}
          onFocus={() => onConsider(text)}
          onBlur={() => onConsider(null)}
        >
          {say(aim.label.code, aim.label.facts)}
        </button>
      ))}
      {pressed.length > 0 && (
        <button type="button" className="button" data-cancel onClick={onCancel}>
          {word('table.cancel')}
        </button>
      )}
    </div>
  )
})

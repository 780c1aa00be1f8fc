import type { Say } from '@masterplan/boards/web'
import { CornerDownLeft, X } from 'lucide-react'
import { useSpeech } from '../words/speech.tsx'
import type { AimedMove } from './aims.ts'
import css from './dock.module.css'

interface HeldButtonsProps {
  readonly begun: boolean
  readonly ready: AimedMove | undefined // what one more press would play
  readonly say: Say
  readonly onPlay: (text: string) => void
  readonly onCancel: () => void
}

/** A move that is begun can be put aside, and once it is whole it can be made. */
export function HeldButtons({ begun, ready, say, onPlay, onCancel }: HeldButtonsProps) {
  const { word } = useSpeech()
  return (
    <>
      {begun && (
        <button
          type="button"
          className={`button ${css.cancel}`}
          data-cancel
          aria-label={word('table.cancel')}
          onClick={onCancel}
        >
          <X size={20} aria-hidden="true" />
        </button>
      )}
      {ready && (
        <button
          type="button"
          className={`button primary ${css.confirm}`}
          data-move={ready.text}
          onClick={() => onPlay(ready.text)}
        >
          {say(ready.aim.label.code, ready.aim.label.facts)}
          <span className={css.enter} aria-hidden="true">
            <CornerDownLeft size={12} />
          </span>
        </button>
      )}
    </>
  )
}

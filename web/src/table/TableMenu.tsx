import type { ReactNode } from 'react'
import { useSettings } from '../device/settings.tsx'
import { useSpeech } from '../words/speech.tsx'
import type { Coaching } from './coach/use-coach.ts'
import { MoreMenu } from './MoreMenu.tsx'
import css from './menu.module.css'
import { TypedMove } from './TypedMove.tsx'

interface TableMenuProps {
  readonly coach: Coaching
  readonly known: readonly string[] // moves that could be typed
  readonly onPlay: (text: string) => void
  readonly onText: () => void // the board as text was asked for
  readonly children: ReactNode // what else can be done with this match
}

/** Behind “…”: a move as notation, the coach, the board as text, and what this match offers besides. */
export function TableMenu({ coach, known, onPlay, onText, children }: TableMenuProps) {
  const { word } = useSpeech()
  const settings = useSettings()
  return (
    <MoreMenu>
      {settings.notation && known.length > 0 && <TypedMove known={known} onPlay={onPlay} />}
      {coach.may && (
        <label className={css.check}>
          <input
            type="checkbox"
            data-coach-switch
            checked={coach.on}
            onChange={event => coach.turnTo(event.target.checked)}
          />{' '}
          {word('table.coach')}
        </label>
      )}
      <label className={css.check}>
        <input
          type="checkbox"
          data-text-board
          checked={settings.textBoard}
          onChange={event => {
            settings.change({ textBoard: event.target.checked })
            if (event.target.checked) onText()
          }}
        />{' '}
        {word('table.text-board')}
      </label>
      {children}
    </MoreMenu>
  )
}

import type { ReactNode } from 'react'
import { useSpeech } from '../words/speech.tsx'
import css from './room.module.css'

interface TextPanelProps {
  readonly open: boolean
  readonly onToggle: (open: boolean) => void
  readonly children: ReactNode
}

/** The board as text, folded away until somebody wants it. */
export function TextPanel({ open, onToggle, children }: TextPanelProps) {
  const { word } = useSpeech()
  return (
    <details className={`sheet ${css.text}`} open={open} onToggle={event => onToggle(event.currentTarget.open)}>
      <summary>{word('table.text-board')}</summary>
      {open && children}
    </details>
  )
}

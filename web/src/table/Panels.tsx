import { type FoldedWebBoard, Mark } from '@masterplan/boards/web'
import type { Seat } from '@masterplan/kernel'
import { Grid3x3, Menu, ScrollText, X } from 'lucide-react'
import { type KeyboardEvent, memo, type ReactNode, useEffect, useRef } from 'react'
import type { Sight } from '../match/client.ts'
import type { Word } from '../words/en.ts'
import { useSpeech } from '../words/speech.tsx'
import css from './panels.module.css'

const PANELS = ['players', 'log', 'text', 'tools'] as const
export type Panel = (typeof PANELS)[number]
const NAMES: Readonly<Record<Panel, Word>> = {
  players: 'table.players',
  log: 'table.log',
  text: 'table.text-board',
  tools: 'table.tools',
}

interface TabsProps {
  readonly board: FoldedWebBoard
  readonly sight: Sight
  readonly open: Panel | null
  readonly onOpen: (panel: Panel) => void
}

/** On a phone, what opens the panels: the first one shows how everybody stands. */
export const Tabs = memo(function Tabs({ board, sight, open, onOpen }: TabsProps) {
  const { word } = useSpeech()
  const scores = sight.scores ?? board.scores(sight.view as never)
  const faces: Readonly<Record<Panel, ReactNode>> = {
    players: sight.setup.names.map((name, seat) => (
      <span key={name} className={css.face}>
        <svg viewBox="-13 -13 26 26" width={20} height={20} aria-hidden="true">
          <Mark seat={seat as Seat} x={0} y={0} size={24} />
        </svg>
        {scores[seat]?.total ?? ''}
      </span>
    )),
    log: <ScrollText size={18} aria-hidden="true" />,
    text: <Grid3x3 size={18} aria-hidden="true" />,
    tools: <Menu size={18} aria-hidden="true" />,
  }
  return (
    <div className={css.tabs}>
      {PANELS.map(panel => (
        <button
          type="button"
          key={panel}
          className="button"
          aria-expanded={open === panel}
          data-tab={panel}
          onClick={() => onOpen(panel)}
        >
          <span className="unseen">{word(NAMES[panel])}</span>
          {faces[panel]}
        </button>
      ))}
    </div>
  )
})

interface SheetProps {
  readonly open: Panel | null
  readonly onClose: () => void
  readonly children: Readonly<Record<Panel, ReactNode>>
}

/** Beside the board where there is room for them; on a phone one at a time, in a sheet from the bottom. */
export function Panels({ open, onClose, children }: SheetProps) {
  const { word } = useSpeech()
  const close = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (open !== null) close.current?.focus()
  }, [open])
  const leave = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose()
  }
  return (
    <aside className={css.panels} data-open={open ?? undefined} onKeyDown={leave}>
      <button ref={close} type="button" className={`button ${css.close}`} onClick={onClose}>
        <X size={18} aria-hidden="true" /> {word('table.close')}
      </button>
      {PANELS.map(panel => (
        <div key={panel} className={css[`panel-${panel}`]} data-panel={panel}>
          {children[panel]}
        </div>
      ))}
    </aside>
  )
}

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

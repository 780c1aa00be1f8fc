import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Scrolling } from '../kit/Scrolling.tsx'
import { useSpeech } from '../words/speech.tsx'
import { type Tab, tabName } from './RoomTabs.tsx'
import css from './room.module.css'

interface RoomPanelProps {
  readonly tab: Tab
  readonly open: boolean
  readonly place?: 'desk' | 'tray' // where else it may lie besides the panel
  readonly onClose: () => void
  readonly children: ReactNode
}

/** The contents of a tab. On a phone it is a sheet from the board's lower edge to the tabs, with a head of its own. */
export function RoomPanel({ tab, open, place, onClose, children }: RoomPanelProps) {
  const { word } = useSpeech()
  return (
    <Scrolling
      className={`sheet ${css.panel}`}
      role="tabpanel"
      id={`panel-${tab}`}
      aria-label={word(tabName(tab))}
      data-panel={tab}
      data-lies={place}
      hidden={!open}
    >
      <div className={css.sheetHead}>
        <h2>{word(tabName(tab))}</h2>
        <button type="button" className="button" aria-label={word('table.close')} onClick={onClose}>
          <X size={20} aria-hidden="true" />
        </button>
      </div>
      {children}
    </Scrolling>
  )
}

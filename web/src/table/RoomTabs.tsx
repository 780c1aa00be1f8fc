import { GraduationCap, Grid3x3, Layers, Lightbulb, List, ListChecks, MessageCircle, Repeat2 } from 'lucide-react'
import { memo } from 'react'
import type { Word } from '../words/en.ts'
import { useSpeech } from '../words/speech.tsx'
import css from './tabs.module.css'

const TABS = ['cards', 'coach', 'lesson', 'log', 'chat', 'trade', 'hints', 'text'] as const
export type Tab = (typeof TABS)[number]
const FACES: Readonly<Record<Tab, { readonly name: Word; readonly Icon: typeof List }>> = {
  cards: { name: 'table.cards', Icon: Layers },
  log: { name: 'table.log', Icon: List },
  chat: { name: 'table.chat', Icon: MessageCircle },
  trade: { name: 'table.trade', Icon: Repeat2 },
  hints: { name: 'table.hints', Icon: Lightbulb },
  coach: { name: 'table.coach', Icon: GraduationCap },
  lesson: { name: 'learn.lesson', Icon: ListChecks },
  text: { name: 'table.text', Icon: Grid3x3 },
}

interface RoomTabsProps {
  readonly tabs: readonly Tab[]
  readonly open: Tab | null // on a phone none may be
  readonly news: Readonly<Partial<Record<Tab, number>>> // what others did only puts a number on a tab
  readonly onOpen: (tab: Tab) => void
}

export const tabsFor = (has: Readonly<Partial<Record<Tab, boolean>>>): Tab[] => TABS.filter(tab => has[tab])
export const tabName = (tab: Tab): Word => FACES[tab].name

/** What stands beside the board besides the players: one at a time. */
export const RoomTabs = memo(function RoomTabs({ tabs, open, news, onOpen }: RoomTabsProps) {
  const { word } = useSpeech()
  return (
    <div className={css.tabs} role="tablist" aria-label={word('table.tabs')}>
      {tabs.map(tab => {
        const { name, Icon } = FACES[tab]
        const count = news[tab] ?? 0
        return (
          <button
            type="button"
            key={tab}
            role="tab"
            id={`tab-${tab}`}
            aria-selected={open === tab}
            aria-controls={`panel-${tab}`}
            data-tab={tab}
            onClick={() => onOpen(tab)}
          >
            <Icon size={20} aria-hidden="true" />
            {word(name)}
            {count > 0 && (
              <span className={css.badge} data-news={count}>
                {count}
                <span className="unseen"> {word('table.news', { count })}</span>
              </span>
            )}
          </button>
        )
      })}
    </div>
  )
})

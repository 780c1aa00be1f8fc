import { useEffect, useState } from 'react'
import type { Tab } from './RoomTabs.tsx'
import type { RoomShape } from './use-room-shape.ts'

interface TabChoice {
  readonly open: Tab | null
  readonly show: (tab: Tab) => void // in answer to the player
  readonly toggle: (tab: Tab) => void
  readonly close: () => void
}

/**
 * Which tab is open. It changes only in answer to the player; until then it is the log or, where there is one, the coach; or the
 * cards where they have no column of their own, and on a phone none: there a tab is a sheet over what lies below the board.
 */
export function useRoomTab(shape: RoomShape, tabs: readonly Tab[]): TabChoice {
  const [chosen, choose] = useState<Tab | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a sheet does not stay open when the window is turned
  useEffect(() => choose(null), [shape])
  const usual =
    shape === 'phone'
      ? null
      : (tabs.find(tab => tab === 'cards' || tab === 'coach' || tab === 'log' || tab === 'lesson') ?? null)
  const open = chosen !== null && tabs.includes(chosen) ? chosen : usual
  return {
    open,
    show: choose,
    toggle: tab => choose(shape === 'phone' && open === tab ? null : tab),
    close: () => choose(null),
  }
}

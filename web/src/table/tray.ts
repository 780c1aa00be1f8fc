import type { Tab } from './RoomTabs.tsx'

/**
 * What may lie in the tray of a phone, the most urgent first; when there is nothing, "since your last turn". Choices at a
 * pressed place go before the cards that it may lie among; those that need no place leave the cards where they are.
 */
const WANTED = ['asked', 'choices', 'desk', 'options', 'coach', 'hints'] as const
type TrayThing = (typeof WANTED)[number] | 'since'

export const trayFor = (wants: Readonly<Record<(typeof WANTED)[number], boolean>>): TrayThing =>
  WANTED.find(thing => wants[thing]) ?? 'since'

/** Where the cards lie when they have no column of their own. */
export type DeskLies = 'panel' | 'tray' | 'nowhere'
export const deskLies = (open: Tab | null, tray: TrayThing): DeskLies =>
  open === 'cards' ? 'panel' : tray === 'desk' ? 'tray' : 'nowhere'

import type { Playable } from '@masterplan/kernel'

/** The one list of games: one line per game. */
export const CATALOG: readonly Playable[] = []

export const findGame = (id: string): Playable | undefined => CATALOG.find(game => game.id === id)

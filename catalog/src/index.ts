import type { Playable } from '@masterplan/kernel'
import { GAMES } from './games.ts'

/** All games at once, for programs that offer every one. To add a game, see games.ts. */
export const CATALOG: readonly Playable[] = (await Promise.all(Object.values(GAMES).map(load => load()))).map(
  ({ game }) => game,
)

export const findGame = (id: string): Playable | undefined => CATALOG.find(game => game.id === id)

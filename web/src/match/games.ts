import type { Playable } from '@masterplan/kernel'
import { createContext, useContext } from 'react'

/** Fetches the rules of a game; only the page's entry file knows which games there are. */
export type LoadGame = (id: string) => Promise<Playable | undefined>

export const GamesContext = createContext<LoadGame>(async () => undefined)
export const useGames = (): LoadGame => useContext(GamesContext)

import { type Playable, playable } from '@masterplan/kernel'

/** The one list of games, each fetched when it is needed: one line per game. */
export const GAMES: Readonly<Record<string, () => Promise<Playable>>> = {
  subdivision: async () => {
    const { subdivision: game, insight } = await import('@masterplan/subdivision')
    return playable({ game, insight, personalities: {} })
  },
  'parks-and-towers': async () => {
    const { parksAndTowers: game, insight } = await import('@masterplan/parks-and-towers')
    return playable({ game, insight, personalities: {} })
  },
  'brick-by-brick': async () => {
    const { brickByBrick: game, insight } = await import('@masterplan/brick-by-brick')
    return playable({ game, insight, personalities: {} })
  },
  urbapolis: async () => {
    const { urbapolis: game, insight } = await import('@masterplan/urbapolis')
    return playable({ game, insight, personalities: {} })
  },
  tryste: async () => {
    const { tryste: game, insight, personalities } = await import('@masterplan/tryste')
    return playable({ game, insight, personalities })
  },
}

/** For a page that plays one game and need not fetch the others. */
export async function loadGame(id: string): Promise<Playable | undefined> {
  return Object.hasOwn(GAMES, id) ? GAMES[id]!() : undefined
}

import { type Playable, plainEntry, playable } from '@masterplan/kernel'

/** The one list of games, each fetched when it is needed: one line per game. */
export const GAMES: Readonly<Record<string, () => Promise<Playable>>> = {
  subdivision: async () => {
    const { subdivision: game, insight, moveIds, reasons, thinking } = await import('@masterplan/subdivision')
    return playable({ ...plainEntry(game, insight), moveIds, reasons, thinking })
  },
  'parks-and-towers': async () => {
    const { parksAndTowers: game, insight, moveIds, reasons, thinking } = await import('@masterplan/parks-and-towers')
    return playable({ ...plainEntry(game, insight), moveIds, reasons, thinking })
  },
  'brick-by-brick': async () => {
    const { brickByBrick: game, insight, reasons, thinking } = await import('@masterplan/brick-by-brick')
    return playable({ ...plainEntry(game, insight), reasons, thinking })
  },
  urbapolis: async () => {
    const { urbapolis: game, insight, reasons, thinking } = await import('@masterplan/urbapolis')
    return playable({ ...plainEntry(game, insight), reasons, thinking })
  },
  tryste: async () => {
    const { tryste: game, insight, personalities, reasons, thinking } = await import('@masterplan/tryste')
    return playable({ ...plainEntry(game, insight), personalities, reasons, thinking })
  },
}

/** For a page that plays one game and need not fetch the others. */
export async function loadGame(id: string): Promise<Playable | undefined> {
  return Object.hasOwn(GAMES, id) ? GAMES[id]!() : undefined
}

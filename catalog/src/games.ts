import {
  type Entry,
  type GameTypes,
  type Model,
  type Playable,
  plainEntry,
  playable,
  type Trainable,
  trainable,
} from '@masterplan/kernel'

/** A game as programs play it, and as one that can be trained. */
type ListedGame = { readonly game: Playable; readonly model: Trainable }

/** The one list of games, each fetched when it is needed: one line per game. */
export const GAMES: Readonly<Record<string, () => Promise<ListedGame>>> = {
  subdivision: async () => {
    const { subdivision: game, insight, model, moveIds, reasons, thinking } = await import('@masterplan/subdivision')
    return listed({ ...plainEntry(game, insight), moveIds, reasons, thinking }, model)
  },
  'parks-and-towers': async () => {
    const {
      parksAndTowers: game,
      insight,
      model,
      moveIds,
      reasons,
      thinking,
    } = await import('@masterplan/parks-and-towers')
    return listed({ ...plainEntry(game, insight), moveIds, reasons, thinking }, model)
  },
  'brick-by-brick': async () => {
    const { brickByBrick: game, insight, model, reasons, thinking } = await import('@masterplan/brick-by-brick')
    return listed({ ...plainEntry(game, insight), reasons, thinking }, model)
  },
  urbapolis: async () => {
    const { urbapolis: game, insight, model, reasons, thinking } = await import('@masterplan/urbapolis')
    return listed({ ...plainEntry(game, insight), reasons, thinking }, model)
  },
  tryste: async () => {
    const { tryste: game, insight, model, personalities, reasons, thinking } = await import('@masterplan/tryste')
    return listed({ ...plainEntry(game, insight), personalities, reasons, thinking }, model)
  },
}

/** Training needs no more of an entry than its insight and how it thinks, and so does not depend on the rest. */
function listed<G extends GameTypes>(entry: Entry<G>, model: Model<G>): ListedGame {
  const { game, insight, thinking } = entry
  return { game: playable(entry), model: trainable({ ...plainEntry(game, insight), thinking }, model) }
}

/** For a page that plays one game and need not fetch the others. */
export const loadGame = async (id: string): Promise<Playable | undefined> => (await found(id))?.game

export const loadModel = async (id: string): Promise<Trainable | undefined> => (await found(id))?.model

const found = async (id: string): Promise<ListedGame | undefined> =>
  Object.hasOwn(GAMES, id) ? GAMES[id]!() : undefined

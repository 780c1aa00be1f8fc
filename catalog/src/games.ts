import {
  type Entry,
  type Game,
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
  subdivision: async () => listed(await import('@masterplan/subdivision')),
  'parks-and-towers': async () => listed(await import('@masterplan/parks-and-towers')),
  'brick-by-brick': async () => listed(await import('@masterplan/brick-by-brick')),
  urbapolis: async () => listed(await import('@masterplan/urbapolis')),
  tryste: async () => listed(await import('@masterplan/tryste')),
}

/** What a game's package exports for programs; numbered moves, a core and personalities only some have. */
interface GamePackage<G extends GameTypes>
  extends Pick<Entry<G>, 'insight' | 'reasons' | 'thinking'>,
    Partial<Pick<Entry<G>, 'moveIds' | 'core' | 'personalities'>> {
  readonly game: Game<G>
  readonly model: Model<G>
}

/** Training needs no more of an entry than its insight, how it thinks and its core, and so does not depend on the rest. */
function listed<G extends GameTypes>(of: GamePackage<G>): ListedGame {
  const { game, insight, reasons, thinking, model } = of
  const plain = { ...plainEntry(game, insight), thinking }
  const { moveIds = plain.moveIds, core = plain.core, personalities = plain.personalities } = of
  return {
    game: playable({ ...plain, reasons, moveIds, core, personalities }),
    model: trainable({ ...plain, core }, model),
  }
}

/** For a page that plays one game and need not fetch the others. */
export const loadGame = async (id: string): Promise<Playable | undefined> => (await found(id))?.game

export const loadModel = async (id: string): Promise<Trainable | undefined> => (await found(id))?.model

const found = async (id: string): Promise<ListedGame | undefined> =>
  Object.hasOwn(GAMES, id) ? GAMES[id]!() : undefined

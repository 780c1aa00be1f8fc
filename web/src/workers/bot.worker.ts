import { findBot, isSearcher, STRONGEST } from '@masterplan/bots'
import { loadGame } from '@masterplan/catalog/games'
import { type Entry, type GameTypes, type Seat, seeded } from '@masterplan/kernel'
import { expose } from 'comlink'
import type { Hint } from '../tables/client.ts'

const MOST_HINTS = 3

/** Thinks for a seat that it sees through that seat's view alone. Whoever grows impatient ends this worker. */
const thinker = {
  async choose(gameId: string, bot: string, seat: Seat, view: unknown, seed: number): Promise<string> {
    const game = await loadGame(gameId)
    const found = game && findBot(bot, game.personalities)
    if (!game || !found?.ok) throw new Error(`There is no bot "${bot}" for "${gameId}".`)
    return game.ask(found.bot, seat, view, seeded(seed))
  },

  async hints(gameId: string, seat: Seat, view: unknown, seed: number): Promise<Hint[]> {
    const game = await loadGame(gameId)
    if (!game) throw new Error(`There is no game "${gameId}".`)
    return game.unfold(<G extends GameTypes>(entry: Entry<G>) => {
      const asked = { entry, seat, view: view as G['View'], random: seeded(seed) } // a view of this very game
      if (!isSearcher(STRONGEST)) return []
      const { thoughts } = STRONGEST.think(asked, { ...STRONGEST.usual, thoughts: MOST_HINTS })
      return thoughts.map(({ move, share, visits, proven }) => ({
        text: entry.game.notation.write(move),
        move,
        share,
        visits,
        proven,
      }))
    })
  },
}
export type Thinker = typeof thinker

expose(thinker)

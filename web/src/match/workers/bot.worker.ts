import { findBot, type Hint, hintsFor, isSearcher, STRONGEST, within } from '@masterplan/bots'
import { loadGame } from '@masterplan/catalog/games'
import { type Seat, seeded } from '@masterplan/kernel'
import { expose } from 'comlink'

import { FOR_A_MOVE, withinTime } from './time-limits.ts'
import { holdLifetimeLock } from './worker-lifetime.ts'

const MOST_HINTS = 3

/** Thinks for a seat that it sees through that seat's view alone. A page that cannot wait ends this worker. */
const thinker = {
  live: holdLifetimeLock,

  async choose(gameId: string, bot: string, seat: Seat, view: unknown, seed: number): Promise<string> {
    const game = await loadGame(gameId)
    const found = game && findBot(bot, game.personalities)
    if (!game || !found?.ok) throw new Error(`There is no bot "${bot}" for "${gameId}".`)
    const inTime = isSearcher(found.bot) ? within(found.bot, withinTime(found.bot.usual, FOR_A_MOVE)) : found.bot
    return game.ask(inTime, seat, view, seeded(seed))
  },

  async hints(gameId: string, seat: Seat, view: unknown, seed: number): Promise<Hint[]> {
    const game = await loadGame(gameId)
    if (!game) throw new Error(`There is no game "${gameId}".`)
    if (!isSearcher(STRONGEST)) return []
    const limits = { ...withinTime(STRONGEST.usual, FOR_A_MOVE), thoughts: MOST_HINTS }
    return hintsFor(game, STRONGEST, limits, { seat, view, random: seeded(seed) })
  },
}
export type BotWorker = typeof thinker

expose(thinker)

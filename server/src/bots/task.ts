import { findBot } from '@masterplan/bots'
import { type Playable, type Seat, seeded } from '@masterplan/kernel'

/** A bot's turn to think, as plain data: it sees the table through its seat's view alone. */
export type BotTask = {
  readonly game: string
  readonly bot: string
  readonly seat: Seat
  readonly view: unknown
  readonly seed: number
}
export type BotMove = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly problem: string }

export function think(game: Playable | undefined, { bot, seat, view, seed }: BotTask): BotMove {
  if (game === undefined) return { ok: false, problem: 'There is no such game.' }
  const found = findBot(bot, game.personalities)
  if (!found.ok) return { ok: false, problem: found.sentence }
  try {
    return { ok: true, text: game.ask(found.bot, seat, view, seeded(seed)) }
  } catch (error) {
    return { ok: false, problem: error instanceof Error ? error.message : String(error) }
  }
}

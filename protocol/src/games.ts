import * as z from 'zod'
import { BotName, FromGame, GameId, Name } from './basics.ts'

/** A bot that can sit down, for all games. */
export const BotCard = z.strictObject({ bot: BotName, name: Name })

/** A game that can be played here. `options` is the game's own sheet, as data. */
export const GameCard = z.strictObject({
  game: GameId,
  title: Name,
  rules: z.string(),
  seats: z.strictObject({ min: z.int(), max: z.int() }),
  options: FromGame,
  bots: z.array(BotCard),
})

export type BotCard = z.infer<typeof BotCard>
export type GameCard = z.infer<typeof GameCard>

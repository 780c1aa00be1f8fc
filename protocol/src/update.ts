import * as z from 'zod'
import { BotName, FromGame, GameId, Id, Name, Options, Players, Seat, Seq, Time } from './basics.ts'
import { Happening } from './happening.ts'
import { Clock, FairLuck, Holder, Question, SeatClock, TableStatus, Turn, Visibility } from './table.ts'

/** The result of a match that is over; nobody sees scores before. */
export const Outcome = z.strictObject({
  scores: z.array(
    z.strictObject({
      total: z.number(),
      lines: z.record(z.string(), z.number()),
      tiebreaks: z.array(z.number()),
    }),
  ),
  ranks: z.array(z.int()),
  lost: z.array(Seat), // lost by time or by leaving: last, whatever the points say
})

/**
 * A table as one viewer may know it now: complete in itself, so whoever missed some needs only the last.
 * `happened` and `events` tell the way from `since` to `seq`, for the log and for animation.
 */
export const Update = z.strictObject({
  table: Id,
  seq: Seq,
  since: Seq,
  you: Seat.nullable(), // where you sit; null in the audience
  host: z.boolean(), // you may do what only the host may
  game: GameId,
  rules: z.string().max(40),
  players: Players,
  options: Options,
  visibility: Visibility,
  rated: z.boolean(),
  status: TableStatus,
  seats: z.array(Holder).max(6),
  audience: z.int().min(0),
  clock: Clock,
  clocks: z.array(SeatClock).max(6),
  now: Time, // the server's, so that a page can show its clocks right
  view: FromGame, // null while people gather
  turn: Turn.nullable(), // null while people gather
  moves: z.array(z.string()), // your own that can be listed, in notation
  happened: z.array(Happening),
  events: z.array(FromGame), // those told to everyone and to you
  undo: Seq.nullable(), // how far you may take back without asking; null if you may not
  questions: z.array(Question).max(10),
  luck: FairLuck,
  outcome: Outcome.nullable(),
  rematch: Id.nullable(),
})

/** One line at the table, counted from 1 at each. Its author's name then; null once they are forgotten. */
export const ChatLine = z.strictObject({
  table: Id,
  n: Seq,
  at: Time,
  person: Id.nullable(),
  name: Name,
  text: z.string().max(2000),
})

/** A bot that can sit down, for all games. */
export const BotCard = z.strictObject({ bot: BotName, name: Name })

export type Update = z.infer<typeof Update>
export type Outcome = z.infer<typeof Outcome>
export type ChatLine = z.infer<typeof ChatLine>
export type BotCard = z.infer<typeof BotCard>

import * as z from 'zod'
import { FromGame, GameId, Id, Players, SeatNumber, Seq, TableOptions, Time } from './basics.ts'
import { LogEntry } from './log.ts'
import {
  Absence,
  Clock,
  EndReason,
  FairLuck,
  SeatClock,
  SeatHolder,
  SeatRating,
  TableQuestion,
  TableStatus,
  Turn,
  Visibility,
} from './table.ts'

/** The result of a match that is over; nobody sees scores before. */
export const MatchOutcome = z.strictObject({
  scores: z.array(
    z.strictObject({
      total: z.number(),
      lines: z.record(z.string(), z.number()),
      tiebreaks: z.array(z.number()),
    }),
  ),
  ranks: z.array(z.int()),
  lost: z.array(SeatNumber), // by time, by leaving, or away in a rated match: last, the first to go last of all
})

/**
 * A table as one viewer may know it now: complete in itself, so a reader who missed some needs only the last.
 * `happened` and `events` tell the way from `since` to `seq`, for the log and for animation.
 */
export const Update = z.strictObject({
  table: Id,
  seq: Seq,
  since: Seq,
  you: SeatNumber.nullable(), // where you sit; null in the audience
  offered: SeatNumber.nullable(), // the seat that `sit` would give you: you are invited, or a bot keeps it for you
  host: z.boolean(), // you may do what only the host may
  game: GameId,
  rules: z.string().max(40),
  players: Players,
  options: TableOptions,
  visibility: Visibility,
  rated: z.boolean(),
  status: TableStatus,
  seats: z.array(SeatHolder).max(6),
  audience: z.int().min(0),
  openChat: z.boolean(), // those at the table hear the audience, also during the match
  clock: Clock,
  clocks: z.array(SeatClock).max(6),
  now: Time, // the server's, so that a page can show its clocks right
  view: FromGame, // null while people gather
  turn: Turn.nullable(), // null while people gather
  moves: z.array(z.string()), // your own that can be listed, in notation; empty for readers who want no lists
  happened: z.array(LogEntry),
  events: z.array(FromGame), // those told to everyone and to you
  eventsAt: z.array(Seq), // of each event, the entry that it came with
  undo: Seq.nullable(), // how far you may take back without asking; null if you may not
  ask: Seq.nullable(), // how far you may ask the others to take back; null if there is nothing, or nobody to ask
  questions: z.array(TableQuestion).max(10),
  absent: z.array(Absence).max(6), // people who are awaited and away, and what you may do about it
  abort: z.boolean(), // somebody has not made a first move: you may end it without a result
  luck: FairLuck,
  outcome: MatchOutcome.nullable(),
  ended: EndReason.nullable(), // null while it is not
  rematch: Id.nullable(),
  ratings: z.array(SeatRating.nullable()).max(6).nullable(), // by seat, soon after a rated match is over; empty: it did not count
})

export type Update = z.infer<typeof Update>
export type MatchOutcome = z.infer<typeof MatchOutcome>

import * as z from 'zod'
import { BotName, Hex32, Id, Key, MoveText, Name, Players, SeatNumber, Seq, TableOptions } from './basics.ts'
import { Clock, Visibility } from './table.ts'

/** Everything that can be done at a table. Talking is not among them: it has no place in the order of moves. */
export const TableAction = z.discriminatedUnion('kind', [
  // Before the match: takes a free seat, or accepts the table as it is now. During it: takes one's seat back from a bot.
  z.strictObject({
    kind: z.literal('sit'),
    seat: SeatNumber.nullable().default(null), // null: any free seat
    name: Name,
    commitment: Hex32.exactOptional(), // as by `commit`; left out: none
  }),
  // Before the match: adds to its luck. First the hash of a nonce; when all seats have accepted, the nonce itself.
  z.strictObject({ kind: z.literal('commit'), commitment: Hex32 }),
  z.strictObject({ kind: z.literal('reveal'), nonce: Hex32 }),
  // Before the match the seat is free again; during it a bot plays on, and whoever left comes last; of two, the other wins.
  z.strictObject({ kind: z.literal('leave') }),
  // The host's alone, before the match. After a change everybody else is asked again.
  z.strictObject({ kind: z.literal('seat-bot'), seat: SeatNumber, bot: BotName }),
  z.strictObject({ kind: z.literal('free-seat'), seat: SeatNumber }),
  z.strictObject({
    kind: z.literal('change'),
    players: Players,
    options: TableOptions,
    visibility: Visibility,
    clock: Clock,
    rated: z.boolean(),
  }),
  z.strictObject({ kind: z.literal('start') }),
  // The host's, before and during the match: whether those at the table hear the audience.
  z.strictObject({ kind: z.literal('open-chat'), open: z.boolean() }),
  z.strictObject({ kind: z.literal('end') }),
  // During the match.
  z.strictObject({ kind: z.literal('move'), text: MoveText }),
  z.strictObject({ kind: z.literal('undo'), to: Seq }), // what came after entry `to` no longer stands; asks if it must
  z.strictObject({ kind: z.literal('replace'), seat: SeatNumber, bot: BotName.exactOptional() }), // by the table's bot, whoever is named
  z.strictObject({ kind: z.literal('claim') }), // the win of a rated match of two, when the other is away
  z.strictObject({ kind: z.literal('abort') }), // no result: before all first moves, or where a win could be claimed
  z.strictObject({ kind: z.literal('ask-end') }), // asks everybody to end it here, with the places as they stand
  z.strictObject({ kind: z.literal('answer'), about: Seq, yes: z.boolean() }), // to what entry `about` asked
  // After it. The new table's id is in the answer, and everybody at the old one is told.
  z.strictObject({ kind: z.literal('rematch') }),
])

/** `based` is the seq its sender had seen: what happened since, they did not know. */
export const TableCommand = z.strictObject({ table: Id, based: Seq, key: Key, do: TableAction })

export type TableAction = z.infer<typeof TableAction>
export type TableCommand = z.infer<typeof TableCommand>

import * as z from 'zod'
import { BotName, Id, Key, MoveText, Name, Options, Players, Seat, Sentence, Seq } from './basics.ts'
import { Happening } from './happening.ts'
import { Clock, Refusal, Visibility } from './table.ts'

/** Everything that can be done at a table. Talking is not among them: it has no place in the order of moves. */
export const Deed = z.discriminatedUnion('kind', [
  // Before the match, and for a seat that stands free or that a bot keeps for you also during it.
  z.strictObject({ kind: z.literal('sit'), seat: Seat.nullable().default(null), name: Name }), // null: any free seat
  // Before the match the seat is free again; during it the table's choice for the late takes effect at once.
  z.strictObject({ kind: z.literal('leave') }),
  // The host's alone, before the match.
  z.strictObject({ kind: z.literal('seat-bot'), seat: Seat, bot: BotName }),
  z.strictObject({ kind: z.literal('free-seat'), seat: Seat }),
  z.strictObject({
    kind: z.literal('change'),
    players: Players,
    options: Options,
    visibility: Visibility,
    clock: Clock,
    rated: z.boolean(),
  }),
  z.strictObject({ kind: z.literal('start') }),
  z.strictObject({ kind: z.literal('end') }),
  // During the match.
  z.strictObject({ kind: z.literal('move'), text: MoveText }),
  z.strictObject({ kind: z.literal('undo'), to: Seq }), // what came after entry `to` no longer stands; asks if it must
  z.strictObject({ kind: z.literal('replace'), seat: Seat, bot: BotName }), // asks the others at the table
  z.strictObject({ kind: z.literal('answer'), about: Seq, yes: z.boolean() }), // to what entry `about` asked
  // After it. The new table's id is in the answer, and everybody at the old one is told.
  z.strictObject({ kind: z.literal('rematch') }),
])

/** `based` is the seq its sender had seen: what happened since, they did not know. */
export const Command = z.strictObject({ table: Id, based: Seq, key: Key, do: Deed })

/** Why not. The first lines are about the table, the last about the sender and the server. */
export const WHY_NOT = [
  'stale', // others came first; `missed` says what
  'refused', // the rules say no; `refusal` says which
  'not-your-turn',
  'not-seated',
  'not-host',
  'already-seated',
  'seat-taken',
  'no-free-seat',
  'not-gathering',
  'not-playing',
  'not-over',
  'seats-not-filled',
  'unknown-game',
  'unknown-bot',
  'bad-options',
  'nothing-to-undo',
  'nothing-asked',
  'blocked',
  'no-such-table',
  'no-such-person',
  'not-found',
  'not-signed-in',
  'not-allowed',
  'too-many', // slow down, or close some tables first; `retryAfter` in seconds
  'too-big',
  'malformed',
  'wrong-origin',
  'unavailable', // try again: nothing was stored
  'broken', // our fault
] as const
export const WhyNot = z.enum(WHY_NOT)

/** `refusal` is the rules' own no, for the page to put in words; `missed` what a stale sender had not seen. */
export const No = z.strictObject({
  ok: z.literal(false),
  code: WhyNot,
  sentence: Sentence,
  refusal: Refusal.nullable(),
  missed: z.array(Happening),
  seq: Seq.nullable(), // how long the log is now, if there is one
  retryAfter: z.int().min(0).nullable(),
})
/** Stored, with everything up to `seq`. A repeated command is told what the first was. */
export const Yes = z.strictObject({ ok: z.literal(true), seq: Seq, table: Id, repeated: z.boolean() })
export const Answer = z.discriminatedUnion('ok', [Yes, No])

export type Deed = z.infer<typeof Deed>
export type Command = z.infer<typeof Command>
export type WhyNot = (typeof WHY_NOT)[number]
export type No = z.infer<typeof No>
export type Yes = z.infer<typeof Yes>
export type Answer = z.infer<typeof Answer>

import * as z from 'zod'
import { BotName, Id, SeatNumber, Seq, Time } from './basics.ts'
import { EndReason, TableSetting } from './table.ts'

const at = { seq: Seq, at: Time }

/**
 * One entry of a table's log as one viewer may know it. Names are in the seats, never here: so a person can be forgotten.
 * What a viewer may not know yet has no text: `chose` stands for a move, `fell` for luck, both until the match is over.
 */
export const LogEntry = z.discriminatedUnion('kind', [
  z.strictObject({ ...at, kind: z.literal('sat'), seat: SeatNumber }), // or accepted, or came back
  z.strictObject({ ...at, kind: z.literal('left'), seat: SeatNumber }),
  z.strictObject({ ...at, kind: z.literal('bot-sat'), seat: SeatNumber, bot: BotName }),
  z.strictObject({ ...at, kind: z.literal('freed'), seat: SeatNumber }),
  z.strictObject({ ...at, kind: z.literal('changed'), what: z.array(TableSetting) }),
  z.strictObject({ ...at, kind: z.literal('opened-chat'), open: z.boolean() }), // whether the table hears the audience
  z.strictObject({ ...at, kind: z.literal('committed'), seat: SeatNumber }), // to a nonce; `luck.seats` says to which
  z.strictObject({ ...at, kind: z.literal('revealed'), seat: SeatNumber }), // it; the nonce is in the record, at the end
  z.strictObject({ ...at, kind: z.literal('started') }),
  z.strictObject({ ...at, kind: z.literal('moved'), seat: SeatNumber, text: z.string(), bot: z.boolean() }),
  z.strictObject({ ...at, kind: z.literal('chose'), seat: SeatNumber, bot: z.boolean() }),
  z.strictObject({ ...at, kind: z.literal('luck'), text: z.string() }),
  z.strictObject({ ...at, kind: z.literal('fell') }),
  z.strictObject({ ...at, kind: z.literal('undone'), seat: SeatNumber, to: Seq }), // what came after entry `to` no longer stands
  z.strictObject({ ...at, kind: z.literal('asked-undo'), seat: SeatNumber, to: Seq }),
  z.strictObject({ ...at, kind: z.literal('asked-replace'), by: SeatNumber, seat: SeatNumber, bot: BotName }),
  z.strictObject({ ...at, kind: z.literal('asked-end'), seat: SeatNumber }), // with the places as they stand
  z.strictObject({ ...at, kind: z.literal('answered'), seat: SeatNumber, about: Seq, yes: z.boolean() }),
  z.strictObject({ ...at, kind: z.literal('late'), seat: SeatNumber }), // out of time; what follows says what became of it
  z.strictObject({ ...at, kind: z.literal('lost'), seat: SeatNumber }), // by time, or by leaving
  z.strictObject({ ...at, kind: z.literal('over'), why: EndReason }),
  z.strictObject({ ...at, kind: z.literal('ended'), why: EndReason }),
  z.strictObject({ ...at, kind: z.literal('rematch'), table: Id }),
  z.strictObject({ ...at, kind: z.literal('rated') }), // what it did to ratings; `ratings` of the update says it
])
export type LogEntry = z.infer<typeof LogEntry>

import * as z from 'zod'
import { BotName, Id, Seat, Seq, Time } from './basics.ts'

const at = { seq: Seq, at: Time }

/**
 * One entry of a table's log as one viewer may know it. Names are in the seats, never here: so a person can be forgotten.
 * What a viewer may not know yet has no text: `chose` stands for a move, `fell` for luck, both until the match is over.
 */
export const Happening = z.discriminatedUnion('kind', [
  z.strictObject({ ...at, kind: z.literal('sat'), seat: Seat }),
  z.strictObject({ ...at, kind: z.literal('left'), seat: Seat }),
  z.strictObject({ ...at, kind: z.literal('bot-sat'), seat: Seat, bot: BotName }),
  z.strictObject({ ...at, kind: z.literal('freed'), seat: Seat }),
  z.strictObject({ ...at, kind: z.literal('changed') }),
  z.strictObject({ ...at, kind: z.literal('started') }),
  z.strictObject({ ...at, kind: z.literal('moved'), seat: Seat, text: z.string(), bot: z.boolean() }),
  z.strictObject({ ...at, kind: z.literal('chose'), seat: Seat }),
  z.strictObject({ ...at, kind: z.literal('luck'), text: z.string() }),
  z.strictObject({ ...at, kind: z.literal('fell') }),
  z.strictObject({ ...at, kind: z.literal('undone'), seat: Seat, to: Seq }), // what came after entry `to` no longer stands
  z.strictObject({ ...at, kind: z.literal('asked-undo'), seat: Seat, to: Seq }),
  z.strictObject({ ...at, kind: z.literal('asked-replace'), by: Seat, seat: Seat, bot: BotName }),
  z.strictObject({ ...at, kind: z.literal('answered'), seat: Seat, about: Seq, yes: z.boolean() }),
  z.strictObject({ ...at, kind: z.literal('late'), seat: Seat }), // out of time; what follows says what became of it
  z.strictObject({ ...at, kind: z.literal('lost'), seat: Seat }), // by time, or by leaving
  z.strictObject({ ...at, kind: z.literal('over') }),
  z.strictObject({ ...at, kind: z.literal('ended') }),
  z.strictObject({ ...at, kind: z.literal('rematch'), table: Id }),
])
export type Happening = z.infer<typeof Happening>

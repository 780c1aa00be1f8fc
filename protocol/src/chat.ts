import * as z from 'zod'
import { Id, Key, Name, Remark, SeatNumber, Seq, Time, Words } from './basics.ts'

/**
 * One line at the table, counted from 1 at each. Its author's name then; null once they are forgotten. Who has no `seat` is
 * in the audience; while a match is played, those at the table do not hear them, unless the host has opened its chat.
 */
export const ChatLine = z.strictObject({
  table: Id,
  n: Seq,
  at: Time,
  person: Id.nullable(),
  name: Name,
  seat: SeatNumber.nullable(),
  text: z.string().max(2000),
})

/** Something said at a table; the same key says it once. */
export const ChatMessage = z.strictObject({ table: Id, key: Key, text: Words })
export const ReportReason = z.enum(['insult', 'spam', 'cheating', 'name', 'other'])
export const PersonReport = z.strictObject({ person: Id, reason: ReportReason, text: Remark.default('') })

export type ChatLine = z.infer<typeof ChatLine>
export type ChatMessage = z.infer<typeof ChatMessage>
export type ReportReason = z.infer<typeof ReportReason>
export type PersonReport = z.infer<typeof PersonReport>

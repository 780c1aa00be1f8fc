import * as z from 'zod'
import { CommandAnswer, No } from './answers.ts'
import { FromGame, Id, SeatNumber } from './basics.ts'
import { ChatLine } from './chat.ts'
import { RulesRefusal, TableCard } from './table.ts'
import { Update } from './update.ts'

// What a server sends over the WebSocket, one JSON object per frame. The event stream sends the same frames.

/** `n` is the sender's own number for a frame; what answers it carries the same. */
export const FrameNumber = z
  .int()
  .min(0)
  .max(2 ** 31 - 1)

/** Null: it would be played. */
export const Judged = z.strictObject({ refusal: RulesRefusal.nullable() })
/** Null: it would be refused. */
export const Previewed = z.strictObject({ view: FromGame, events: z.array(FromGame) }).nullable()

export const FromServer = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('update'), update: Update }),
  // People came or went, at most once a second, for readers who name their wire; others get it inside updates.
  z.strictObject({
    kind: z.literal('presence'),
    table: Id,
    here: z.array(SeatNumber).max(6), // seats whose person has a page open
    audience: z.int().min(0),
  }),
  z.strictObject({ kind: z.literal('chat'), line: ChatLine }),
  z.strictObject({ kind: z.literal('lobby'), tables: z.array(TableCard) }),
  z.strictObject({ kind: z.literal('answer'), n: FrameNumber, answer: CommandAnswer }), // to a command
  z.strictObject({ kind: z.literal('judged'), n: FrameNumber, judged: Judged }),
  z.strictObject({ kind: z.literal('previewed'), n: FrameNumber, previewed: Previewed }),
  z.strictObject({ kind: z.literal('said'), n: FrameNumber, line: ChatLine }),
  z.strictObject({ kind: z.literal('no'), n: FrameNumber.nullable(), no: No }), // to anything else; null if its n was unreadable
  z.strictObject({ kind: z.literal('done'), n: FrameNumber }), // to watch, unwatch and lobby
  z.strictObject({ kind: z.literal('pong'), n: FrameNumber }),
  // This process stops, or you read too slowly: connect again after that many milliseconds and resume from what you saw.
  z.strictObject({ kind: z.literal('resume'), after: z.int().min(0), because: z.enum(['stopping', 'too-slow']) }),
])

/** No frame or body that anybody may send is longer, in bytes. */
export const MAX_BODY = 64 * 1024

export type Judged = z.infer<typeof Judged>
export type Previewed = z.infer<typeof Previewed>
export type FromServer = z.infer<typeof FromServer>

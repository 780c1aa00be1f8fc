import * as z from 'zod'
import { FromGame, Id, Key, MoveText, Seq, Words } from './basics.ts'
import { Answer, Command, No } from './command.ts'
import { Refusal, TableCard } from './table.ts'
import { ChatLine, Update } from './update.ts'

// What goes over the WebSocket, one JSON object per frame. The event stream sends the same frames from the server, and
// takes commands by HTTP.

/** Tells what would be said to a move, or shows what it would do, as far as its maker can know. */
export const Try = z.strictObject({ table: Id, based: Seq, text: MoveText })
export const Say = z.strictObject({ table: Id, key: Key, text: Words })

/** `n` is the sender's own number for a frame; what answers it carries the same. */
const n = z
  .int()
  .min(0)
  .max(2 ** 31 - 1)
export const FromClient = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('watch'),
    n,
    table: Id,
    since: Seq.default(0), // resumes there
    chat: Seq.default(0),
    undo: z.boolean().default(true), // whoever never takes anything back spares the server to find out how far they may
  }),
  z.strictObject({ kind: z.literal('unwatch'), n, table: Id }),
  z.strictObject({ kind: z.literal('lobby'), n, on: z.boolean() }),
  z.strictObject({ kind: z.literal('command'), n, command: Command }),
  z.strictObject({ kind: z.literal('judge'), n, try: Try }),
  z.strictObject({ kind: z.literal('preview'), n, try: Try }),
  z.strictObject({ kind: z.literal('say'), n, say: Say }),
  z.strictObject({ kind: z.literal('ping'), n }),
])

/** Null: it would be played. */
export const Judged = z.strictObject({ refusal: Refusal.nullable() })
/** Null: it would be refused. */
export const Previewed = z.strictObject({ view: FromGame, events: z.array(FromGame) }).nullable()

export const FromServer = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('update'), update: Update }),
  z.strictObject({ kind: z.literal('chat'), line: ChatLine }),
  z.strictObject({ kind: z.literal('lobby'), tables: z.array(TableCard) }),
  z.strictObject({ kind: z.literal('answer'), n, answer: Answer }), // to a command
  z.strictObject({ kind: z.literal('judged'), n, judged: Judged }),
  z.strictObject({ kind: z.literal('previewed'), n, previewed: Previewed }),
  z.strictObject({ kind: z.literal('said'), n, line: ChatLine }),
  z.strictObject({ kind: z.literal('no'), n: n.nullable(), no: No }), // to anything else; null if its n was unreadable
  z.strictObject({ kind: z.literal('done'), n }), // to watch, unwatch and lobby
  z.strictObject({ kind: z.literal('pong'), n }),
  // This process stops, or you read too slowly: connect again after so many milliseconds and resume from what you saw.
  z.strictObject({ kind: z.literal('resume'), after: z.int().min(0), because: z.enum(['stopping', 'too-slow']) }),
])

/** No frame or body that anybody may send is longer, in bytes. */
export const MAX_BODY = 64 * 1024

export type Try = z.infer<typeof Try>
export type Say = z.infer<typeof Say>
export type Judged = z.infer<typeof Judged>
export type Previewed = z.infer<typeof Previewed>
export type FromClient = z.infer<typeof FromClient>
export type FromServer = z.infer<typeof FromServer>

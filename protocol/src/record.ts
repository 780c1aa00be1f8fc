import * as z from 'zod'
import { GameId, Hex32, Players } from './basics.ts'
import { EndReason } from './table.ts'

/** What a seat added to luck: the hash it had committed to, and the nonce if it gave it. Null: it committed to nothing. */
const SeatNonce = z.strictObject({ commitment: Hex32, nonce: Hex32.nullable() }).nullable()
/** What checks the luck of a finished match: the seed behind the hash, where its log was taken back to, and nonces by seat. */
export const FairRecord = z.strictObject({
  hash: Hex32,
  seed: Hex32,
  takebacks: z.array(z.int().min(0)),
  nonces: z.array(SeatNonce).max(6),
})
/** A match as a file, with what is needed to check its luck. */
export const FairMatchRecord = z.strictObject({
  format: z.literal('masterplan-match/1'),
  game: GameId,
  rules: z.string(),
  players: Players,
  options: z.record(z.string(), z.unknown()),
  names: z.array(z.string()),
  log: z.array(z.string()),
  result: z.strictObject({ scores: z.array(z.number()), ranks: z.array(z.int()) }).nullable(), // what the log gives
  // Ranks as they counted; left out where they are the result's, or where nobody was placed.
  ended: z.strictObject({ why: EndReason, ranks: z.array(z.int()).exactOptional() }),
  played: z.string().regex(/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/),
  fair: FairRecord,
})

export type FairMatchRecord = z.infer<typeof FairMatchRecord>

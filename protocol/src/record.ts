import * as z from 'zod'
import { GameId, Players } from './basics.ts'

/** What checks the luck of a finished match: the seed behind the hash, and where its log was taken back to. */
export const FairRecord = z.strictObject({
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  seed: z.string().regex(/^[0-9a-f]{64}$/),
  takebacks: z.array(z.int().min(0)),
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
  result: z.strictObject({ scores: z.array(z.number()), ranks: z.array(z.int()) }).nullable(),
  fair: FairRecord,
})

export type FairMatchRecord = z.infer<typeof FairMatchRecord>

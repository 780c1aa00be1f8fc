import * as z from 'zod'
import { Id, Sentence, Seq } from './basics.ts'
import { LogEntry } from './log.ts'
import { RulesRefusal } from './table.ts'

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
  'not-accepted', // somebody has not yet said yes to the table as it is now
  'not-here', // live and rated: all must be there when it begins
  'not-ratable',
  'needs-account',
  'stood-up', // by the host, a moment ago; `retryAfter` in seconds
  'gone-for-good',
  'too-soon', // `retryAfter` in seconds, where it is known
  'unknown-game',
  'unknown-bot',
  'bad-options',
  'nothing-to-undo',
  'nothing-asked',
  'already-asked', // a question of yours waits for an answer
  'commitments-closed', // you have one, or somebody has shown their nonce
  'no-commitment', // of yours to this nonce
  'blocked',
  'no-such-table',
  'no-such-person',
  'not-found',
  'not-signed-in',
  'signed-out', // what says who you are was taken back
  'sign-in-again', // an account is asked for a sign-in of the last ten minutes
  'no-account', // you are a guest
  'wrong-password',
  'short-password',
  'address-taken', // only where no mail server could tell its owner
  'no-address', // a password needs one to sign in with
  'name-taken', // another account has it, or one that looks like it
  'name-kept', // for bots and for the house
  'two-seats', // you sit at a table as a guest and with your account
  'not-allowed',
  'too-many', // slow down, or close some tables first; `retryAfter` in seconds
  'too-many-tables', // of yours, or of your address, gather already
  'too-slow', // a request that took too long to arrive
  'too-big',
  'malformed',
  'wrong-origin',
  'unknown-rules', // the table is played by rules that this server does not have
  'reload', // the page speaks another wire, or holds other rules, than this server
  'unavailable', // try again: nothing was stored
  'broken', // our fault
] as const
export const WhyNot = z.enum(WHY_NOT)

/** `refusal` is the rules' own no, for the page to put in words; `missed` what a stale sender had not seen. */
export const No = z.strictObject({
  ok: z.literal(false),
  code: WhyNot,
  sentence: Sentence,
  refusal: RulesRefusal.nullable(),
  missed: z.array(LogEntry),
  seq: Seq.nullable(), // how long the log is now, if there is one
  retryAfter: z.int().min(0).nullable(),
})
/** Stored, with everything up to `seq`. A repeated command is told what the first was. */
export const Yes = z.strictObject({ ok: z.literal(true), seq: Seq, table: Id, repeated: z.boolean() })
export const CommandAnswer = z.discriminatedUnion('ok', [Yes, No])
/** Done, and there is nothing to say about it. */
export const Done = z.strictObject({ ok: z.literal(true) })

export type WhyNot = (typeof WHY_NOT)[number]
export type No = z.infer<typeof No>
export type Yes = z.infer<typeof Yes>
export type CommandAnswer = z.infer<typeof CommandAnswer>

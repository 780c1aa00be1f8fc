import type { Seat } from '@masterplan/kernel'
import * as z from 'zod'

// Every object is strict and everything has a size: what is not described here is refused at the door.

/** Twelve url-safe random characters: the id of a table or of a person. */
export const Id = z.string().regex(/^[A-Za-z0-9_-]{12}$/)
/** How many entries a table's log had: a command says what it was based on, a reader what it saw last. */
export const Seq = z
  .int()
  .min(0)
  .max(2 ** 31 - 1)
/** Chosen by the sender of a command, new for each; the same key again gets the first answer again. */
export const Key = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/)
const seats = [z.literal(0), z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)] as const
export const SeatNumber = z.union(seats) satisfies z.ZodType<Seat>
export const Players = z.int().min(1).max(6)
/** 32 bytes in hexadecimal digits: a seed, a nonce, or the SHA-256 hash of either. */
export const Hex32 = z.string().regex(/^[0-9a-f]{64}$/)
/** Milliseconds since 1970. */
export const Time = z.int().min(0).max(8.64e15)
/** Tables look alike if names may be empty, invisible or endless. */
const VISIBLE = /^[^\s\p{C}](?:[^\p{C}\p{Zl}\p{Zp}]*[^\s\p{C}])?$/u
/** What the first pattern says is also in the OpenAPI document: validators of other languages know no classes of Unicode. */
export const Name = z
  .string()
  .min(1)
  .max(40)
  .regex(/^\S(?:.*\S)?$/)
  .refine(name => VISIBLE.test(name), 'not a name that can be seen')
/** `subdivision`, `parks-and-towers`. */
export const GameId = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/)
/** A bot as the server lists it, such as `tree-search-3`. */
export const BotName = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/)
/** Text that every database and every line can hold: no NUL, and no half of a character. */
const Text = z.string().refine(text => text.isWellFormed() && !text.includes('\0'), 'not plain text')
/** One move in notation; boards of trades stay far below this. */
export const MoveText = Text.min(1).max(1000)
/** What somebody says, over several lines if they must. */
export const Words = Text.min(1).max(2000).regex(/\S/)
/** The same, or nothing. */
export const Remark = Text.max(2000)
/** A code that programs can rely on, such as `not-your-turn`. */
export const Code = z.string().regex(/^[a-z][a-z0-9-]{0,59}$/)
export const Sentence = z.string().max(1000)
/** What a host chose; the game's own sheet judges it. What is left out is as usual. */
export const TableOptions = z
  .record(z.string().max(60), z.union([Text.max(5000), z.number(), z.boolean(), z.array(z.number()).max(200)]))
  .refine(options => Object.keys(options).length <= 100, 'at most 100 options')
/** Plain JSON that a game made: a view, an event, a listed move. Its shape is the game's. */
export const FromGame = z.unknown()

export type Id = z.infer<typeof Id>
export type Seq = z.infer<typeof Seq>
export type Key = z.infer<typeof Key>
export type Time = z.infer<typeof Time>
export type TableOptions = z.infer<typeof TableOptions>

import { END_REASONS } from '@masterplan/kernel'
import * as z from 'zod'
import { BotName, Code, GameId, Hex32, Id, Key, Name, Players, SeatNumber, Seq, TableOptions, Time } from './basics.ts'

/** What happens to a seat whose time ran out: one move by a bot, a bot from here on, or the match is lost. */
export const WhenLate = z.enum(['bot-moves', 'bot-takes-over', 'loses'])
/** No clock; a bank of seconds that grows with each move; or days per move, standing still in quiet hours. */
export const Clock = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({
    kind: z.literal('live'),
    bank: z.int().min(10).max(86_400), // seconds
    increment: z.int().min(0).max(600), // seconds, added after each move
    late: WhenLate,
  }),
  z.strictObject({
    kind: z.literal('days'),
    perMove: z.int().min(1).max(336), // hours
    quiet: z
      .strictObject({
        from: z.int().min(0).max(1439), // minutes after midnight
        to: z.int().min(0).max(1439),
        zone: z.string().regex(/^[A-Za-z][A-Za-z0-9_+/-]{0,63}$/), // `Europe/Zurich`
      })
      .nullable()
      .default(null),
    late: WhenLate,
  }),
])
/** `open` tables are listed in the lobby; the others are found by their link. */
export const Visibility = z.enum(['open', 'link'])
/** `over` was played to its end; `ended` was not. */
export const TableStatus = z.enum(['gathering', 'playing', 'over', 'ended'])

/** People with an account, people without one, and whoever acts by a token. */
export const PersonMark = z.enum(['account', 'guest', 'program'])

/** What a host may change before the start; everybody else must accept it anew, but for whether the table is listed. */
export const TableSetting = z.enum(['players', 'options', 'visibility', 'clock', 'rated'])
/** How a match ended, as its record says it, too. */
export const EndReason = z.enum(END_REASONS)

/**
 * Who sits there. Who is `invited` has not yet accepted the table as it is: `changed` says what became different since they
 * had. A person who is `here` has a page open. A bot may keep the place of somebody, `since` when: `for` may sit down again.
 */
export const SeatHolder = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('nobody') }),
  z.strictObject({ kind: z.literal('invited'), person: Id, name: Name, changed: z.array(TableSetting) }),
  z.strictObject({
    ...{ kind: z.literal('person'), person: Id.nullable(), name: Name, here: z.boolean() },
    as: PersonMark.exactOptional(), // told to those who name a wire
  }),
  z.strictObject({
    ...{ kind: z.literal('bot'), bot: BotName, name: Name },
    ...{ for: Id.nullable(), forName: Name.nullable(), since: Time.nullable() },
  }),
])

/** One line of the lobby or of somebody's history. */
export const TableCard = z.strictObject({
  table: Id,
  game: GameId,
  players: Players,
  status: TableStatus,
  visibility: Visibility,
  clock: Clock,
  rated: z.boolean(),
  options: TableOptions, // as the host chose them; what is left out is as usual
  host: Name,
  seats: z.array(SeatHolder).max(6),
  created: Time,
  changed: Time, // when something last happened there
  awaited: z.array(z.strictObject({ seat: SeatNumber, until: Time.nullable() })).max(6), // `until`: without a clock there is none
  result: z.strictObject({ scores: z.array(z.number()).max(6), ranks: z.array(z.int()).max(6) }).nullable(),
})

/** A table as it is made; the same key makes one table, however often it is sent. Seats that `bots` names are filled at once; the host sits down with `name`, unless that is null. */
export const NewTable = z.strictObject({
  key: Key,
  game: GameId,
  players: Players,
  options: TableOptions.default({}),
  visibility: Visibility.default('link'),
  clock: Clock.default({ kind: 'none' }),
  rated: z.boolean().default(false),
  name: Name.nullable().default(null),
  bots: z
    .array(z.strictObject({ seat: SeatNumber, bot: BotName }))
    .max(6)
    .default([]),
})

/** What the table waits for. */
export const Turn = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('decide'), seats: z.array(SeatNumber).min(1).max(6) }),
  z.strictObject({ kind: z.literal('luck') }),
  z.strictObject({ kind: z.literal('over') }),
])
/** A seat's time: what is left at `at`, and whether it is running. Null where the table has no clock. */
export const SeatClock = z.strictObject({ left: z.int(), running: z.boolean(), at: Time }).nullable()

/** What a seat has added to the luck of a table that gathers: bound to a nonce by its hash, and whether the server has it. */
const SeatCommitment = z.strictObject({ commitment: Hex32, revealed: z.boolean() })
/** The table's luck can be checked: the hash is shown from the start, the seed when all is over. */
export const FairLuck = z.strictObject({
  hash: Hex32,
  seed: Hex32.nullable(),
  seats: z.array(SeatCommitment.nullable()).max(6).exactOptional(), // by seat, while people gather, for those who name a wire
})
/** Something that waits for people to agree: taking back moves, a bot in an absent player's seat, or ending it here. */
export const TableQuestion = z.strictObject({
  about: Seq, // the entry that asked
  kind: z.enum(['undo', 'replace', 'end']),
  by: SeatNumber,
  seat: SeatNumber.nullable(), // replace: the seat in question
  bot: BotName.nullable(), // replace: who would take it
  to: Seq.nullable(), // undo: what would stand
  yes: z.array(SeatNumber).max(6),
  needed: z.array(SeatNumber).max(6), // whose answer is still awaited
})
/**
 * Somebody whose decision it is and who is away: `since` when, and `from` when on what may be done about it. `replace` puts
 * the table's bot there, `ask` asks those who are there about it, `claim` wins the match, or ends it without a result.
 */
export const Absence = z.strictObject({
  ...{ seat: SeatNumber, since: Time, from: Time },
  may: z.enum(['replace', 'ask', 'claim']),
})
/** A rating as people see it, 1500 + 60 · (mu − 25); `provisional` before ten matches. */
const PlainRating = z.strictObject({ shown: z.int(), provisional: z.boolean() })
/** What a match did to the rating of who sat there at the start; `before` is null for newcomers. */
export const SeatRating = z.strictObject({ before: PlainRating.nullable(), after: PlainRating })
export const RulesRefusal = z.strictObject({
  code: Code,
  rule: z.string().max(40),
  facts: z.record(z.string(), z.union([z.string(), z.number()])),
})

export type Clock = z.infer<typeof Clock>
export type WhenLate = z.infer<typeof WhenLate>
export type Visibility = z.infer<typeof Visibility>
export type TableStatus = z.infer<typeof TableStatus>
export type PersonMark = z.infer<typeof PersonMark>
export type SeatHolder = z.infer<typeof SeatHolder>
export type TableCard = z.infer<typeof TableCard>
export type NewTable = z.infer<typeof NewTable>
export type SeatClock = z.infer<typeof SeatClock>
export type FairLuck = z.infer<typeof FairLuck>
export type TableQuestion = z.infer<typeof TableQuestion>
export type TableSetting = z.infer<typeof TableSetting>
export type EndReason = z.infer<typeof EndReason>
export type Absence = z.infer<typeof Absence>
export type SeatRating = z.infer<typeof SeatRating>
export type RulesRefusal = z.infer<typeof RulesRefusal>

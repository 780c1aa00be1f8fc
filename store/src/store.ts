import type { Chosen, Result, Seat } from '@masterplan/kernel'
import type { Clock, NoticeSettings, ReportReason, TableStatus, Visibility } from '@masterplan/protocol'
import type { Openings } from './openings.ts'
import type { Ratings, StoredRating } from './skills.ts'

export type * from './skills.ts'

/** What is kept. Two databases, one behaviour: `store/test/contract.ts` is run over both. Times are milliseconds since 1970. */
export interface Store {
  readonly tables: Tables
  readonly people: People
  readonly tokens: Tokens
  readonly chat: Chat
  readonly ratings: Ratings
  readonly notices: Notices
  ready(): Promise<boolean> // whether the database can still be written to
  close(): Promise<void>
}

export interface Tables {
  /** The same host and key again: the table that was made first. */
  create(table: FreshTable): Promise<{ readonly table: StoredTable; readonly repeated: boolean }>
  find(id: string): Promise<StoredTable | undefined>
  /** The table and its entries after `seq`, as they were at one moment. */
  load(id: string, after: number): Promise<LoadedTable | undefined>
  /**
   * All or nothing, and only if the log has exactly `after` entries (compare-and-swap). What was stored may be published;
   * nothing else may. A key that its author used before at this table stores nothing and gives back what it stored then.
   */
  append(step: TableStep): Promise<Appended>
  /** Tables that wait for players, listed for everybody, the newest first. Live ones only if their host was there `hostSince`. */
  open(query: {
    readonly game: string | null
    readonly limit: number
    readonly hostSince: number
  }): Promise<StoredTable[]>
  /** Tables where somebody sits or is host, the latest change first; `before` is exclusive, null starts at the latest. */
  ofPerson(person: string, query: PersonTablesQuery): Promise<StoredTable[]>
  /** How many tables of this host gather, and how many gather or play. */
  countOf(host: string): Promise<{ readonly gathering: number; readonly open: number }>
  readonly openings: Openings
  /** What should have happened by `now`, the longest overdue first. Handling it appends, and so moves or ends the deadline. */
  due(now: number, limit: number): Promise<Deadline[]>
  deadlines(tables: readonly string[]): Promise<Deadline[]> // all that these have
  /** Tables at which a match of this game is played by these rules. */
  playing(game: string, rules: string): Promise<string[]>
  /** Tables that were ended since: an operator's command in another process tells a server in no other way. */
  endedSince(at: number): Promise<{ readonly table: string; readonly seq: number }[]>
}
export type PersonTablesQuery = {
  readonly before: number | null
  readonly limit: number
  readonly among: readonly TableStatus[]
}

/** A table as it stands: what its log comes to, kept beside it so that it can be listed without a replay. */
export type StoredTable = {
  readonly id: string
  readonly game: string
  readonly rules: string // version
  readonly players: number
  readonly options: Chosen
  readonly host: string | null // null once that person is forgotten
  readonly visibility: Visibility
  readonly clock: Clock
  readonly rated: boolean
  readonly seed: string // secret until the end: 64 hexadecimal digits
  readonly seedHash: string
  readonly status: TableStatus
  readonly created: number
  readonly changed: number // the last append
  readonly seq: number // how many entries the log has
  readonly chatLines: number // how many lines of chat there are
  readonly awaited: readonly Seat[] | null // whose decision it is; null: a match that nobody has touched since that is kept
  readonly result: Result | null
  readonly rematchOf: string | null
  readonly seats: readonly HeldSeat[] // by number, one per player
}
export type FreshTable = Omit<
  StoredTable,
  'host' | 'status' | 'changed' | 'seq' | 'chatLines' | 'awaited' | 'result'
> & {
  readonly host: string
  readonly key: string
}

/** `person` of a bot is for whom it plays, if for anybody; who is invited has not said yes to the table as it is. */
export type HeldSeat = {
  readonly seat: Seat
  readonly holder: 'person' | 'bot' | 'nobody' | 'invited'
  readonly person: string | null
  readonly bot: string | null
  readonly name: string | null // the person's, where there is one, else the bot's
}

/** One thing that happened at a table. `line` names nobody: who it was is in `author`, where a person can be forgotten. */
export type StoredEntry = NewEntry & {
  readonly seq: number // counted from 1, without gaps
  readonly at: number
  readonly author: string // a person's id, or what acted: `clock`, `bots`
  readonly key: string // of the command that caused it
}
/** Of a `move` or `luck` the line is the log line, `1 3c4` or `* …`; of the rest it is whatever the server reads again. */
export type NewEntry = { readonly kind: string; readonly by: Seat | 'luck' | null; readonly line: string }

/** One command's effect. What it leaves undefined stays as it is. */
export type TableStep = {
  readonly table: string
  readonly after: number
  readonly author: string
  readonly key: string
  readonly at: number
  readonly entries: readonly NewEntry[] // at least one
  readonly change?: TableChange
  readonly seats?: readonly HeldSeat[] // all of them, where anything about seats changed
  readonly awaited?: readonly Seat[]
  readonly deadlines?: readonly { readonly name: string; readonly due: number }[] // all of them: those left out are gone
}
export type TableChange = Partial<
  Pick<
    StoredTable,
    'game' | 'rules' | 'players' | 'options' | 'host' | 'visibility' | 'clock' | 'rated' | 'status' | 'result'
  >
>
export type Appended =
  | { readonly ok: true; readonly entries: readonly StoredEntry[] }
  | { readonly ok: false; readonly why: 'repeated'; readonly entries: readonly StoredEntry[] } // what this key stored
  | { readonly ok: false; readonly why: 'taken'; readonly entries: readonly StoredEntry[] } // what came after `after`
  | { readonly ok: false; readonly why: 'no-such-table' }
export type LoadedTable = { readonly table: StoredTable; readonly entries: readonly StoredEntry[] }
/** `name` tells a table's deadlines apart, such as `clock-2`; `seq` is the log's length at which it was set. */
export type Deadline = { readonly table: string; readonly name: string; readonly due: number; readonly seq: number }

export interface People {
  create(person: Person): Promise<void>
  find(id: string): Promise<Person | undefined>
  ofAccount(account: string): Promise<Person | undefined>
  change(id: string, change: Partial<Pick<Person, 'notices' | 'seen' | 'program'>>): Promise<void>
  /** False: another account has this name, or one that looks like it. Guests may be called alike. */
  rename(id: string, name: string): Promise<boolean>
  /**
   * Gives a guest an account, or moves all that is theirs to the person who has it already. Not while both sit at the same
   * table: nobody has two seats. Whatever said that they were the guest says nothing any more.
   */
  link(guest: string, account: string): Promise<LinkedPerson>
  /** Whatever said who they are says nothing any more; their tokens are gone. The epoch from now on. */
  raiseEpoch(id: string): Promise<number>
  block(person: string, other: string): Promise<void>
  unblock(person: string, other: string): Promise<void>
  blocked(person: string): Promise<string[]>
  /** All blocks by one of them or of one of them. */
  blocksOf(people: readonly string[]): Promise<PersonBlock[]>
  /** All that is kept about them, also what they may not know before the end: luck that fell with their commands. */
  export(id: string): Promise<PersonData | undefined>
  /** Removes them: chat, ratings, blocks and subscriptions go; in matches of others they become nobody in particular. */
  forget(id: string): Promise<void>
}
/** `person` does not want to meet `other`. */
export type PersonBlock = { readonly person: string; readonly other: string }
/** A guest has no account. `account` is the id that the accounts' own tables use. */
export type Person = {
  readonly id: string
  readonly name: string | null
  readonly account: string | null
  readonly notices: NoticeSettings
  readonly created: number
  readonly seen: number
  readonly epoch: number // what says who they are carries it, and is worth nothing once it was raised
  readonly program: boolean // what they did last was done by a token
}
export type LinkedPerson =
  | { readonly ok: true; readonly person: Person } // who they are from now on
  | { readonly ok: false; readonly tables: readonly string[] } // where both sit

/** What programs show to act as somebody: kept until it is taken back. */
export interface Tokens {
  add(token: StoredToken): Promise<void>
  find(id: string): Promise<StoredToken | undefined>
  of(person: string): Promise<StoredToken[]> // the oldest first
  /** False: this person has no such token. */
  remove(person: string, id: string): Promise<boolean>
}
export type StoredToken = {
  readonly id: string
  readonly person: string
  readonly name: string
  readonly created: number
}
export type PersonData = {
  readonly person: Person
  readonly tables: readonly StoredTable[]
  readonly entries: readonly (StoredEntry & { readonly table: string })[]
  readonly chat: readonly StoredChatLine[]
  readonly ratings: readonly StoredRating[]
  readonly blocked: readonly string[]
  readonly muted: readonly { readonly table: string; readonly person: string }[]
  readonly reports: readonly StoredReport[]
  readonly subscriptions: readonly StoredSubscription[]
  readonly tokens: readonly StoredToken[]
}

export interface Chat {
  /** Undefined: no such table. The same author and key again: what was said first. */
  say(words: {
    readonly table: string
    readonly author: string
    readonly name: string
    readonly key: string
    readonly text: string
    readonly at: number
  }): Promise<StoredChatLine | undefined>
  /** The latest `limit` lines after `n`, in order. */
  heard(table: string, query: { readonly after: number; readonly limit: number }): Promise<StoredChatLine[]>
  mute(table: string, person: string, other: string): Promise<void>
  unmute(table: string, person: string, other: string): Promise<void>
  muted(table: string, person: string): Promise<string[]>
  report(report: NewReport): Promise<void>
  /** How many reports somebody has made since then. */
  countReports(by: string, since: number): Promise<number>
  /** Those nobody has dealt with, the oldest first. */
  reports(limit: number): Promise<StoredReport[]>
  settle(report: string): Promise<void>
}
/** `n` counts from 1 at each table, without gaps. */
export type StoredChatLine = {
  readonly table: string
  readonly n: number
  readonly author: string | null // null once they are forgotten
  readonly name: string
  readonly text: string
  readonly at: number
}
export type NewReport = {
  readonly id: string
  readonly table: string
  readonly by: string | null
  readonly about: string | null
  readonly reason: ReportReason
  readonly text: string
  readonly at: number
}
export type StoredReport = NewReport & { readonly settled: boolean }

export interface Notices {
  /** Of each person the newest few browsers are kept. */
  subscribe(subscription: StoredSubscription): Promise<void>
  unsubscribe(endpoint: string): Promise<void>
  subscriptions(person: string): Promise<StoredSubscription[]>
  /** True for the first who asks, so that a notice is sent once. `about` is what it is about, such as `turn-17`. */
  first(notice: {
    readonly person: string
    readonly table: string
    readonly about: string
    readonly at: number
  }): Promise<boolean>
  /** When the last letter about this table went to this person: a notice about `letter-…`. Null: there was none. */
  lastLetter(person: string, table: string): Promise<number | null>
}
export type StoredSubscription = {
  readonly endpoint: string
  readonly person: string
  readonly p256dh: string
  readonly auth: string
  readonly created: number
}

import type { Seat } from '@masterplan/kernel'
import type { Schema } from './schema.ts'
import type {
  Deadline,
  HeldSeat,
  Person,
  StoredChatLine,
  StoredEntry,
  StoredReport,
  StoredTable,
  TableChange,
  TableStep,
} from './store.ts'

// Rows in, objects out. What is read here was written here, so its unions hold without another check.

type RowOf<Name extends keyof Schema> = Schema[Name]

/** A new table as it is stored, and one as it is read. */
export type FreshRows = { readonly table: RowOf<'tables'>; readonly seats: readonly RowOf<'seats'>[] }
export type LoadedRows = FreshRows & { readonly entries: readonly RowOf<'entries'>[] }

export function tableOf(row: RowOf<'tables'>, seats: readonly RowOf<'seats'>[]): StoredTable {
  return {
    id: row.id,
    game: row.game,
    rules: row.rules,
    players: row.players,
    options: JSON.parse(row.options),
    host: row.host,
    visibility: row.visibility as StoredTable['visibility'],
    clock: JSON.parse(row.clock),
    rated: row.rated === 1,
    seed: row.seed,
    seedHash: row.seed_hash,
    status: row.status as StoredTable['status'],
    created: row.created,
    changed: row.changed,
    seq: row.seq,
    chatLines: row.said,
    awaited: row.awaited === null ? null : JSON.parse(row.awaited),
    result: row.result === null ? null : JSON.parse(row.result),
    rematchOf: row.rematch_of,
    seats: seats.map(seatOf).sort((one, other) => one.seat - other.seat),
  }
}

const seatOf = ({ seat, holder, person, bot, name }: RowOf<'seats'>): HeldSeat => ({
  seat: seat as Seat,
  holder: holder as HeldSeat['holder'],
  person,
  bot,
  name,
})

/** The columns that a step changes in the table's own row. */
export function changedColumns(change: TableChange): Partial<RowOf<'tables'>> {
  const { options, clock, rated, result, ...plain } = change
  return {
    ...plain,
    ...(options === undefined ? {} : { options: JSON.stringify(options) }),
    ...(clock === undefined ? {} : { clock: JSON.stringify(clock) }),
    ...(rated === undefined ? {} : { rated: rated ? 1 : 0 }),
    ...(result === undefined ? {} : { result: result === null ? null : JSON.stringify(result) }),
  }
}

/** What a step says of whose decision it is now; null leaves what was said before. */
export const awaitedColumn = ({ awaited }: TableStep): string | null =>
  awaited === undefined ? null : JSON.stringify(awaited)

export const seatRows = (table: string, seats: readonly HeldSeat[]): RowOf<'seats'>[] =>
  seats.map(seat => ({ table_id: table, ...seat }))

export const entryRows = ({ table, after, author, key, at, entries }: TableStep): RowOf<'entries'>[] =>
  entries.map(({ kind, by, line }, part) => ({
    table_id: table,
    seq: after + 1 + part,
    kind,
    by: by === null ? null : String(by),
    line,
    at,
    author,
    key,
    part,
  }))

export const deadlineOf = ({ table_id, ...rest }: RowOf<'deadlines'>): Deadline => ({ table: table_id, ...rest })

export const entryOf = ({ seq, kind, by, line, at, author, key }: RowOf<'entries'>): StoredEntry => ({
  seq,
  kind,
  by: by === null || by === 'luck' ? by : (Number(by) as Seat),
  line,
  at,
  author,
  key,
})

export const personOf = ({ notices, program, account_name: _, ...rest }: RowOf<'people'>): Person => ({
  ...rest,
  program: program === 1,
  notices: JSON.parse(notices),
})
export const chatLineOf = ({ table_id, n, author, name, text, at }: RowOf<'talk'>): StoredChatLine => ({
  table: table_id,
  n,
  author,
  name,
  text,
  at,
})
export const reportOf = ({ table_id, reason, settled, ...rest }: RowOf<'reports'>): StoredReport => ({
  ...rest,
  table: table_id,
  reason: reason as StoredReport['reason'],
  settled: settled === 1,
})

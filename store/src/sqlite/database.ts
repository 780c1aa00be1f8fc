import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import type { FreshRows } from '../rows.ts'
import type { TableStep } from '../store.ts'
import { type NotStored, sqliteAppender } from './append.ts'

export type QueryOutcome = { readonly rows: readonly unknown[]; readonly changes: number }
export type Prepare = (sql: string) => StatementSync

/** What goes into one transaction, and so into one wait for the disk. */
export type Writes = { readonly tables: readonly FreshRows[]; readonly steps: readonly TableStep[] }
/** For each table whether it is new, for each step why it was not stored; null: it was. */
export type Wrote = { readonly made: readonly boolean[]; readonly notStored: readonly (NotStored | null)[] }

/** A database of the thread that opens it: the caller waits. */
export interface SqliteDatabase {
  run(sql: string, parameters: readonly unknown[]): QueryOutcome
  write(writes: Writes): Wrote
  close(): void
}

const KEPT_STATEMENTS = 500
const LONG_LOG = 20_000 // pages

/** Statements are kept: to prepare one costs more than to run it. */
type Prepared = { readonly statement: StatementSync; readonly reads: boolean }

/** `patience`: milliseconds to stand still for another writer. */
export function openSqliteDatabase(file: string, patience: number): SqliteDatabase {
  const database = new DatabaseSync(file, { timeout: patience })
  // Full sync: what was acknowledged survives a loss of power, not only a crash.
  writeAhead(database, patience)
  database.exec('pragma synchronous = full; pragma foreign_keys = on')
  database.exec(`pragma wal_autocheckpoint = ${LONG_LOG}`)
  const statements = new Map<string, Prepared>()

  function prepared(sql: string): Prepared {
    const known = statements.get(sql)
    if (known !== undefined) return known
    const statement = database.prepare(sql)
    const made = { statement, reads: statement.columns().length > 0 }
    if (statements.size >= KEPT_STATEMENTS) statements.clear()
    statements.set(sql, made)
    return made
  }
  const prepare: Prepare = sql => prepared(sql).statement
  const append = sqliteAppender(prepare)
  const isMade = ({ table, seats }: FreshRows): boolean => {
    if (prepare(insertOf('tables', Object.keys(table), KNOWN)).run(...Object.values(table)).changes === 0) return false
    for (const seat of seats) prepare(insertOf('seats', Object.keys(seat), '')).run(...Object.values(seat))
    return true
  }

  return {
    run(sql, parameters) {
      const { statement, reads } = prepared(sql)
      const values = parameters as readonly SQLInputValue[] // Kysely's types let columns hold text, numbers and null only
      return reads
        ? { rows: statement.all(...values), changes: 0 }
        : { rows: [], changes: Number(statement.run(...values).changes) }
    },
    write({ tables, steps }) {
      database.exec('begin immediate')
      try {
        const done = { made: tables.map(isMade), notStored: steps.map(append) }
        database.exec('commit')
        return done
      } catch (error) {
        if (database.isTransaction) database.exec('rollback')
        throw error
      }
    },
    close() {
      statements.clear()
      database.close()
    },
  }
}

const AGAIN = 5 // milliseconds
const nobody = new Int32Array(new SharedArrayBuffer(4))

/** Where two open a new file at the same moment, SQLite refuses one of them at once, whatever its patience: it asks again. */
function writeAhead(database: DatabaseSync, patience: number): void {
  for (let waited = 0; ; waited += AGAIN) {
    try {
      database.exec('pragma journal_mode = wal')
      return
    } catch (error) {
      if (waited >= patience || !isBusy(error)) throw error
      Atomics.wait(nobody, 0, 0, AGAIN)
    }
  }
}

const BUSY = 5 // SQLite's own number for it
const isBusy = (error: unknown) => error instanceof Error && 'errcode' in error && error.errcode === BUSY

const KNOWN = 'on conflict (host, key) do nothing'
const insertOf = (into: string, names: readonly string[], rest: string): string =>
  `insert into ${into} (${names.map(name => `"${name}"`).join()}) values (${names.map(() => '?').join()}) ${rest}`

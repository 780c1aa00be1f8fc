import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { sqliteAppender } from './append-sqlite.ts'
import type { Appended, Step } from './store.ts'

export type Ran = { readonly rows: readonly unknown[]; readonly changes: number }

/** A database of the thread that opens it: whoever calls waits. */
export interface SqliteHere {
  run(sql: string, parameters: readonly unknown[]): Ran
  append(steps: readonly Step[]): Appended[]
  close(): void
}

const KEPT_STATEMENTS = 500

/** Statements are kept: to prepare one costs more than to run it. */
type Prepared = { readonly statement: StatementSync; readonly reads: boolean }

/** `patience`: milliseconds to stand still for another writer. */
export function openSqliteHere(file: string, patience: number): SqliteHere {
  const database = new DatabaseSync(file, { timeout: patience })
  // Full sync: what was acknowledged survives a loss of power, not only a crash.
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on')
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

  return {
    run(sql, parameters) {
      const { statement, reads } = prepared(sql)
      const values = parameters as readonly SQLInputValue[] // Kysely's types let columns hold text, numbers and null only
      return reads
        ? { rows: statement.all(...values), changes: 0 }
        : { rows: [], changes: Number(statement.run(...values).changes) }
    },
    append: sqliteAppender(database),
    close() {
      statements.clear()
      database.close()
    },
  }
}

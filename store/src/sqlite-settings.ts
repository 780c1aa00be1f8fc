import type { DatabaseSync } from 'node:sqlite'

/** Full sync: what was acknowledged survives a loss of power, not only a crash. */
export function settle(database: DatabaseSync): void {
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on')
}

import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { appendAtOnce } from './append-postgres.ts'
import { assemble, type OpenStore } from './assemble.ts'
import type { Schema } from './schema.ts'

const INT8 = pg.types.builtins.INT8

/** Opens a database by its address, `postgres://…`, and brings it up to date. Any number of processes may have it open. */
export function openPostgres(url: string, connections = 10): Promise<OpenStore> {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 10_000,
    // Counts and times are far below 2^53, so they can be numbers as they are in SQLite.
    types: { getTypeParser: (id, format) => (id === INT8 ? Number : pg.types.getTypeParser(id, format)) },
  })
  pool.on('error', () => {}) // an idle connection was cut: the next query opens another, and says so if it can't
  const connection = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  return assemble({ kind: 'postgres', connection }, step => appendAtOnce(pool, connection, step))
}

import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { assemble, type OpenStore } from '../assemble.ts'
import { batched } from '../batch.ts'
import type { Schema } from '../schema.ts'
import type { Appended, TableStep } from '../store.ts'
import { usualQueries } from '../tables.ts'
import { appendAll } from './append.ts'

/** More would make those at the front of a batch wait for those at its end. */
const LARGEST_BATCH = 100

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
  pool.on('connect', client => client.on('error', () => {})) // one that was in use: its query has failed and says so
  const connection = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  const append = batched<TableStep, Appended>(steps => appendAll(pool, connection, steps), LARGEST_BATCH)
  return assemble({ kind: 'postgres', connection }, { append, ...usualQueries(connection) })
}

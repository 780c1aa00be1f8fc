import { DatabaseSync } from 'node:sqlite'
import { Kysely } from 'kysely'
import { sqliteAppender } from './append-sqlite.ts'
import { assemble, type OpenStore } from './assemble.ts'
import { batched } from './batch.ts'
import type { Schema } from './schema.ts'
import { nodeSqlite } from './sqlite-driver.ts'
import { settle } from './sqlite-settings.ts'
import { openWriter, type Writer } from './sqlite-writer.ts'
import type { Appended, Step } from './store.ts'

/** More would make those at the front of a batch wait for those at its end. */
const LARGEST_BATCH = 200
const IN_MEMORY = ':memory:'

/** Opens a file, or makes it, and brings it up to date. Several processes of one machine may have it open. */
export async function openSqlite(file: string): Promise<OpenStore> {
  const database = new DatabaseSync(file, { timeout: SHORT_WAIT })
  settle(database)
  const connection = new Kysely<Schema>({ dialect: nodeSqlite(database) })
  // What is only in memory is in this thread's memory.
  const inThread = sqliteAppender(database)
  const writer: Writer =
    file === IN_MEMORY ? { append: async steps => inThread(steps), close: async () => {} } : openWriter(file)
  const append = batched<Step, Appended>(steps => writer.append(steps), LARGEST_BATCH)
  const store = await assemble({ kind: 'sqlite', connection }, append)
  return {
    ...store,
    async close() {
      await writer.close()
      await store.close()
    },
  }
}

/** Milliseconds to stand still for another writer; a longer wait lets this process do other things meanwhile. */
const SHORT_WAIT = 5

import { Kysely } from 'kysely'
import { appendWithin } from './append.ts'
import { assemble, type OpenStore } from './assemble.ts'
import { batched } from './batch.ts'
import type { Schema } from './schema.ts'
import { nodeSqlite } from './sqlite-driver.ts'
import type { Appended, Step } from './store.ts'

/** More would make those at the front of a batch wait for those at its end. */
const LARGEST_BATCH = 200

/** Opens a file, or makes it, and brings it up to date. Several processes of one machine may have it open. */
export function openSqlite(file: string): Promise<OpenStore> {
  const connection = new Kysely<Schema>({ dialect: nodeSqlite(file) })
  const append = batched<Step, Appended>(
    steps =>
      connection.transaction().execute(async within => {
        const done: Appended[] = []
        for (const step of steps) done.push(await appendWithin(within, step))
        return done
      }),
    LARGEST_BATCH,
  )
  return assemble({ kind: 'sqlite', connection }, append)
}

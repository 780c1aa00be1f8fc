import { Kysely } from 'kysely'
import { assemble, type OpenStore } from './assemble.ts'
import { batched } from './batch.ts'
import type { Schema } from './schema.ts'
import { nodeSqlite } from './sqlite-driver.ts'
import { openSqliteHere } from './sqlite-here.ts'
import { openThread } from './sqlite-thread.ts'
import type { Appended, Step } from './store.ts'

/** More would make those at the front of a batch wait for those at its end. */
const LARGEST_BATCH = 200

/** Opens a file, or makes it, and brings it up to date. Several processes of one machine may have it open. */
export function openSqlite(file: string): Promise<OpenStore> {
  return file === ':memory:' ? openInMemory() : openFile(file)
}

/** One thread for moves and one for the rest, so that no move waits for a long list. */
async function openFile(file: string): Promise<OpenStore> {
  const [rest, moves] = [openThread(file), openThread(file)]
  const connection = new Kysely<Schema>({ dialect: nodeSqlite(rest) })
  const store = await assemble(
    { kind: 'sqlite', connection },
    batched<Step, Appended>(steps => moves.append(steps), LARGEST_BATCH),
  )
  return {
    ...store,
    async close() {
      await moves.close()
      await store.close()
    },
  }
}

/** What is only in memory is in this thread's memory, and has one connection for everything. */
function openInMemory(): Promise<OpenStore> {
  const { run, append, close } = openSqliteHere(':memory:', 0)
  const connection = new Kysely<Schema>({
    dialect: nodeSqlite({ run: async (sql, parameters) => run(sql, parameters), close: async () => close() }),
  })
  const alone = batched<Step, Appended>(
    steps => connection.connection().execute(async () => append(steps)),
    LARGEST_BATCH,
  )
  return assemble({ kind: 'sqlite', connection }, alone)
}

import { CompiledQuery, Kysely } from 'kysely'
import { assemble, type OpenStore } from '../assemble.ts'
import { batched } from '../batch.ts'
import { entryColumns, stored } from '../entries.ts'
import { entryRows, type FreshRows } from '../rows.ts'
import type { Connection, Schema } from '../schema.ts'
import type { Appended, TableStep } from '../store.ts'
import type { FastQueries } from '../tables.ts'
import { openSqliteDatabase, type Writes, type Wrote } from './database.ts'
import { nodeSqlite } from './driver.ts'
import { keepToOwner } from './file.ts'
import { openThread, type SqliteThread } from './thread.ts'

/** More would make those at the front of a batch wait for those at its end. */
const LARGEST_BATCH = 200

/** Opens a file, or makes it, and brings it up to date. Several processes of one machine may have it open. */
export function openSqlite(file: string): Promise<OpenStore> {
  return file === ':memory:' ? openInMemory() : openFile(file)
}

/** One thread for moves and new tables and one for the rest, so that no move waits for a long list. */
async function openFile(file: string): Promise<OpenStore> {
  keepToOwner(file)
  const [rest, moves] = [openThread(file), openThread(file)]
  const connection = new Kysely<Schema>({ dialect: nodeSqlite(rest) })
  const tidySoon = tidying(rest, moves)
  const write = (writes: Writes) => {
    tidySoon()
    return moves.write(writes)
  }
  const quick = { ...writingBy(write), load: loadingFrom(connection) }
  const store = await assemble({ kind: 'sqlite', connection }, quick)
  return {
    ...store,
    async close() {
      await moves.close()
      await store.close()
    },
  }
}

const TIDY_AFTER = 500 // milliseconds
const CHECKPOINT = 'pragma wal_checkpoint(passive)'

/**
 * What was written is moved from the log of changes to its place by the thread that no move waits for; the other only has
 * to finish that, and starts the log again. If this fails, SQLite does it by itself when the log is long.
 */
function tidying(rest: SqliteThread, moves: SqliteThread): () => void {
  let due = false
  const tidy = () => {
    due = false
    rest
      .run(CHECKPOINT, [])
      .then(() => moves.run(CHECKPOINT, []))
      .catch(() => {})
  }
  return () => {
    if (!due) setTimeout(tidy, TIDY_AFTER).unref()
    due = true
  }
}

/** What is only in memory is in this thread's memory, and has one connection for everything. */
function openInMemory(): Promise<OpenStore> {
  const { run, write, close } = openSqliteDatabase(':memory:', 0)
  const connection = new Kysely<Schema>({
    dialect: nodeSqlite({ run: async (sql, parameters) => run(sql, parameters), close: async () => close() }),
  })
  const alone = (writes: Writes) => connection.connection().execute(async () => write(writes))
  const quick = { ...writingBy(alone), load: loadingFrom(connection) }
  return assemble({ kind: 'sqlite', connection }, quick)
}

type Joined = Schema['tables'] & { readonly held: string; readonly entered: string }

/** A table, its seats and its entries in one question. */
const loadingFrom =
  (connection: Connection): FastQueries['load'] =>
  async (id, after) => {
    const { rows } = await connection.executeQuery<Joined>(CompiledQuery.raw(LOAD, [after, id]))
    const [found] = rows
    if (found === undefined) return undefined
    const { held, entered, ...table } = found
    return { table, seats: JSON.parse(held), entries: JSON.parse(entered) }
  }

const objectOf = (names: readonly string[]): string =>
  `json_object(${names.map(name => `'${name}', "${name}"`).join()})`
const LOAD = `select tables.*,
  (select json_group_array(${objectOf(['table_id', 'seat', 'holder', 'person', 'bot', 'name'])}) from seats
    where table_id = tables.id) as held,
  (select json_group_array(${objectOf(entryColumns)} order by seq) from entries
    where table_id = tables.id and seq > ?) as entered
  from tables where id = ?`

/** A step or a new table, and what became of it: whatever waits at one moment is written together. */
type Write = { readonly step: TableStep | null; readonly table: FreshRows | null }
type Written = { readonly appended: Appended | null; readonly made: boolean | null }

function writingBy(write: (writes: Writes) => Promise<Wrote>): Pick<FastQueries, 'append' | 'insert'> {
  const queue = batched<Write, Written>(async jobs => {
    const tables = jobs.flatMap(({ table }) => (table === null ? [] : [table]))
    const steps = jobs.flatMap(({ step }) => (step === null ? [] : [step]))
    const wrote = await write({ tables, steps })
    let [atTable, atStep] = [0, 0]
    return jobs.map(({ step }) =>
      step === null
        ? { appended: null, made: wrote.made[atTable++] === true }
        : { appended: wrote.notStored[atStep++] ?? stored(entryRows(step)), made: null },
    )
  }, LARGEST_BATCH)
  return {
    append: step => queue({ step, table: null }).then(({ appended }) => appended ?? lost()),
    insert: table => queue({ step: null, table }).then(({ made }) => made ?? lost()),
  }
}

function lost(): never {
  throw new Error('The database did not say what it stored.')
}

import { entriesOf } from './entries.ts'
import { changedColumns } from './rows.ts'
import type { Database } from './schema.ts'
import type { HeldSeat, StoredEntry, StoredTable } from './store.ts'
import { complete } from './tables.ts'

// What the host of a server needs to inspect a table and to correct it; the server itself never does.

/** Tables of any status, the latest change first. */
export async function latestTables(
  { connection: db }: Database,
  { status, limit }: { readonly status: StoredTable['status'] | null; readonly limit: number },
): Promise<StoredTable[]> {
  const rows = await db
    .selectFrom('tables')
    .select('id')
    .$if(status !== null, query => query.where('status', '=', status))
    .orderBy('changed', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
  return complete(
    db,
    rows.map(({ id }) => id),
  )
}

const LONGEST = 2 ** 31 - 1 // what a column of whole numbers can hold, in PostgreSQL too

/** The whole log, also what the table's own row knows nothing of. */
export const wholeLog = ({ connection }: Database, table: string): Promise<StoredEntry[]> =>
  entriesOf(connection, table, { after: 0, upTo: LONGEST })

/** What a table's row keeps beside the log. */
export type TableSummary = Pick<StoredTable, 'status' | 'seq' | 'result' | 'seats'>

/** Puts a row right, if it still is as it was `seen`; false: somebody else changed it meanwhile. */
export async function correctTable(
  { connection }: Database,
  seen: StoredTable,
  { status, seq, result, seats }: TableSummary,
): Promise<boolean> {
  return connection.transaction().execute(async db => {
    const { numUpdatedRows } = await db
      .updateTable('tables')
      .set({ seq, awaited: null, ...changedColumns({ status, result }) })
      .where('id', '=', seen.id)
      .where('seq', '=', seen.seq)
      .where('status', '=', seen.status)
      .executeTakeFirst()
    if (numUpdatedRows !== 1n) return false
    for (const held of seats) await sitDown(db, seen.id, held)
    return true
  })
}

const sitDown = (db: Database['connection'], table: string, { seat, ...held }: HeldSeat) =>
  db.updateTable('seats').set(held).where('table_id', '=', table).where('seat', '=', seat).execute()

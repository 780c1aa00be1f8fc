import { entriesOf } from './append.ts'
import { changedColumns } from './rows.ts'
import type { Database } from './schema.ts'
import type { Entry, HeldSeat, Table } from './store.ts'
import { complete } from './tables.ts'

// What whoever runs a server needs to look at a table and to mend it; the server itself never does.

/** Tables of any status, the latest change first. */
export async function latestTables(
  { connection: db }: Database,
  { status, limit }: { readonly status: Table['status'] | null; readonly limit: number },
): Promise<Table[]> {
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
export const wholeLog = ({ connection }: Database, table: string): Promise<Entry[]> =>
  entriesOf(connection, table, { after: 0, upTo: LONGEST })

/** What a table's row keeps beside the log. */
export type Standing = Pick<Table, 'status' | 'seq' | 'result' | 'seats'>

/** Puts a row right, if it still is as it was `seen`; false: somebody else changed it meanwhile. */
export async function putRight(
  { connection }: Database,
  seen: Table,
  { status, seq, result, seats }: Standing,
): Promise<boolean> {
  return connection.transaction().execute(async db => {
    const { numUpdatedRows } = await db
      .updateTable('tables')
      .set({ seq, ...changedColumns({ status, result }) })
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

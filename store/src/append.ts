import type { Transaction } from 'kysely'
import { changedColumns, entryOf, entryRows, seatRows } from './rows.ts'
import type { Connection, Schema } from './schema.ts'
import type { Appended, Entry, Step } from './store.ts'

/** One step inside a transaction that does nothing else to this table. */
export async function appendWithin(db: Transaction<Schema>, step: Step): Promise<Appended> {
  const { table, after, author, key, at, entries, change = {}, seats, deadlines } = step
  if (entries.length === 0) throw new Error('A step without entries would change a table and leave no trace.')
  // The compare-and-swap. Whoever comes second waits for the first to commit, and then finds another seq.
  const { numUpdatedRows } = await db
    .updateTable('tables')
    .set({ ...changedColumns(change), seq: after + entries.length, changed: at })
    .where('id', '=', table)
    .where('seq', '=', after)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('entries')
            .select('seq')
            .where('author', '=', author)
            .where('table_id', '=', table)
            .where('key', '=', key),
        ),
      ),
    )
    .executeTakeFirstOrThrow()
  if (numUpdatedRows !== 1n) return whyNot(db, step)
  const rows = entryRows(step)
  await db.insertInto('entries').values(rows).execute()
  if (seats !== undefined) {
    await db.deleteFrom('seats').where('table_id', '=', table).execute()
    await db.insertInto('seats').values(seatRows(table, seats)).execute()
  }
  if (deadlines !== undefined) {
    await db.deleteFrom('deadlines').where('table_id', '=', table).execute()
    const due = deadlines.map(each => ({ ...each, table_id: table, seq: after + entries.length }))
    if (due.length > 0) await db.insertInto('deadlines').values(due).execute()
  }
  return { ok: true, entries: rows.map(entryOf) }
}

/** Nothing was stored: has this command been here before, or have others come first? */
export async function whyNot(db: Connection, step: Step): Promise<Appended> {
  const entries = await entriesBy(db, step)
  if (entries.length > 0) return { ok: false, why: 'repeated', entries }
  const table = await db.selectFrom('tables').select('seq').where('id', '=', step.table).executeTakeFirst()
  if (table === undefined) return { ok: false, why: 'no-such-table' }
  return { ok: false, why: 'taken', entries: await entriesOf(db, step.table, { after: step.after, upTo: table.seq }) }
}

async function entriesBy(db: Connection, { table, author, key }: Step): Promise<Entry[]> {
  const rows = await db
    .selectFrom('entries')
    .selectAll()
    .where('author', '=', author)
    .where('table_id', '=', table)
    .where('key', '=', key)
    .orderBy('part')
    .execute()
  return rows.map(entryOf)
}

export async function entriesOf(
  db: Connection,
  table: string,
  { after, upTo }: { readonly after: number; readonly upTo: number },
): Promise<Entry[]> {
  const rows = await db
    .selectFrom('entries')
    .selectAll()
    .where('table_id', '=', table)
    .where('seq', '>', after)
    .where('seq', '<=', upTo)
    .orderBy('seq')
    .execute()
  return rows.map(entryOf)
}

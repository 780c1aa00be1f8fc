import { entriesOf } from '../entries.ts'
import { entryOf } from '../rows.ts'
import type { Connection } from '../schema.ts'
import type { Appended, StoredEntry, TableStep } from '../store.ts'

/** Nothing was stored: has this command been here before, or have others come first? */
export async function whyNot(db: Connection, step: TableStep): Promise<Appended> {
  const entries = await entriesBy(db, step)
  if (entries.length > 0) return { ok: false, why: 'repeated', entries }
  const table = await db.selectFrom('tables').select('seq').where('id', '=', step.table).executeTakeFirst()
  if (table === undefined) return { ok: false, why: 'no-such-table' }
  return { ok: false, why: 'taken', entries: await entriesOf(db, step.table, { after: step.after, upTo: table.seq }) }
}

async function entriesBy(db: Connection, { table, author, key }: TableStep): Promise<StoredEntry[]> {
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

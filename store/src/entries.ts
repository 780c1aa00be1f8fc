import { changedColumns, entryOf } from './rows.ts'
import type { Connection, Schema } from './schema.ts'
import type { Appended, StoredEntry, TableStep } from './store.ts'

// What both ways to append have in common. The compare-and-swap itself is an update of the table's row that finds it only
// at the expected seq: the second writer waits for the first to commit, and then finds another one.

export function refuseEmpty({ entries }: TableStep): void {
  if (entries.length === 0) throw new Error('A step without entries would change a table and leave no trace.')
}

/** The columns of the table's row that a step sets, and to what. */
export function swapped({ after, at, entries, change = {} }: TableStep): {
  readonly names: readonly string[]
  readonly values: readonly unknown[]
} {
  const columns = { seq: after + entries.length, changed: at, ...changedColumns(change) }
  return { names: Object.keys(columns), values: Object.values(columns) }
}

export const entryColumns = ['table_id', 'seq', 'kind', 'by', 'line', 'at', 'author', 'key', 'part'] as const

export const stored = (rows: readonly Schema['entries'][]): Appended => ({ ok: true, entries: rows.map(entryOf) })

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

export async function entriesOf(
  db: Connection,
  table: string,
  { after, upTo }: { readonly after: number; readonly upTo: number },
): Promise<StoredEntry[]> {
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

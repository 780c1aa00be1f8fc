import { entryOf } from './rows.ts'
import type { Connection, Schema } from './schema.ts'
import type { Appended, StoredEntry, TableStep } from './store.ts'

// What both ways to append have in common. The compare-and-swap itself is an update of the table's row that finds it only
// at the expected seq: the second writer waits for the first to commit, and then finds another one.

export function refuseEmpty({ entries }: TableStep): void {
  if (entries.length === 0) throw new Error('A step without entries would change a table and leave no trace.')
}

export const entryColumns = ['table_id', 'seq', 'kind', 'by', 'line', 'at', 'author', 'key', 'part'] as const

export const stored = (rows: readonly Schema['entries'][]): Appended => ({ ok: true, entries: rows.map(entryOf) })

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

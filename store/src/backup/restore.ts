import { BACKUP_REFUSED } from '@masterplan/protocol'
import { sql } from 'kysely'
import { settleSince } from '../migrations/migrate.ts'
import type { Database, Schema, Within } from '../schema.ts'
import { type AnyRow, BACKUP_NAMES } from './contents.ts'
import { BackupRefused, rowsIn, schemaIn } from './read.ts'
import type { RowCounts } from './write.ts'

export type Restored =
  | { readonly ok: true; readonly counts: RowCounts }
  | { readonly ok: false; readonly sentence: string }

/**
 * Puts a backup back, wholly or not at all. A database that holds anything is left alone, unless `replace` is told: then
 * what it held is gone.
 */
export async function restore(
  { kind, connection }: Database,
  path: string,
  { replace }: { readonly replace: boolean },
): Promise<Restored> {
  try {
    for await (const _ of rowsIn(path)); // all of it, before anything is touched
    const counts = await connection.transaction().execute(async within => {
      if (!replace && (await holdsAnything(within))) throw new BackupRefused(BACKUP_REFUSED['not-empty'])
      for (const name of BACKUP_NAMES.toReversed()) await sql`delete from ${sql.table(name)}`.execute(within)
      const counted = await putBack(kind, within, path)
      await settleSince(within, await schemaIn(path))
      return counted
    })
    return { ok: true, counts }
  } catch (error) {
    if (error instanceof BackupRefused) return { ok: false, sentence: error.message }
    throw error
  }
}

async function holdsAnything(db: Within): Promise<boolean> {
  for (const name of BACKUP_NAMES) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db)
    if (rows.length > 0) return true
  }
  return false
}

/** The number of values in one statement is limited. */
const AT_ONCE = 500

async function putBack(kind: Database['kind'], db: Within, path: string): Promise<RowCounts> {
  const counts: Record<string, number> = Object.fromEntries(BACKUP_NAMES.map(name => [name, 0]))
  let rows: AnyRow[] = []
  let of: keyof Schema = BACKUP_NAMES[0]!
  const flush = async () => {
    if (rows.length > 0) await insert(kind, db, of, rows)
    counts[of]! += rows.length
    rows = []
  }
  for await (const [name, row] of rowsIn(path)) {
    if (name !== of || rows.length === AT_ONCE) await flush()
    of = name
    rows.push(row)
  }
  await flush()
  return counts
}

async function insert(kind: Database['kind'], db: Within, name: keyof Schema, rows: readonly AnyRow[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {})
  const values = rows.map(row => sql`(${sql.join(columns.map(column => asIn(kind, row[column] ?? null)))})`)
  const names = sql.join(columns.map(column => sql.ref(column)))
  await sql`insert into ${sql.table(name)} (${names}) values ${sql.join(values)}`.execute(db)
}

/** SQLite has no truth values of its own. */
const asIn = (kind: Database['kind'], value: AnyRow[string]): AnyRow[string] =>
  kind === 'sqlite' && typeof value === 'boolean' ? Number(value) : value

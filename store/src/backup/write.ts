import { createHash } from 'node:crypto'
import { open, unlink } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { sql } from 'kysely'
import { SCHEMA } from '../migrations/migrate.ts'
import type { Database, Schema, Within } from '../schema.ts'
import { type AnyRow, BACKUP_NAMES, BACKUP_TABLES } from './contents.ts'

export const BACKUP_FORMAT = 'masterplan-backup/1'
const AT_ONCE = 1000

/** How many rows of what a backup holds. */
export type RowCounts = Readonly<Record<string, number>>

/**
 * Writes everything as it is at one moment into a new file, while others go on writing. The file is gzipped lines of JSON:
 * what it is, `[table, row]` for each row, and at last the counts and a checksum of all lines before.
 */
export async function backUp(database: Database, path: string): Promise<RowCounts> {
  const file = await open(path, 'wx', 0o600) // it holds what a database holds
  const counts: Record<string, number> = {}
  try {
    await database.connection
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(within => {
        const lines = Readable.from(summed(linesOf(within, counts), counts))
        return pipeline(lines, createGzip(), file.createWriteStream({ flush: true }))
      })
    return counts
  } catch (error) {
    await file.close()
    await unlink(path)
    throw error
  }
}

/** A page of lines at a time: each piece makes a journey through the packer. */
async function* linesOf(db: Within, counts: Record<string, number>): AsyncGenerator<string> {
  yield `${JSON.stringify({ format: BACKUP_FORMAT, schema: SCHEMA })}\n`
  for (const name of BACKUP_NAMES) {
    counts[name] = 0
    for await (const rows of pagesOf(db, name)) {
      counts[name] += rows.length
      yield rows.map(row => `${JSON.stringify([name, row])}\n`).join('')
    }
  }
}

async function* summed(pieces: AsyncIterable<string>, counts: RowCounts): AsyncGenerator<string> {
  const hash = createHash('sha256')
  for await (const piece of pieces) {
    hash.update(piece)
    yield piece
  }
  yield `${JSON.stringify({ rows: counts, sha256: hash.digest('hex') })}\n`
}

/** By key, so that a large table is never held at once. */
async function* pagesOf(db: Within, name: keyof Schema): AsyncGenerator<readonly AnyRow[]> {
  const key = sql.join(BACKUP_TABLES[name].map(column => sql.ref(column)))
  let last: AnyRow | undefined
  do {
    const from: AnyRow | undefined = last
    const after =
      from === undefined ? sql`` : sql`where (${key}) > (${sql.join(BACKUP_TABLES[name].map(column => from[column]))})`
    const { rows } =
      await sql<AnyRow>`select * from ${sql.table(name)} ${after} order by ${key} limit ${AT_ONCE}`.execute(db)
    if (rows.length > 0) yield rows
    last = rows.length === AT_ONCE ? rows.at(-1) : undefined
  } while (last !== undefined)
}

import { chmodSync, closeSync, existsSync, openSync, statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'

const OWNER_ONLY = 0o600

/** A database holds passwords' hashes, sessions and seeds: nobody but its owner reads it. SQLite gives its logs the same mode. */
export function keepToOwner(file: string): void {
  if (existsSync(file)) {
    for (const each of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(each)) chmodSync(each, OWNER_ONLY)
  } else closeSync(openSync(file, 'a', OWNER_ONLY)) // two threads may come at the same moment
}

/** Why a file must not be served: `empty` has lost everything, `damaged` a part. */
export type FileDamage = { readonly kind: 'empty' } | { readonly kind: 'damaged'; readonly said: string }

/** Looks through a whole file that was served before; null: nothing is wrong, or nothing is there yet. */
export function damageIn(file: string): FileDamage | null {
  if (!existsSync(file)) return null
  if (statSync(file).size === 0) return { kind: 'empty' }
  try {
    const database = new DatabaseSync(file)
    try {
      const said = String(database.prepare('pragma quick_check(1)').get()?.quick_check)
      return said === 'ok' ? null : { kind: 'damaged', said: said.replace(/\s+/g, ' ').slice(0, 200) }
    } finally {
      database.close()
    }
  } catch (error) {
    return { kind: 'damaged', said: error instanceof Error ? error.message : String(error) }
  }
}

/** `alone`: nobody else may serve this file. `with others`: who shares it hears of the others by other means, such as Redis. */
export type ServedBy = 'alone' | 'with others'

/** Here, so that a lock whose holder nobody mentions again is not collected, and so opened, as garbage. */
const held = new Set<DatabaseSync>()

/**
 * Says to other servers that this file is being served, until `release` or until the process is gone, however it died: the
 * system's own lock on a file beside it, taken by SQLite. Whoever only reads or writes the database needs no lock. Undefined:
 * somebody else serves it.
 */
export function lockServing(file: string, company: ServedBy): { release(): void } | undefined {
  const path = `${file}.serving`
  keepToOwner(path)
  const lock = new DatabaseSync(path)
  try {
    if (company === 'alone') lock.exec('begin exclusive')
    else lock.exec('begin; select count(*) from sqlite_schema')
    held.add(lock)
    return {
      release() {
        if (held.delete(lock)) lock.close()
      },
    }
  } catch {
    lock.close()
    return undefined
  }
}

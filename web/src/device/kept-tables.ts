import type { MatchRecord } from '@masterplan/kernel'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { TableSetup, TakenBack } from '../match/client.ts'

/** A table on this device, as it is kept between visits. */
export interface KeptTable {
  readonly id: string
  readonly setup: TableSetup
  readonly record: MatchRecord
  readonly takenBack?: readonly TakenBack[] // none in what an earlier page has kept
  readonly changed: number
}

interface KeptDatabase extends DBSchema {
  tables: { key: string; value: KeptTable; indexes: { changed: number } }
}

let database: Promise<IDBPDatabase<KeptDatabase>> | undefined
function open(): Promise<IDBPDatabase<KeptDatabase>> {
  database ??= openDB<KeptDatabase>('masterplan', 1, {
    upgrade(db) {
      db.createObjectStore('tables', { keyPath: 'id' }).createIndex('changed', 'changed')
    },
    terminated() {
      database = undefined
    },
  })
  database.catch(() => {
    database = undefined
  })
  return database
}

/** False when this device keeps nothing: storage denied, or full. The match goes on all the same. */
export async function keep(table: KeptTable): Promise<boolean> {
  try {
    await (await open()).put('tables', table)
    return true
  } catch {
    return false
  }
}

export async function kept(id: string): Promise<KeptTable | undefined> {
  try {
    return await (await open()).get('tables', id)
  } catch {
    return undefined
  }
}

/** The newest first. */
export async function allKept(): Promise<KeptTable[]> {
  try {
    return (await (await open()).getAllFromIndex('tables', 'changed')).reverse()
  } catch {
    return []
  }
}

export async function forget(id: string): Promise<void> {
  try {
    await (await open()).delete('tables', id)
  } catch {
    // What cannot be kept cannot be forgotten either.
  }
}

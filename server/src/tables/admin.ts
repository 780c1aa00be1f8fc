import type { Store } from '@masterplan/store'
import { type Bus, embeddedBus } from '../bus/bus.ts'
import { entry, OPERATOR } from './entries.ts'
import { newId } from './table-cache.ts'

export type EndedTable = 'ended' | 'finished-before' | 'no-such-table' | 'busy'

/** Ends a table for the host of the server; processes hear of it by `redis`, if they share one. */
export async function endTable(table: string, store: Store, redis: string | undefined): Promise<EndedTable> {
  const bus = redis === undefined ? embeddedBus() : await busBy(redis)
  try {
    return await appendEnd(table, store, bus)
  } finally {
    await bus.close()
  }
}

/** Loaded where it is used: every other command starts faster without it. */
async function busBy(redis: string): Promise<Bus> {
  const { openRedisBus } = await import('../bus/redis-bus.ts')
  return openRedisBus(redis, Date.now)
}

/** It needs no replay, so a table that is broken can be ended too. */
async function appendEnd(table: string, store: Store, bus: Bus): Promise<EndedTable> {
  const key = `end-${newId()}`
  for (let attempt = 0; attempt < 5; attempt++) {
    const row = await store.tables.find(table)
    if (row === undefined) return 'no-such-table'
    if (row.status === 'over' || row.status === 'ended') return 'finished-before'
    const appended = await store.tables.append({
      ...{ table, after: row.seq, author: OPERATOR, key, at: Math.max(Date.now(), row.changed) },
      ...{ entries: [entry.ended('host')], change: { status: 'ended' }, awaited: [], deadlines: [] },
    })
    if (!appended.ok) continue
    bus.publish({ table, seq: row.seq + 1, what: 'stored' })
    bus.publishLobby()
    return 'ended'
  }
  return 'busy'
}

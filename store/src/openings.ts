import { sql } from 'kysely'
import type { Connection } from './schema.ts'

/** What is kept of a table only while it gathers. `from` is a keyed hash: where somebody was is nobody's business. */
export interface Openings {
  add(opening: { readonly table: string; readonly from: string; readonly at: number }): Promise<void>
  /** How many tables that were opened from there still gather. */
  count(from: string): Promise<number>
  /** Their hosts are there. */
  seen(tables: readonly string[], at: number): Promise<void>
  /** Tables that gather and are too old: open live ones whose host was not there, others that did not change. */
  expired(since: { readonly live: number; readonly others: number; readonly limit: number }): Promise<string[]>
  /** Forgets what is known of tables that gather no more. */
  tidy(): Promise<void>
}

/** Everything but a clock of days is played in one go, and needs its host. The clock is JSON as we wrote it. */
export const isLive = sql<boolean>`clock not like '{"kind":"days"%'`

export function openingsOf(db: Connection): Openings {
  return {
    async add({ table, from, at }) {
      await db
        .insertInto('openings')
        .values({ table_id: table, opened_from: from, host_seen: at })
        .onConflict(found => found.doNothing())
        .execute()
    },
    async count(from) {
      const { count } = await db
        .selectFrom('openings')
        .innerJoin('tables', 'tables.id', 'openings.table_id')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('opened_from', '=', from)
        .where('status', '=', 'gathering')
        .executeTakeFirstOrThrow()
      return count
    },
    async seen(tables, at) {
      if (tables.length === 0) return
      await db.updateTable('openings').set({ host_seen: at }).where('table_id', 'in', tables).execute()
    },
    async expired({ live, others, limit }) {
      const rows = await db
        .selectFrom('tables')
        .leftJoin('openings', 'openings.table_id', 'tables.id')
        .select('id')
        .where('status', '=', 'gathering')
        .where(({ or, and, not, eb, fn }) => {
          const hostSeen = fn.coalesce('openings.host_seen', 'tables.created')
          const openLive = and([isLive, eb('visibility', '=', 'open')])
          return or([
            and([openLive, eb(hostSeen, '<', live), eb('changed', '<', live)]),
            and([not(openLive), eb(hostSeen, '<', others), eb('changed', '<', others)]),
          ])
        })
        .orderBy('created')
        .limit(limit)
        .execute()
      return rows.map(({ id }) => id)
    },
    async tidy() {
      const gathering = db.selectFrom('tables').select('id').where('status', '=', 'gathering')
      await db.deleteFrom('openings').where('table_id', 'not in', gathering).execute()
    },
  }
}

import { chatLineOf, reportOf } from './rows.ts'
import type { Database } from './schema.ts'
import type { Chat } from './store.ts'

export function chatOf({ connection: db }: Database): Chat {
  return {
    say: ({ table, author, key, ...words }) =>
      db.transaction().execute(async within => {
        // Locks the table's row: lines are numbered in the order in which they can be read, and a repeated key is seen.
        const counted = await within
          .updateTable('tables')
          .set(({ ref }) => ({ said: ref('said') }))
          .where('id', '=', table)
          .returning('said')
          .executeTakeFirst()
        if (counted === undefined) return undefined
        const before = await within
          .selectFrom('talk')
          .selectAll()
          .where('author', '=', author)
          .where('table_id', '=', table)
          .where('key', '=', key)
          .executeTakeFirst()
        if (before !== undefined) return chatLineOf(before)
        const n = counted.said + 1
        const row = { ...words, table_id: table, author, key, n }
        await within.insertInto('talk').values(row).execute()
        await within.updateTable('tables').set({ said: n }).where('id', '=', table).execute()
        return chatLineOf(row)
      }),

    async heard(table, { after, limit }) {
      const rows = await db
        .selectFrom('talk')
        .selectAll()
        .where('table_id', '=', table)
        .where('n', '>', after)
        .where('text', '<>', '') // what a person who was forgotten had said
        .orderBy('n', 'desc')
        .limit(limit)
        .execute()
      return rows.map(chatLineOf).reverse()
    },

    async mute(table, person, other) {
      await db
        .insertInto('mutes')
        .values({ table_id: table, person, other })
        .onConflict(found => found.doNothing())
        .execute()
    },
    async unmute(table, person, other) {
      await db
        .deleteFrom('mutes')
        .where('table_id', '=', table)
        .where('person', '=', person)
        .where('other', '=', other)
        .execute()
    },
    async muted(table, person) {
      const rows = await db
        .selectFrom('mutes')
        .select('other')
        .where('table_id', '=', table)
        .where('person', '=', person)
        .orderBy('other')
        .execute()
      return rows.map(({ other }) => other)
    },

    async report({ table, ...report }) {
      await db
        .insertInto('reports')
        .values({ ...report, table_id: table, settled: 0 })
        .execute()
    },
    async countReports(by, since) {
      const { count } = await db
        .selectFrom('reports')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('by', '=', by)
        .where('at', '>=', since)
        .executeTakeFirstOrThrow()
      return count
    },
    async reports(limit) {
      const rows = await db
        .selectFrom('reports')
        .selectAll()
        .where('settled', '=', 0)
        .orderBy('at')
        .orderBy('id')
        .limit(limit)
        .execute()
      return rows.map(reportOf)
    },
    async settle(report) {
      await db.updateTable('reports').set({ settled: 1 }).where('id', '=', report).execute()
    },
  }
}

import { reportOf, saidOf } from './rows.ts'
import type { Database } from './schema.ts'
import type { Talk } from './store.ts'

export function talkOf({ connection: db }: Database): Talk {
  return {
    say: ({ table, author, key, ...words }) =>
      db.transaction().execute(async within => {
        // Counting up locks the table's row, so lines are numbered in the order in which they can be read.
        const counted = await within
          .updateTable('tables')
          .set(({ eb }) => ({ said: eb('said', '+', 1) }))
          .where('id', '=', table)
          .where(({ not, exists, selectFrom }) =>
            not(
              exists(
                selectFrom('talk')
                  .select('n')
                  .where('author', '=', author)
                  .where('table_id', '=', table)
                  .where('key', '=', key),
              ),
            ),
          )
          .returning('said')
          .executeTakeFirst()
        if (counted !== undefined) {
          const row = { ...words, table_id: table, author, key, n: counted.said }
          await within.insertInto('talk').values(row).execute()
          return saidOf(row)
        }
        const before = await within
          .selectFrom('talk')
          .selectAll()
          .where('author', '=', author)
          .where('table_id', '=', table)
          .where('key', '=', key)
          .executeTakeFirst()
        return before && saidOf(before)
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
      return rows.map(saidOf).reverse()
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

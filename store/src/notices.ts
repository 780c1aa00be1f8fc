import type { Database } from './schema.ts'
import type { Notices } from './store.ts'

/** What a notice by letter is about begins like this. */
export const LETTER = 'letter-'
const BROWSERS = 5

export function noticesOf({ connection: db }: Database): Notices {
  return {
    async subscribe(subscription) {
      const { person, p256dh, auth, created } = subscription
      await db
        .insertInto('subscriptions')
        .values(subscription)
        .onConflict(found => found.column('endpoint').doUpdateSet({ person, p256dh, auth, created })) // a browser that changed hands
        .execute()
      const kept = await db
        .selectFrom('subscriptions')
        .select('endpoint')
        .where('person', '=', person)
        .orderBy('created', 'desc')
        .orderBy('endpoint')
        .execute()
      const over = kept.slice(BROWSERS).map(({ endpoint }) => endpoint)
      if (over.length > 0) await db.deleteFrom('subscriptions').where('endpoint', 'in', over).execute()
    },
    async unsubscribe(endpoint) {
      await db.deleteFrom('subscriptions').where('endpoint', '=', endpoint).execute()
    },
    subscriptions: person =>
      db.selectFrom('subscriptions').selectAll().where('person', '=', person).orderBy('endpoint').execute(),
    async first({ table, ...notice }) {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('notices')
        .values({ ...notice, table_id: table })
        .onConflict(found => found.doNothing())
        .executeTakeFirstOrThrow()
      return numInsertedOrUpdatedRows === 1n
    },
    async lastLetter(person, table) {
      const { at } = await db
        .selectFrom('notices')
        .select(({ fn }) => fn.max('at').as('at'))
        .where('person', '=', person)
        .where('table_id', '=', table)
        .where('about', 'like', `${LETTER}%`)
        .executeTakeFirstOrThrow()
      return at
    },
  }
}

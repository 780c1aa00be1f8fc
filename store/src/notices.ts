import type { Database } from './schema.ts'
import type { Notices } from './store.ts'

export function noticesOf({ connection: db }: Database): Notices {
  return {
    async subscribe(subscription) {
      const { person, p256dh, auth } = subscription
      await db
        .insertInto('subscriptions')
        .values(subscription)
        .onConflict(found => found.column('endpoint').doUpdateSet({ person, p256dh, auth })) // a browser that changed hands
        .execute()
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
  }
}

import type { Database } from '../schema.ts'
import type { Tokens } from '../store.ts'

export function tokensOf({ connection: db }: Database): Tokens {
  return {
    async add(token) {
      await db.insertInto('tokens').values(token).execute()
    },
    find: id => db.selectFrom('tokens').selectAll().where('id', '=', id).executeTakeFirst(),
    of: person =>
      db
        .selectFrom('tokens')
        .selectAll()
        .where('person', '=', person)
        .orderBy('created')
        .orderBy('name')
        .orderBy('id')
        .execute(),
    async remove(person, id) {
      const { numDeletedRows } = await db
        .deleteFrom('tokens')
        .where('person', '=', person)
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      return numDeletedRows === 1n
    },
  }
}

import { personOf } from '../rows.ts'
import type { Database } from '../schema.ts'
import type { People } from '../store.ts'
import { exportPerson } from './export.ts'
import { forget } from './forget.ts'
import { link } from './link.ts'

export function peopleOf({ connection: db }: Database): People {
  return {
    async create({ notices, ...person }) {
      await db
        .insertInto('people')
        .values({ ...person, notices: JSON.stringify(notices) })
        .execute()
    },
    async find(id) {
      const row = await db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst()
      return row && personOf(row)
    },
    async ofAccount(account) {
      const row = await db.selectFrom('people').selectAll().where('account', '=', account).executeTakeFirst()
      return row && personOf(row)
    },
    async change(id, { notices, ...plain }) {
      const set = { ...plain, ...(notices === undefined ? {} : { notices: JSON.stringify(notices) }) }
      if (Object.keys(set).length > 0) await db.updateTable('people').set(set).where('id', '=', id).execute()
    },
    link: (guest, account) => db.transaction().execute(within => link(within, guest, account)),
    export: id => exportPerson(db, id),
    forget: id => db.transaction().execute(within => forget(within, id)),

    async block(person, other) {
      await db
        .insertInto('blocks')
        .values({ person, other })
        .onConflict(found => found.doNothing())
        .execute()
    },
    async unblock(person, other) {
      await db.deleteFrom('blocks').where('person', '=', person).where('other', '=', other).execute()
    },
    async blocked(person) {
      const rows = await db.selectFrom('blocks').select('other').where('person', '=', person).orderBy('other').execute()
      return rows.map(({ other }) => other)
    },
    async apart(people) {
      if (people.length < 2) return false
      const found = await db
        .selectFrom('blocks')
        .select('person')
        .where('person', 'in', people)
        .where('other', 'in', people)
        .executeTakeFirst()
      return found !== undefined
    },
  }
}

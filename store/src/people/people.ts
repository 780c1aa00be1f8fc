import { nameSkeleton } from '@masterplan/protocol'
import { personOf } from '../rows.ts'
import type { Database } from '../schema.ts'
import type { People } from '../store.ts'
import { exportPerson } from './export.ts'
import { forget } from './forget.ts'
import { link, raiseEpoch } from './link.ts'
import { isFree, nameAccount } from './names.ts'

export function peopleOf({ connection: db }: Database): People {
  return {
    async create({ notices, program, ...person }) {
      const account_name = person.account === null || person.name === null ? null : nameSkeleton(person.name)
      await db
        .insertInto('people')
        .values({ ...person, account_name, program: Number(program), notices: JSON.stringify(notices) })
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
    async change(id, { notices, program, ...plain }) {
      const set = {
        ...plain,
        ...(notices === undefined ? {} : { notices: JSON.stringify(notices) }),
        ...(program === undefined ? {} : { program: Number(program) }),
      }
      if (Object.keys(set).length > 0) await db.updateTable('people').set(set).where('id', '=', id).execute()
    },
    rename: (id, name) =>
      db.transaction().execute(async within => {
        const person = await within.selectFrom('people').select('account').where('id', '=', id).executeTakeFirst()
        if (person?.account == null) {
          await within.updateTable('people').set({ name }).where('id', '=', id).execute()
          return true
        }
        if (!(await isFree(within, name, id))) return false
        await nameAccount(within, id, name)
        return true
      }),
    raiseEpoch: id => db.transaction().execute(within => raiseEpoch(within, id)),
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
    blocksOf: people =>
      db
        .selectFrom('blocks')
        .selectAll()
        .where(({ or, eb }) => or([eb('person', 'in', people), eb('other', 'in', people)]))
        .execute(),
  }
}

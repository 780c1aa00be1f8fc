import { chatLineOf, entryOf, personOf, reportOf } from '../rows.ts'
import type { Connection } from '../schema.ts'
import type { PersonData } from '../store.ts'
import { complete } from '../tables.ts'

/** Everything with this person's id on it, secret or not: what of it they may take along, the server decides. */
export async function exportPerson(db: Connection, id: string): Promise<PersonData | undefined> {
  const person = await db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst()
  if (person === undefined) return undefined
  const hosted = await db.selectFrom('tables').select('id').where('host', '=', id).execute()
  const seated = await db.selectFrom('seats').select('table_id as id').where('person', '=', id).execute()
  const entries = await db
    .selectFrom('entries')
    .selectAll()
    .where('author', '=', id)
    .orderBy('table_id')
    .orderBy('seq')
    .execute()
  const chat = await db
    .selectFrom('talk')
    .selectAll()
    .where('author', '=', id)
    .orderBy('table_id')
    .orderBy('n')
    .execute()
  const muted = await db.selectFrom('mutes').selectAll().where('person', '=', id).execute()
  const blocked = await db.selectFrom('blocks').select('other').where('person', '=', id).orderBy('other').execute()
  const reports = await db.selectFrom('reports').selectAll().where('by', '=', id).orderBy('at').execute()
  const at = [...new Set([...hosted, ...seated].map(table => table.id))].sort()
  return {
    person: personOf(person),
    tables: await pagesOf(db, at),
    entries: entries.map(row => ({ ...entryOf(row), table: row.table_id })),
    chat: chat.map(chatLineOf),
    ratings: await db.selectFrom('ratings').selectAll().where('who', '=', `person:${id}`).execute(),
    blocked: blocked.map(({ other }) => other),
    muted: muted.map(({ table_id, other }) => ({ table: table_id, person: other })),
    reports: reports.map(reportOf),
    subscriptions: await db.selectFrom('subscriptions').selectAll().where('person', '=', id).execute(),
    tokens: await db.selectFrom('tokens').selectAll().where('person', '=', id).orderBy('created').execute(),
  }
}

/** The number of values in one statement is limited. */
const AT_ONCE = 500
async function pagesOf(db: Connection, ids: readonly string[]): Promise<PersonData['tables']> {
  const tables = []
  for (let from = 0; from < ids.length; from += AT_ONCE)
    tables.push(...(await complete(db, ids.slice(from, from + AT_ONCE))))
  return tables
}

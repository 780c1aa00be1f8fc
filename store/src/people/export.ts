import { sql } from 'kysely'
import { chatLineOf, entryOf, personOf, reportOf } from '../rows.ts'
import type { Connection } from '../schema.ts'
import type { PersonData } from '../store.ts'
import { complete } from '../tables.ts'

/** Everything with this person's id on it. */
export async function exportPerson(db: Connection, id: string): Promise<PersonData | undefined> {
  const person = await db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst()
  if (person === undefined) return undefined
  const hosted = await db.selectFrom('tables').select('id').where('host', '=', id).execute()
  const seated = await db.selectFrom('seats').select('table_id as id').where('person', '=', id).execute()
  const entries = await shownEntries(db, id)
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
  }
}

/**
 * What they did. The sender of a command is stored as the author of all that came of it, also of what luck dealt to others.
 * So until a table is finished it is not the author who decides, but what a line is: luck is left out, and so is a move of
 * any seat but theirs.
 */
const shownEntries = (db: Connection, id: string) =>
  db
    .selectFrom('entries')
    .innerJoin('tables', 'tables.id', 'entries.table_id')
    .selectAll('entries')
    .where('entries.author', '=', id)
    .where(({ eb, or, and, exists }) =>
      or([
        eb('tables.status', 'in', ['over', 'ended']),
        eb('entries.kind', 'not in', ['move', 'luck']),
        and([eb('entries.kind', '=', 'move'), exists(seatMovedBy(id))]),
      ]),
    )
    .orderBy('entries.table_id')
    .orderBy('entries.seq')
    .execute()

/** The seat that an entry is a move of, if it is theirs, also while a bot keeps it for them. */
const seatMovedBy = (id: string) =>
  sql`(select 1 from seats where seats.table_id = entries.table_id and seats.person = ${id}
    and cast(seats.seat as text) = entries."by")`

/** The number of values in one statement is limited. */
const AT_ONCE = 500
async function pagesOf(db: Connection, ids: readonly string[]): Promise<PersonData['tables']> {
  const tables = []
  for (let from = 0; from < ids.length; from += AT_ONCE)
    tables.push(...(await complete(db, ids.slice(from, from + AT_ONCE))))
  return tables
}

import { sql } from 'kysely'
import { personOf } from '../rows.ts'
import type { Within } from '../schema.ts'
import type { LinkedPerson } from '../store.ts'
import { freeName, nameAccount } from './names.ts'

/** A guest signs up, or signs in on another device where they had played as a guest. */
export async function link(db: Within, guest: string, account: string): Promise<LinkedPerson> {
  const owner = await db.selectFrom('people').selectAll().where('account', '=', account).executeTakeFirst()
  if (owner !== undefined) {
    const tables = owner.id === guest ? [] : await bothAt(db, guest, owner.id)
    if (tables.length > 0) return { ok: false, tables }
    if (owner.id !== guest) await merge(db, guest, owner.id)
    return { ok: true, person: personOf(owner) }
  }
  await raiseEpoch(db, guest)
  const linked = await db
    .updateTable('people')
    .set({ account })
    .where('id', '=', guest)
    .returningAll()
    .executeTakeFirst()
  if (linked === undefined) throw new Error('A person was linked who does not exist.')
  if (linked.name === null) return { ok: true, person: personOf(linked) }
  const name = await freeName(db, linked.name, guest)
  await nameAccount(db, guest, name)
  return { ok: true, person: { ...personOf(linked), name } }
}

export async function raiseEpoch(db: Within, person: string): Promise<number> {
  await db.deleteFrom('tokens').where('person', '=', person).execute()
  const raised = await db
    .updateTable('people')
    .set(({ eb }) => ({ epoch: eb('epoch', '+', 1) }))
    .where('id', '=', person)
    .returning('epoch')
    .executeTakeFirst()
  return raised?.epoch ?? 0
}

/** Tables that are not finished where both sit. */
async function bothAt(db: Within, one: string, other: string): Promise<string[]> {
  const rows = await db
    .selectFrom('seats as mine')
    .innerJoin('seats as theirs', 'theirs.table_id', 'mine.table_id')
    .innerJoin('tables', 'tables.id', 'mine.table_id')
    .select('tables.id')
    .distinct()
    .where('mine.holder', '=', 'person')
    .where('theirs.holder', '=', 'person')
    .where('mine.person', '=', one)
    .where('theirs.person', '=', other)
    .where('tables.status', 'in', ['gathering', 'playing'])
    .execute()
  return rows.map(({ id }) => id)
}

/** All that was `from`'s is `into`'s, and `from` is no more. */
async function merge(db: Within, from: string, into: string): Promise<void> {
  // Both may have used the same key at the same table: a key of the guest's gets the guest's id, so that they stay apart.
  const key = sql<string>`${`${from}.`} || ${sql.ref('key')}`
  await db.updateTable('tables').set({ host: into, key }).where('host', '=', from).execute()
  await db.updateTable('entries').set({ author: into, key }).where('author', '=', from).execute()
  await db.updateTable('talk').set({ author: into, key }).where('author', '=', from).execute()
  await freeKeptSeats(db, from, into)
  await freeKeptSeats(db, into, from)
  await db.updateTable('seats').set({ person: into }).where('person', '=', from).execute()
  await db.updateTable('subscriptions').set({ person: into }).where('person', '=', from).execute()
  await db.updateTable('reports').set({ by: into }).where('by', '=', from).execute()
  await db.updateTable('reports').set({ about: into }).where('about', '=', from).execute()
  await mergeLists(db, from, into)
  await mergeRatings(db, `person:${from}`, `person:${into}`)
  await db.deleteFrom('tokens').where('person', '=', from).execute()
  await db.deleteFrom('people').where('id', '=', from).execute()
}

/** Where one has a seat, no bot keeps another for them: nobody comes back to two. */
async function freeKeptSeats(db: Within, keptFor: string, seated: string): Promise<void> {
  const tables = db.selectFrom('seats').select('table_id').where('person', '=', seated)
  await db
    .updateTable('seats')
    .set({ person: null })
    .where('holder', '=', 'bot')
    .where('person', '=', keptFor)
    .where('table_id', 'in', tables)
    .execute()
}

/** Lists of pairs: what both have is kept once, and nobody avoids themselves. */
async function mergeLists(db: Within, from: string, into: string): Promise<void> {
  const blocks = await db
    .deleteFrom('blocks')
    .where(({ or, eb }) => or([eb('person', '=', from), eb('other', '=', from)]))
    .returningAll()
    .execute()
  const mutes = await db
    .deleteFrom('mutes')
    .where(({ or, eb }) => or([eb('person', '=', from), eb('other', '=', from)]))
    .returningAll()
    .execute()
  const notices = await db.deleteFrom('notices').where('person', '=', from).returningAll().execute()

  const renamed = (id: string): string => (id === from ? into : id)
  const pair = <Row extends { person: string; other: string }>(row: Row): Row[] => {
    const [person, other] = [renamed(row.person), renamed(row.other)]
    return person === other ? [] : [{ ...row, person, other }]
  }
  for (const row of blocks.flatMap(pair))
    await db
      .insertInto('blocks')
      .values(row)
      .onConflict(found => found.doNothing())
      .execute()
  for (const row of mutes.flatMap(pair))
    await db
      .insertInto('mutes')
      .values(row)
      .onConflict(found => found.doNothing())
      .execute()
  for (const row of notices)
    await db
      .insertInto('notices')
      .values({ ...row, person: into })
      .onConflict(found => found.doNothing())
      .execute()
}

/** Where both are rated, the one with more matches knows better. */
async function mergeRatings(db: Within, from: string, into: string): Promise<void> {
  const theirs = await db.deleteFrom('ratings').where('who', '=', from).returningAll().execute()
  for (const row of theirs) {
    const { who, game, players, ...better } = row
    await db
      .insertInto('ratings')
      .values({ ...row, who: into })
      .onConflict(found =>
        found.columns(['who', 'game', 'players']).doUpdateSet(better).where('ratings.matches', '<', better.matches),
      )
      .execute()
  }
  await db.updateTable('rating_changes').set({ who: into }).where('who', '=', from).execute()
}

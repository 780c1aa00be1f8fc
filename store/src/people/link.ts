import { sql } from 'kysely'
import { personOf } from '../rows.ts'
import type { Within } from '../schema.ts'
import type { Person } from '../store.ts'

/** A guest signs up, or signs in on another device where they had played as a guest. */
export async function link(db: Within, guest: string, account: string): Promise<Person> {
  const owner = await db.selectFrom('people').selectAll().where('account', '=', account).executeTakeFirst()
  if (owner !== undefined && owner.id !== guest) await merge(db, guest, owner.id)
  if (owner !== undefined) return personOf(owner)
  const linked = await db
    .updateTable('people')
    .set({ account })
    .where('id', '=', guest)
    .returningAll()
    .executeTakeFirst()
  if (linked === undefined) throw new Error('A person was linked who does not exist.')
  return personOf(linked)
}

/** All that was `from`'s is `into`'s, and `from` is no more. */
async function merge(db: Within, from: string, into: string): Promise<void> {
  // Both may have used the same key at the same table: a key of the guest's gets the guest's id, so that they stay apart.
  const key = sql<string>`${`${from}.`} || ${sql.ref('key')}`
  await db.updateTable('tables').set({ host: into, key }).where('host', '=', from).execute()
  await db.updateTable('entries').set({ author: into, key }).where('author', '=', from).execute()
  await db.updateTable('talk').set({ author: into, key }).where('author', '=', from).execute()
  await db.updateTable('seats').set({ person: into }).where('person', '=', from).execute()
  await db.updateTable('subscriptions').set({ person: into }).where('person', '=', from).execute()
  await db.updateTable('reports').set({ by: into }).where('by', '=', from).execute()
  await db.updateTable('reports').set({ about: into }).where('about', '=', from).execute()
  await mergeLists(db, from, into)
  await mergeRatings(db, `person:${from}`, `person:${into}`)
  await db.deleteFrom('people').where('id', '=', from).execute()
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

import { randomBytes } from 'node:crypto'
import type { Within } from '../schema.ts'

/** Takes a person out of everything. Matches of others keep their logs, with an author who is nobody. */
export async function forget(db: Within, id: string): Promise<void> {
  // First, so that whoever rates a match of theirs at the same time waits, or is waited for.
  await db.deleteFrom('people').where('id', '=', id).execute()
  const nobody = `gone-${randomBytes(9).toString('base64url')}` // tells their commands from others', and nothing else
  await db.updateTable('entries').set({ author: nobody }).where('author', '=', id).execute()
  await db.updateTable('tables').set({ host: null }).where('host', '=', id).execute()
  await db
    .updateTable('seats')
    .set({ holder: 'nobody', person: null, name: null })
    .where('person', '=', id)
    .where('holder', '=', 'invited')
    .execute()
  await db.updateTable('seats').set({ person: null, name: null }).where('person', '=', id).execute()
  // The line stays as a number: a reader who counted it must not miss the next one.
  await db.updateTable('talk').set({ author: null, name: '', text: '' }).where('author', '=', id).execute()

  const who = `person:${id}`
  await db.deleteFrom('ratings').where('who', '=', who).execute()
  await db.updateTable('rating_changes').set({ who: 'gone' }).where('who', '=', who).execute()
  await db
    .deleteFrom('blocks')
    .where(({ or, eb }) => or([eb('person', '=', id), eb('other', '=', id)]))
    .execute()
  await db
    .deleteFrom('mutes')
    .where(({ or, eb }) => or([eb('person', '=', id), eb('other', '=', id)]))
    .execute()
  await db.updateTable('reports').set({ by: null, text: '' }).where('by', '=', id).execute()
  await db.deleteFrom('reports').where('about', '=', id).execute()
  await db.deleteFrom('subscriptions').where('person', '=', id).execute()
  await db.deleteFrom('notices').where('person', '=', id).execute()
  await db.deleteFrom('tokens').where('person', '=', id).execute()
}

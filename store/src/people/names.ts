import { isKeptName, nameSkeleton } from '@masterplan/protocol'
import type { Connection } from '../schema.ts'

const LONGEST = 40

/** This name, or with the first number that makes it nobody else's. */
export async function freeName(db: Connection, name: string, person: string): Promise<string> {
  for (let number = 1; ; number++) {
    const tried = number === 1 ? name : `${name.slice(0, LONGEST - 5).trimEnd()} ${number}`
    if (await isFree(db, tried, person)) return tried
  }
}

export async function isFree(db: Connection, name: string, person: string): Promise<boolean> {
  const taken = await db
    .selectFrom('people')
    .select('id')
    .where('account_name', '=', nameSkeleton(name))
    .where('id', '<>', person)
    .executeTakeFirst()
  return taken === undefined
}

/** Gives every account a name of its own, the oldest first; names that are kept for the house are given back. */
export async function uniqueNames(db: Connection): Promise<void> {
  const people = await db
    .selectFrom('people')
    .selectAll()
    .where('name', 'is not', null)
    .orderBy('created')
    .orderBy('id')
    .execute()
  for (const { id, name, account } of people) {
    if (name === null) continue
    if (isKeptName(name)) await db.updateTable('people').set({ name: null }).where('id', '=', id).execute()
    else if (account !== null) await nameAccount(db, id, await freeName(db, name, id))
  }
}

export async function nameAccount(db: Connection, person: string, name: string): Promise<void> {
  const set = { name, account_name: nameSkeleton(name) }
  await db.updateTable('people').set(set).where('id', '=', person).execute()
}

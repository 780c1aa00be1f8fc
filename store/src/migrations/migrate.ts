import { type Migration, Migrator } from 'kysely/migration'
import type { Connection } from '../schema.ts'
import { tables } from './0001-tables.ts'
import { people } from './0002-people.ts'
import { accounts } from './0003-accounts.ts'
import { identity, settleIdentity } from './0004-identity.ts'
import { seatsOfNobody } from './0005-seats-of-nobody.ts'
import { openings } from './0006-openings.ts'
import { forgetOldRatings, ratingsAnew } from './0007-ratings-anew.ts'
import { awaited } from './0008-awaited.ts'

/** Every change of the schema, in the order of their names. What has been released is never edited: a new one follows. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-tables': tables,
  '0002-people': people,
  '0003-accounts': accounts,
  '0004-identity': identity,
  '0005-seats-of-nobody': seatsOfNobody,
  '0006-openings': openings,
  '0007-ratings-anew': ratingsAnew,
  '0008-awaited': awaited,
}

/** The name of the newest: what a backup says it was made with. */
export const SCHEMA = Object.keys(MIGRATIONS).at(-1)!

/** What a migration does to rows, beside the schema: done for rows of an older backup once they are in. */
const SETTLED: Readonly<Record<string, (db: Connection) => Promise<void>>> = {
  '0004-identity': settleIdentity,
  '0007-ratings-anew': forgetOldRatings,
}

/** The schema of the first release: what older ones wrote, nobody has. */
const FIRST = '0003-accounts'
/** Whether a backup was made by an earlier release. */
export const isOlderSchema = (schema: unknown): schema is string =>
  typeof schema === 'string' && schema in MIGRATIONS && schema >= FIRST && schema !== SCHEMA

/** Brings rows of an older schema, put into today's, to what their migrations would have made of them. */
export async function settleSince(db: Connection, schema: string): Promise<void> {
  for (const [name, settle] of Object.entries(SETTLED)) if (name > schema) await settle(db)
}

const migratorOf = (db: Connection): Migrator =>
  new Migrator({ db, provider: { getMigrations: async () => ({ ...MIGRATIONS }) } })

/** Brings the schema up to date. Several processes may start at once: one does it, the others wait. */
export async function migrateUp(db: Connection): Promise<void> {
  done(await migratorOf(db).migrateToLatest())
}

function done({ error }: { readonly error?: unknown }): void {
  if (error !== undefined) throw error
}

import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Connection } from '../schema.ts'

/**
 * Ratings start again: they could be made at will, against bots, by guests, with any options. From now on each change says
 * how many matches it rests on.
 */
export const ratingsAnew: Migration = { up, down }

async function up(db: Kysely<unknown>): Promise<void> {
  await clear(db)
  await db.schema
    .alterTable('rating_changes')
    .addColumn('matches', 'integer', column => column.notNull().defaultTo(0))
    .execute()
}

async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('rating_changes').dropColumn('matches').execute()
}

async function clear(db: Kysely<unknown>): Promise<void> {
  await sql`delete from rating_changes`.execute(db)
  await sql`delete from ratings`.execute(db)
}

/** The same for ratings that an older backup brings back. */
export const forgetOldRatings = (db: Connection): Promise<void> => clear(db as Kysely<unknown>)

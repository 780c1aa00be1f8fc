import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Whose decision it is, kept with the table, so that a list of somebody's tables replays none of them. Of matches from
 * before it is not known until their next step: whoever lists them asks the table itself.
 */
export const awaited: Migration = { up, down }

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('tables').addColumn('awaited', 'text').execute()
}

async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('tables').dropColumn('awaited').execute()
}

import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Where tables that still gather were opened from, when their host was last there, and since when a browser is told. */
export const openings: Migration = { up, down }

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('openings')
    .addColumn('table_id', 'text', column => column.primaryKey())
    .addColumn('opened_from', 'text', column => column.notNull())
    .addColumn('host_seen', 'bigint', column => column.notNull())
    .execute()
  await db.schema.createIndex('openings_from').on('openings').columns(['opened_from']).execute()
  await db.schema
    .alterTable('subscriptions')
    .addColumn('created', 'bigint', column => column.notNull().defaultTo(0))
    .execute()
}

async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('subscriptions').dropColumn('created').execute()
  await db.schema.dropTable('openings').execute()
}

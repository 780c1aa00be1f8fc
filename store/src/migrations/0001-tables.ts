import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Tables, their logs and their deadlines. */
export const tables: Migration = { up, down }

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('tables')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('game', 'text', column => column.notNull())
    .addColumn('rules', 'text', column => column.notNull())
    .addColumn('players', 'integer', column => column.notNull())
    .addColumn('options', 'text', column => column.notNull())
    .addColumn('host', 'text')
    .addColumn('key', 'text', column => column.notNull())
    .addColumn('visibility', 'text', column => column.notNull())
    .addColumn('clock', 'text', column => column.notNull())
    .addColumn('rated', 'integer', column => column.notNull())
    .addColumn('seed', 'text', column => column.notNull())
    .addColumn('seed_hash', 'text', column => column.notNull())
    .addColumn('status', 'text', column => column.notNull())
    .addColumn('created', 'bigint', column => column.notNull())
    .addColumn('changed', 'bigint', column => column.notNull())
    .addColumn('seq', 'integer', column => column.notNull())
    .addColumn('said', 'integer', column => column.notNull())
    .addColumn('result', 'text')
    .addColumn('rematch_of', 'text')
    .addUniqueConstraint('tables_once', ['host', 'key'])
    .execute()
  await db.schema.createIndex('tables_listed').on('tables').columns(['status', 'visibility', 'created']).execute()

  await db.schema
    .createTable('seats')
    .addColumn('table_id', 'text', column => column.notNull().references('tables.id'))
    .addColumn('seat', 'integer', column => column.notNull())
    .addColumn('holder', 'text', column => column.notNull())
    .addColumn('person', 'text')
    .addColumn('bot', 'text')
    .addColumn('name', 'text')
    .addPrimaryKeyConstraint('seats_key', ['table_id', 'seat'])
    .execute()
  await db.schema.createIndex('seats_of').on('seats').columns(['person', 'table_id']).execute()

  // No reference to `tables` here: an append counts up there first, so it has found its table; checking again would cost.
  await db.schema
    .createTable('entries')
    .addColumn('table_id', 'text', column => column.notNull())
    .addColumn('seq', 'integer', column => column.notNull())
    .addColumn('kind', 'text', column => column.notNull())
    .addColumn('by', 'text')
    .addColumn('line', 'text', column => column.notNull())
    .addColumn('at', 'bigint', column => column.notNull())
    .addColumn('author', 'text', column => column.notNull())
    .addColumn('key', 'text', column => column.notNull())
    .addColumn('part', 'integer', column => column.notNull())
    .addPrimaryKeyConstraint('entries_key', ['table_id', 'seq'])
    // The author first: the same index finds a repeated command, and all that somebody did.
    .addUniqueConstraint('entries_once', ['author', 'table_id', 'key', 'part'])
    .addCheckConstraint('entries_counted', sql`seq > 0`)
    .execute()

  await db.schema
    .createTable('deadlines')
    .addColumn('table_id', 'text', column => column.notNull())
    .addColumn('name', 'text', column => column.notNull())
    .addColumn('due', 'bigint', column => column.notNull())
    .addColumn('seq', 'integer', column => column.notNull())
    .addPrimaryKeyConstraint('deadlines_key', ['table_id', 'name'])
    .execute()
  await db.schema.createIndex('deadlines_due').on('deadlines').columns(['due']).execute()
}

async function down(db: Kysely<unknown>): Promise<void> {
  for (const name of ['deadlines', 'entries', 'seats', 'tables']) await db.schema.dropTable(name).execute()
}

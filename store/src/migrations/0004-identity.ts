import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { uniqueNames } from '../people/names.ts'
import type { Connection } from '../schema.ts'

/** Who somebody is can be taken back: epochs, tokens by name, names of accounts that are told apart. */
export const identity: Migration = { up, down }

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('people')
    .addColumn('epoch', 'integer', column => column.notNull().defaultTo(0))
    .execute()
  await db.schema
    .alterTable('people')
    .addColumn('program', 'integer', column => column.notNull().defaultTo(0))
    .execute()
  await db.schema.alterTable('people').addColumn('account_name', 'text').execute()
  await db.schema.createIndex('people_account_names').unique().on('people').columns(['account_name']).execute()
  await db.schema
    .createTable('tokens')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('person', 'text', column => column.notNull())
    .addColumn('name', 'text', column => column.notNull())
    .addColumn('created', 'bigint', column => column.notNull())
    .execute()
  await db.schema.createIndex('tokens_of').on('tokens').columns(['person']).execute()
  await sql`delete from account_sessions`.execute(db)
  await settleIdentity(db as Connection) // its columns are all there by now
}

/** What rows of before lack: people with an account sign in again, and their names are told apart. Also for old backups. */
export async function settleIdentity(db: Connection): Promise<void> {
  await db.updateTable('people').set({ epoch: 1 }).where('account', 'is not', null).where('epoch', '=', 0).execute()
  await uniqueNames(db)
}

async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('tokens').execute()
  await db.schema.dropIndex('people_account_names').execute()
  for (const column of ['account_name', 'program', 'epoch']) {
    await db.schema.alterTable('people').dropColumn(column).execute()
  }
}

import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** People, what they say, how well they play, and how they are told. */
export const people: Migration = { up, down }

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('people')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('name', 'text')
    .addColumn('account', 'text', column => column.unique())
    .addColumn('notices', 'text', column => column.notNull())
    .addColumn('created', 'bigint', column => column.notNull())
    .addColumn('seen', 'bigint', column => column.notNull())
    .execute()
  await db.schema
    .createTable('blocks')
    .addColumn('person', 'text', column => column.notNull())
    .addColumn('other', 'text', column => column.notNull())
    .addPrimaryKeyConstraint('blocks_key', ['person', 'other'])
    .execute()
  await db.schema.createIndex('blocks_of').on('blocks').columns(['other']).execute()
  await upTalk(db)
  await upRatings(db)
  await upNotices(db)
}

async function upTalk(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('talk')
    .addColumn('table_id', 'text', column => column.notNull().references('tables.id'))
    .addColumn('n', 'integer', column => column.notNull())
    .addColumn('author', 'text')
    .addColumn('name', 'text', column => column.notNull())
    .addColumn('text', 'text', column => column.notNull())
    .addColumn('at', 'bigint', column => column.notNull())
    .addColumn('key', 'text', column => column.notNull())
    .addPrimaryKeyConstraint('talk_key', ['table_id', 'n'])
    .addUniqueConstraint('talk_once', ['author', 'table_id', 'key'])
    .execute()
  await db.schema
    .createTable('mutes')
    .addColumn('table_id', 'text', column => column.notNull().references('tables.id'))
    .addColumn('person', 'text', column => column.notNull())
    .addColumn('other', 'text', column => column.notNull())
    .addPrimaryKeyConstraint('mutes_key', ['person', 'table_id', 'other'])
    .execute()
  await db.schema.createIndex('mutes_of').on('mutes').columns(['other']).execute()
  await db.schema
    .createTable('reports')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('table_id', 'text', column => column.notNull().references('tables.id'))
    .addColumn('by', 'text')
    .addColumn('about', 'text')
    .addColumn('reason', 'text', column => column.notNull())
    .addColumn('text', 'text', column => column.notNull())
    .addColumn('at', 'bigint', column => column.notNull())
    .addColumn('settled', 'integer', column => column.notNull())
    .execute()
  await db.schema.createIndex('reports_waiting').on('reports').columns(['settled', 'at']).execute()
}

async function upRatings(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('ratings')
    .addColumn('who', 'text', column => column.notNull())
    .addColumn('game', 'text', column => column.notNull())
    .addColumn('players', 'integer', column => column.notNull())
    .addColumn('mu', 'double precision', column => column.notNull())
    .addColumn('sigma', 'double precision', column => column.notNull())
    .addColumn('shown', 'double precision', column => column.notNull())
    .addColumn('matches', 'integer', column => column.notNull())
    .addColumn('changed', 'bigint', column => column.notNull())
    .addPrimaryKeyConstraint('ratings_key', ['who', 'game', 'players'])
    .execute()
  await db.schema.createIndex('ratings_best').on('ratings').columns(['game', 'players', 'shown']).execute()
  await db.schema
    .createTable('rating_changes')
    .addColumn('table_id', 'text', column => column.notNull().references('tables.id'))
    .addColumn('place', 'integer', column => column.notNull())
    .addColumn('who', 'text', column => column.notNull())
    .addColumn('mu_before', 'double precision')
    .addColumn('sigma_before', 'double precision')
    .addColumn('mu', 'double precision', column => column.notNull())
    .addColumn('sigma', 'double precision', column => column.notNull())
    .addPrimaryKeyConstraint('rating_changes_key', ['table_id', 'place'])
    .execute()
  await db.schema.createIndex('rating_changes_of').on('rating_changes').columns(['who']).execute()
}

async function upNotices(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('subscriptions')
    .addColumn('endpoint', 'text', column => column.primaryKey())
    .addColumn('person', 'text', column => column.notNull())
    .addColumn('p256dh', 'text', column => column.notNull())
    .addColumn('auth', 'text', column => column.notNull())
    .execute()
  await db.schema.createIndex('subscriptions_of').on('subscriptions').columns(['person']).execute()
  await db.schema
    .createTable('notices')
    .addColumn('person', 'text', column => column.notNull())
    .addColumn('table_id', 'text', column => column.notNull().references('tables.id'))
    .addColumn('about', 'text', column => column.notNull())
    .addColumn('at', 'bigint', column => column.notNull())
    .addPrimaryKeyConstraint('notices_key', ['person', 'table_id', 'about'])
    .execute()
}

async function down(db: Kysely<unknown>): Promise<void> {
  const names = [
    'notices',
    'subscriptions',
    'rating_changes',
    'ratings',
    'reports',
    'mutes',
    'talk',
    'blocks',
    'people',
  ]
  for (const name of names) await db.schema.dropTable(name).execute()
}

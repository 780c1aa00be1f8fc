import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * What better-auth keeps of accounts, under names of ours and its own names for columns. Times are text and truths whole
 * numbers in both databases, so that a backup of one fits the other.
 */
export const accounts: Migration = { up, down }

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('account_users')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('name', 'text', column => column.notNull())
    .addColumn('email', 'text', column => column.notNull().unique())
    .addColumn('emailVerified', 'integer', column => column.notNull())
    .addColumn('image', 'text')
    .addColumn('createdAt', 'text', column => column.notNull())
    .addColumn('updatedAt', 'text', column => column.notNull())
    .execute()
  await db.schema
    .createTable('account_sessions')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('userId', 'text', column => column.notNull().references('account_users.id').onDelete('cascade'))
    .addColumn('token', 'text', column => column.notNull().unique())
    .addColumn('expiresAt', 'text', column => column.notNull())
    .addColumn('ipAddress', 'text')
    .addColumn('userAgent', 'text')
    .addColumn('createdAt', 'text', column => column.notNull())
    .addColumn('updatedAt', 'text', column => column.notNull())
    .execute()
  await db.schema.createIndex('account_sessions_of').on('account_sessions').columns(['userId']).execute()
  await upProofs(db)
}

/** How somebody shows that an account is theirs. */
async function upProofs(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('account_credentials')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('userId', 'text', column => column.notNull().references('account_users.id').onDelete('cascade'))
    .addColumn('accountId', 'text', column => column.notNull())
    .addColumn('providerId', 'text', column => column.notNull())
    .addColumn('accessToken', 'text')
    .addColumn('refreshToken', 'text')
    .addColumn('idToken', 'text')
    .addColumn('accessTokenExpiresAt', 'text')
    .addColumn('refreshTokenExpiresAt', 'text')
    .addColumn('scope', 'text')
    .addColumn('password', 'text')
    .addColumn('createdAt', 'text', column => column.notNull())
    .addColumn('updatedAt', 'text', column => column.notNull())
    .execute()
  await db.schema.createIndex('account_credentials_of').on('account_credentials').columns(['userId']).execute()
  await db.schema
    .createTable('account_checks')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('identifier', 'text', column => column.notNull())
    .addColumn('value', 'text', column => column.notNull())
    .addColumn('expiresAt', 'text', column => column.notNull())
    .addColumn('createdAt', 'text', column => column.notNull())
    .addColumn('updatedAt', 'text', column => column.notNull())
    .execute()
  await db.schema.createIndex('account_checks_for').on('account_checks').columns(['identifier']).execute()
  await db.schema
    .createTable('account_passkeys')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('userId', 'text', column => column.notNull().references('account_users.id').onDelete('cascade'))
    .addColumn('name', 'text')
    .addColumn('publicKey', 'text', column => column.notNull())
    .addColumn('credentialID', 'text', column => column.notNull())
    .addColumn('counter', 'integer', column => column.notNull())
    .addColumn('deviceType', 'text', column => column.notNull())
    .addColumn('backedUp', 'integer', column => column.notNull())
    .addColumn('transports', 'text')
    .addColumn('createdAt', 'text')
    .addColumn('aaguid', 'text')
    .execute()
  await db.schema.createIndex('account_passkeys_of').on('account_passkeys').columns(['userId']).execute()
  await db.schema.createIndex('account_passkeys_by').on('account_passkeys').columns(['credentialID']).execute()
}

async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of [
    'account_passkeys',
    'account_checks',
    'account_credentials',
    'account_sessions',
    'account_users',
  ]) {
    await db.schema.dropTable(table).execute()
  }
}

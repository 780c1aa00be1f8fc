import type { Schema } from '../schema.ts'

/** Everything that a backup holds, in the order in which it can be put back, with the columns that tell rows apart. */
export const BACKUP_TABLES: { readonly [Name in keyof Schema]: readonly (keyof Schema[Name] & string)[] } = {
  tables: ['id'],
  seats: ['table_id', 'seat'],
  entries: ['table_id', 'seq'],
  deadlines: ['table_id', 'name'],
  openings: ['table_id'],
  people: ['id'],
  tokens: ['id'],
  blocks: ['person', 'other'],
  talk: ['table_id', 'n'],
  mutes: ['person', 'table_id', 'other'],
  reports: ['id'],
  ratings: ['who', 'game', 'players'],
  rating_changes: ['table_id', 'place'],
  subscriptions: ['endpoint'],
  notices: ['person', 'table_id', 'about'],
  account_users: ['id'],
  account_credentials: ['id'],
  account_passkeys: ['id'],
}
export const BACKUP_NAMES = Object.keys(BACKUP_TABLES) as readonly (keyof Schema)[]

/** One row of any table, as JSON can hold it. */
export type AnyRow = Readonly<Record<string, string | number | boolean | null>>

import { chatOf } from './chat.ts'
import { migrateUp } from './migrations/migrate.ts'
import { noticesOf } from './notices.ts'
import { peopleOf } from './people/people.ts'
import { tokensOf } from './people/tokens.ts'
import { ratingsOf } from './ratings.ts'
import { readinessOf } from './readiness.ts'
import type { Database } from './schema.ts'
import type { Store } from './store.ts'
import { type FastQueries, tablesOf } from './tables.ts'

/** A store, and the database below it for those who keep tables of their own in it: accounts, backups. */
export interface OpenStore extends Store {
  readonly database: Database
}

export async function assemble(database: Database, quick: FastQueries): Promise<OpenStore> {
  const { connection } = database
  try {
    await migrateUp(connection)
  } catch (error) {
    await connection.destroy()
    throw error
  }
  const readiness = readinessOf(database)
  return {
    database,
    tables: tablesOf(database, readiness.watched(quick)),
    people: peopleOf(database),
    tokens: tokensOf(database),
    chat: chatOf(database),
    ratings: ratingsOf(database),
    notices: noticesOf(database),
    ready: readiness.ready,
    close: () => connection.destroy(),
  }
}

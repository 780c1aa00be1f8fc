import { access } from 'node:fs/promises'
import { join } from 'node:path'
import type { OpenStore } from '@masterplan/store'
import { type Failure, type Flag, failure, quoted } from '../command.ts'
import type { Args } from './args.ts'

const DATA = 'masterplan-data'
export const DATA_FLAG: Flag = { name: 'data', value: 'FOLDER', help: `where things are kept, ${DATA} unless told` }

export const dataFolder = (args: Args): string => args.text('data') ?? (process.env.MASTERPLAN_DATA || DATA)

/** The file in the data folder that `serve` uses where DATABASE_URL says nothing else. */
export const databasePath = (args: Args): string => join(dataFolder(args), 'masterplan.db')

/** Calls for the database that `serve` uses: DATABASE_URL, or the file in the data folder. */
export async function withDatabase<Result>(
  args: Args,
  file: 'must be there' | 'may be new',
  use: (store: OpenStore) => Promise<Result>,
): Promise<Result | Failure> {
  const path = databasePath(args)
  const address = process.env.DATABASE_URL || path
  if (address === path && file === 'must be there' && !(await isThere(path))) {
    return failure(`There is no database ${quoted(path)}; name its folder with --data, or set DATABASE_URL.`)
  }
  const { openStore } = await import('@masterplan/store') // only where a database is needed: it takes a while to load
  const store = await openStore(address).catch(() => undefined)
  if (store === undefined) return failure('The database cannot be opened.')
  try {
    return await use(store)
  } finally {
    await store.close()
  }
}

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )

import { isLive, openingsOf } from './openings.ts'
import { RATING } from './ratings.ts'
import { deadlineOf, entryOf, type FreshRows, type LoadedRows, seatRows, tableOf } from './rows.ts'
import type { Connection, Database } from './schema.ts'
import type { Appended, StoredTable, TableStep, Tables } from './store.ts'

/** Where the two databases differ, for speed: what happens with every move and every match. */
export interface FastQueries {
  append(step: TableStep): Promise<Appended>
  insert(fresh: FreshRows): Promise<boolean> // false: this host has used this key before
  load(id: string, after: number): Promise<LoadedRows | undefined>
}

export function tablesOf({ connection: db }: Database, quick: FastQueries): Tables {
  return {
    append: quick.append,
    openings: openingsOf(db),

    async create({ seats, key, host, options, clock, rated, seedHash, rematchOf, ...plain }) {
      const row = {
        ...plain,
        ...{ key, host, options: JSON.stringify(options), clock: JSON.stringify(clock), rated: rated ? 1 : 0 },
        ...{ seed_hash: seedHash, rematch_of: rematchOf },
        ...{ status: 'gathering', changed: plain.created, seq: 0, said: 0, awaited: '[]', result: null },
      }
      const fresh = { table: row, seats: seatRows(plain.id, seats) }
      if (await quick.insert(fresh)) return { table: tableOf(fresh.table, fresh.seats), repeated: false }
      const found = await db
        .selectFrom('tables')
        .select('id')
        .where('host', '=', host)
        .where('key', '=', key)
        .executeTakeFirstOrThrow()
      const [table] = await complete(db, [found.id])
      return { table: table!, repeated: true }
    },

    async find(id) {
      return (await complete(db, [id]))[0]
    },

    async load(id, after) {
      const loaded = await quick.load(id, after)
      return loaded && { table: tableOf(loaded.table, loaded.seats), entries: loaded.entries.map(entryOf) }
    },

    async open({ game, limit, hostSince }) {
      const rows = await db
        .selectFrom('tables')
        .leftJoin('openings', 'openings.table_id', 'tables.id')
        .select('id')
        .where('status', '=', 'gathering')
        .where('visibility', '=', 'open')
        .where(({ or, not, eb, fn }) =>
          or([not(isLive), eb(fn.coalesce('openings.host_seen', 'tables.created'), '>=', hostSince)]),
        )
        .$if(game !== null, query => query.where('game', '=', game))
        .orderBy('created', 'desc')
        .orderBy('id')
        .limit(limit)
        .execute()
      return complete(db, ids(rows))
    },

    async ofPerson(person, { before, limit, among }) {
      const rows = await db
        .selectFrom('tables')
        .select('id')
        .where(({ or, eb, selectFrom }) =>
          or([
            eb('host', '=', person),
            eb('id', 'in', selectFrom('seats').select('table_id').where('person', '=', person)),
          ]),
        )
        .where('status', 'in', among)
        .$if(before !== null, query => query.where('changed', '<', before))
        .orderBy('changed', 'desc')
        .orderBy('id')
        .limit(limit)
        .execute()
      return complete(db, ids(rows))
    },

    async countOf(host) {
      const rows = await db
        .selectFrom('tables')
        .select(['status', ({ fn }) => fn.countAll<number>().as('count')])
        .where('host', '=', host)
        .where('status', 'in', ['gathering', 'playing'])
        .groupBy('status')
        .execute()
      const gathering = rows.find(({ status }) => status === 'gathering')?.count ?? 0
      return { gathering, open: rows.reduce((sum, { count }) => sum + count, 0) }
    },

    async due(now, limit) {
      const rows = await db
        .selectFrom('deadlines')
        .selectAll()
        .where('due', '<=', now)
        .where('name', '!=', RATING)
        .orderBy('due')
        .limit(limit)
        .execute()
      return rows.map(deadlineOf)
    },

    async deadlines(tables) {
      if (tables.length === 0) return []
      return (await db.selectFrom('deadlines').selectAll().where('table_id', 'in', tables).execute()).map(deadlineOf)
    },

    async playing(game, rules) {
      const rows = await db
        .selectFrom('tables')
        .select('id')
        .where('status', '=', 'playing')
        .where('game', '=', game)
        .where('rules', '=', rules)
        .orderBy('id')
        .execute()
      return ids(rows)
    },

    endedSince: at =>
      db
        .selectFrom('tables')
        .select(['id as table', 'seq'])
        .where('status', '=', 'ended')
        .where('changed', '>=', at)
        .execute(),
  }
}

/** The same in one way for both, where nothing is known that would be faster. */
export const usualQueries = (db: Connection): Pick<FastQueries, 'insert' | 'load'> => ({
  insert: ({ table, seats }) =>
    db.transaction().execute(async within => {
      const once = await within
        .insertInto('tables')
        .values(table)
        .onConflict(found => found.columns(['host', 'key']).doNothing())
        .returning('id')
        .executeTakeFirst()
      if (once !== undefined) await within.insertInto('seats').values(seats).execute()
      return once !== undefined
    }),
  async load(id, after) {
    const rows = await rowsOf(db, [id])
    const [table] = rows
    if (table === undefined) return undefined
    // Entries are only ever added, so those up to the table's own seq are what there was when it was read.
    const entries = await db
      .selectFrom('entries')
      .selectAll()
      .where('table_id', '=', id)
      .where('seq', '>', after)
      .where('seq', '<=', table.seq)
      .orderBy('seq')
      .execute()
    return { table, seats: rows, entries }
  },
})

const ids = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id)

/** Tables with their seats, read in one statement so that they belong together, in the order of `wanted`. */
export async function complete(db: Connection, wanted: readonly string[]): Promise<StoredTable[]> {
  if (wanted.length === 0) return []
  const byTable = Map.groupBy(await rowsOf(db, wanted), ({ id }) => id)
  return wanted.flatMap(id => {
    const found = byTable.get(id)
    return found?.[0] === undefined ? [] : [tableOf(found[0], found)]
  })
}

const rowsOf = (db: Connection, wanted: readonly string[]) =>
  db
    .selectFrom('tables')
    .innerJoin('seats', 'seats.table_id', 'tables.id')
    .selectAll('tables')
    .select(['seats.table_id', 'seats.seat', 'seats.holder', 'seats.person', 'seats.bot', 'seats.name'])
    .where('tables.id', 'in', wanted)
    .execute()

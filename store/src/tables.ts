import { entriesOf } from './append.ts'
import { seatRows, tableOf } from './rows.ts'
import type { Connection, Database } from './schema.ts'
import type { Appended, Step, Table, Tables } from './store.ts'

/** `append` is handed in: it is where the two databases differ, for speed. */
export function tablesOf({ connection: db }: Database, append: (step: Step) => Promise<Appended>): Tables {
  return {
    append,

    async create({ seats, key, host, options, clock, rated, seedHash, rematchOf, ...plain }) {
      const row = {
        ...plain,
        ...{ key, host, options: JSON.stringify(options), clock: JSON.stringify(clock), rated: rated ? 1 : 0 },
        ...{ seed_hash: seedHash, rematch_of: rematchOf },
        ...{ status: 'gathering', changed: plain.created, seq: 0, said: 0, result: null },
      }
      const made = await db.transaction().execute(async within => {
        const once = await within
          .insertInto('tables')
          .values(row)
          .onConflict(found => found.columns(['host', 'key']).doNothing())
          .returning('id')
          .executeTakeFirst()
        if (once !== undefined) await within.insertInto('seats').values(seatRows(plain.id, seats)).execute()
        return once !== undefined
      })
      const found = await db
        .selectFrom('tables')
        .select('id')
        .where('host', '=', host)
        .where('key', '=', key)
        .executeTakeFirstOrThrow()
      const [table] = await complete(db, [found.id])
      return { table: table!, repeated: !made }
    },

    async find(id) {
      return (await complete(db, [id]))[0]
    },

    async load(id, after) {
      const [table] = await complete(db, [id])
      // Entries are only ever added, so those up to the table's own seq are what there was when it was read.
      return table && { table, entries: await entriesOf(db, id, { after, upTo: table.seq }) }
    },

    async open({ game, limit }) {
      const rows = await db
        .selectFrom('tables')
        .select('id')
        .where('status', '=', 'gathering')
        .where('visibility', '=', 'open')
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
      const { count } = await db
        .selectFrom('tables')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('host', '=', host)
        .where('status', 'in', ['gathering', 'playing'])
        .executeTakeFirstOrThrow()
      return count
    },

    async due(now, limit) {
      const rows = await db
        .selectFrom('deadlines')
        .selectAll()
        .where('due', '<=', now)
        .orderBy('due')
        .limit(limit)
        .execute()
      return rows.map(({ table_id, ...rest }) => ({ table: table_id, ...rest }))
    },
  }
}

const ids = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id)

/** Tables with their seats, read in one statement so that they belong together, in the order of `wanted`. */
export async function complete(db: Connection, wanted: readonly string[]): Promise<Table[]> {
  if (wanted.length === 0) return []
  const rows = await db
    .selectFrom('tables')
    .innerJoin('seats', 'seats.table_id', 'tables.id')
    .selectAll('tables')
    .select(['seats.table_id', 'seats.seat', 'seats.holder', 'seats.person', 'seats.bot', 'seats.name'])
    .where('tables.id', 'in', wanted)
    .execute()
  const byTable = Map.groupBy(rows, ({ id }) => id)
  return wanted.flatMap(id => {
    const found = byTable.get(id)
    return found?.[0] === undefined ? [] : [tableOf(found[0], found)]
  })
}

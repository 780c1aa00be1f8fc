import type { Pool } from 'pg'
import { entryColumns, refuseEmpty, stored, swapped, whyNot } from '../entries.ts'
import { entryRows, seatRows } from '../rows.ts'
import type { Connection } from '../schema.ts'
import type { Appended, TableStep } from '../store.ts'

/**
 * One step in one statement, and so in one journey to the server and no open transaction: PostgreSQL undoes a statement as
 * a whole. It goes past Kysely, because a statement with a name is parsed and planned once for each connection.
 */
export async function appendAtOnce(pool: Pool, db: Connection, step: TableStep): Promise<Appended> {
  refuseEmpty(step)
  const { table, after, author, key, entries, seats, deadlines } = step
  const rows = entryRows(step)
  const { names, values } = swapped(step)
  const due = deadlines?.map(each => ({ ...each, table_id: table, seq: after + entries.length }))
  const { name, text } = statementFor(names, seats === undefined ? 'kept' : 'new', due === undefined ? 'kept' : 'new')
  const { rowCount } = await pool.query({
    name,
    text,
    values: [
      ...[table, after, author, key, JSON.stringify(rows)],
      ...(seats === undefined ? [] : [JSON.stringify(seatRows(table, seats))]),
      ...(due === undefined ? [] : [JSON.stringify(due)]),
      ...values,
    ],
  })
  return rowCount === 1 ? stored(rows) : whyNot(db, step)
}

type Statement = { readonly name: string; readonly text: string }
const statements = new Map<string, Statement>()

/** What a step may change makes a few dozen statements; each has a name of its own. */
function statementFor(columns: readonly string[], seats: 'kept' | 'new', deadlines: 'kept' | 'new'): Statement {
  const shape = [...columns, seats, deadlines].join()
  const known = statements.get(shape)
  if (known !== undefined) return known
  const made = { name: `append-${statements.size}`, text: textFor(columns, seats === 'new', deadlines === 'new') }
  statements.set(shape, made)
  return made
}

/** Where the compare-and-swap finds nothing, `head` is empty, and so is all that follows. */
function textFor(columns: readonly string[], seats: boolean, deadlines: boolean): string {
  let parameter = 5
  const parts = [...(seats ? [seated(++parameter)] : []), ...(deadlines ? [timed(++parameter)] : [])]
  return `
    with head as (
      update tables set ${columns.map(name => `"${name}" = $${++parameter}`).join()}
      where id = $1 and seq = $2
        and not exists (select from entries where author = $3 and table_id = $1 and key = $4)
      returning id
    ), logged as (
      insert into entries (${quoted(entryColumns)})
      select ${quoted(entryColumns)} from head, json_populate_recordset(null::entries, $5)
    )${parts.join('')}
    select id from head`
}

const quoted = (names: readonly string[]): string => names.map(name => `"${name}"`).join()

const seated = (n: number): string => `, seated as (
      insert into seats (table_id, seat, holder, person, bot, name)
      select table_id, seat, holder, person, bot, name from head, json_populate_recordset(null::seats, $${n})
      on conflict (table_id, seat) do update
      set holder = excluded.holder, person = excluded.person, bot = excluded.bot, name = excluded.name
    ), stood as (
      delete from seats using head
      where table_id = head.id and seat not in (select seat from json_populate_recordset(null::seats, $${n}))
    )`

const timed = (n: number): string => `, timed as (
      insert into deadlines (table_id, name, due, seq)
      select table_id, name, due, seq from head, json_populate_recordset(null::deadlines, $${n})
      on conflict (table_id, name) do update set due = excluded.due, seq = excluded.seq
    ), untimed as (
      delete from deadlines using head
      where table_id = head.id and name not in (select name from json_populate_recordset(null::deadlines, $${n}))
    )`

import { sql } from 'kysely'
import { whyNot } from './append.ts'
import { changedColumns, entryOf, entryRows, seatRows } from './rows.ts'
import type { Connection } from './schema.ts'
import type { Appended, Step } from './store.ts'

/**
 * The same as `appendWithin` in one statement, and so in one journey to the server and no open transaction: PostgreSQL
 * undoes a statement as a whole. Where the compare-and-swap finds nothing, `head` is empty and so is all that follows.
 */
export async function appendAtOnce(db: Connection, step: Step): Promise<Appended> {
  const { table, after, author, key, at, entries, change = {}, seats, deadlines } = step
  if (entries.length === 0) throw new Error('A step without entries would change a table and leave no trace.')
  const rows = entryRows(step)
  const columns = Object.entries({ ...changedColumns(change), seq: after + entries.length, changed: at })
  const { rows: found } = await sql<{ id: string }>`
    with head as (
      update tables set ${sql.join(columns.map(([name, value]) => sql`${sql.ref(name)} = ${value}`))}
      where id = ${table} and seq = ${after}
        and not exists (select from entries where author = ${author} and table_id = ${table} and key = ${key})
      returning id
    )
    , logged as (
      insert into entries (table_id, seq, kind, by, line, at, author, key, part)
      select row.* from head, json_populate_recordset(null::entries, ${JSON.stringify(rows)}) as row
    )
    ${seats === undefined ? sql`` : seated(JSON.stringify(seatRows(table, seats)))}
    ${deadlines === undefined ? sql`` : timed(JSON.stringify(deadlines.map(each => ({ ...each, table_id: table, seq: after + entries.length }))))}
    select id from head`.execute(db)
  return found.length === 1 ? { ok: true, entries: rows.map(entryOf) } : whyNot(db, step)
}

const seated = (rows: string) => sql`
    , seated as (
      insert into seats (table_id, seat, holder, person, bot, name)
      select row.* from head, json_populate_recordset(null::seats, ${rows}) as row
      on conflict (table_id, seat) do update
      set holder = excluded.holder, person = excluded.person, bot = excluded.bot, name = excluded.name
    )
    , stood as (
      delete from seats using head
      where table_id = head.id
        and seat not in (select seat from json_populate_recordset(null::seats, ${rows}))
    )`

const timed = (rows: string) => sql`
    , timed as (
      insert into deadlines (table_id, name, due, seq)
      select row.* from head, json_populate_recordset(null::deadlines, ${rows}) as row
      on conflict (table_id, name) do update set due = excluded.due, seq = excluded.seq
    )
    , untimed as (
      delete from deadlines using head
      where table_id = head.id
        and name not in (select name from json_populate_recordset(null::deadlines, ${rows}))
    )`

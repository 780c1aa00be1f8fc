import type { Pool } from 'pg'
import { entryColumns, refuseEmpty, stored, whyNot } from '../entries.ts'
import { entryRows } from '../rows.ts'
import type { Connection } from '../schema.ts'
import type { Appended, TableStep } from '../store.ts'

/** Nearly all steps are moves, which add to the log and move deadlines, and change nothing else. */
export const isPlain = ({ change, seats }: TableStep): boolean => change === undefined && seats === undefined

/** Plain steps of many tables in one statement: one journey and one wait for the disk for all of them. */
export async function appendTogether(pool: Pool, db: Connection, steps: readonly TableStep[]): Promise<Appended[]> {
  for (const step of steps) refuseEmpty(step)
  // A statement can change a row only once: of several steps of one table, the later ones follow.
  const isFirst = steps.map(({ table }, at) => steps.findIndex(each => each.table === table) === at)
  const heads = await swapAll(
    pool,
    steps.filter((_, at) => isFirst[at]),
  )
  const later = steps.filter((_, at) => !isFirst[at])
  const answers = later.length === 0 ? [] : await appendTogether(pool, db, later)
  const done: Appended[] = []
  for (const [at, step] of steps.entries()) {
    if (!isFirst[at]) done.push(answers.shift()!)
    else done.push(heads.has(step.table) ? stored(entryRows(step)) : await whyNot(db, step))
  }
  return done
}

async function swapAll(pool: Pool, steps: readonly TableStep[]): Promise<Set<string>> {
  const swaps = steps.map(({ table, after, entries, at, author, key, deadlines }) => {
    const timed = deadlines !== undefined
    return { table_id: table, after, seq: after + entries.length, at, author, key, timed }
  })
  const due = steps.flatMap(({ table, after, entries, deadlines = [] }) =>
    deadlines.map(each => ({ ...each, table_id: table, seq: after + entries.length })),
  )
  const values = [swaps, steps.flatMap(entryRows), due].map(rows => JSON.stringify(rows))
  const { rows } = await pool.query<{ id: string }>({ name: 'append-together', text: TEXT, values })
  return new Set(rows.map(({ id }) => id))
}

const names = entryColumns.map(name => `"${name}"`).join()

/**
 * Rows are locked in the order of their ids: two processes with tables in common must not wait for each other in a circle.
 * A table that is not at the expected seq, when its turn to be locked comes, is not in `head`, and nothing of it is stored.
 */
const TEXT = `
  with step as (
    select * from json_to_recordset($1)
    as step (table_id text, after integer, seq integer, at bigint, author text, key text, timed boolean)
  ), locked as (
    select id from tables join step on step.table_id = id
    where tables.seq = step.after and not exists (
      select from entries where author = step.author and table_id = step.table_id and key = step.key
    )
    order by id for update of tables
  ), head as (
    update tables set seq = step.seq, changed = step.at from locked join step on step.table_id = locked.id
    where tables.id = locked.id
    returning tables.id, step.timed
  ), logged as (
    insert into entries (${names})
    select ${names} from json_populate_recordset(null::entries, $2) where table_id in (select id from head)
  ), timed as (
    insert into deadlines (table_id, name, due, seq)
    select table_id, name, due, seq from json_populate_recordset(null::deadlines, $3)
    where table_id in (select id from head)
    on conflict (table_id, name) do update set due = excluded.due, seq = excluded.seq
  ), untimed as (
    delete from deadlines using head
    where head.timed and table_id = head.id and not exists (
      select from json_populate_recordset(null::deadlines, $3) as kept
      where kept.table_id = deadlines.table_id and kept.name = deadlines.name
    )
  )
  select id from head`

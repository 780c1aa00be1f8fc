import type { Pool } from 'pg'
import { refuseEmpty, stored } from '../entries.ts'
import { awaitedColumn, changedColumns, entryRows, seatRows } from '../rows.ts'
import type { Connection } from '../schema.ts'
import type { Appended, TableStep } from '../store.ts'
import { whyNot } from './not-stored.ts'
import { MOVES, WHOLE } from './statements.ts'

/**
 * Steps of many tables in one statement, and so in one journey, one wait for the disk and no open transaction: PostgreSQL
 * undoes a statement as a whole. It goes past Kysely, because a statement with a name is parsed and planned once for each
 * connection.
 */
export async function appendAll(pool: Pool, db: Connection, steps: readonly TableStep[]): Promise<Appended[]> {
  for (const step of steps) refuseEmpty(step)
  // A statement can change a row only once: of several steps of one table, the later ones follow.
  const isFirst = steps.map(({ table }, at) => steps.findIndex(each => each.table === table) === at)
  const swapped = await swapAll(
    pool,
    steps.filter((_, at) => isFirst[at]),
  )
  const later = steps.filter((_, at) => !isFirst[at])
  const answers = later.length === 0 ? [] : await appendAll(pool, db, later)
  const done: Appended[] = []
  for (const [at, step] of steps.entries()) {
    if (!isFirst[at]) done.push(answers.shift()!)
    else done.push(swapped.has(step.table) ? stored(entryRows(step)) : await whyNot(db, step))
  }
  return done
}

/** Nearly all steps are moves, which add to the log and move deadlines, and change nothing else. */
const isMove = ({ change, seats }: TableStep): boolean => change === undefined && seats === undefined

/** The tables that were found as their steps expected them. */
async function swapAll(pool: Pool, steps: readonly TableStep[]): Promise<ReadonlySet<string>> {
  const swaps = steps.map(step => {
    const { table, after, entries, at, author, key, change, seats, deadlines } = step
    return {
      ...{ table_id: table, after, seq: after + entries.length, at, author, key, awaited: awaitedColumn(step) },
      ...{ change: change === undefined ? {} : changedColumns(change) },
      ...{ seated: seats !== undefined, timed: deadlines !== undefined },
    }
  })
  const due = steps.flatMap(({ table, after, entries, deadlines = [] }) =>
    deadlines.map(each => ({ ...each, table_id: table, seq: after + entries.length })),
  )
  const seats = steps.flatMap(step => seatRows(step.table, step.seats ?? []))
  const rows = [swaps, steps.flatMap(entryRows), due]
  const { name, text, values } = steps.every(isMove)
    ? { ...MOVES, values: rows }
    : { ...WHOLE, values: [...rows, seats] }
  const found = await pool.query<{ id: string }>({ name, text, values: values.map(each => JSON.stringify(each)) })
  return new Set(found.rows.map(({ id }) => id))
}

import type { SQLInputValue } from 'node:sqlite'
import { awaitedColumn, changedColumns, entryOf, entryRows, seatRows } from '../rows.ts'
import type { Schema } from '../schema.ts'
import type { Appended, StoredEntry, TableStep } from '../store.ts'
import type { Prepare } from './database.ts'

export type NotStored = Extract<Appended, { ok: false }>

/**
 * One step, within whatever transaction is open; null if it was stored. Of all that is stored, moves are most: to put a
 * statement together takes longer than to run it, so they are prepared once.
 */
export function sqliteAppender(prepare: Prepare): (step: TableStep) => NotStored | null {
  const run = (sql: string, ...values: readonly SQLInputValue[]) => Number(prepare(sql).run(...values).changes)

  function append(step: TableStep): NotStored | null {
    const { table, after, author, key, at, entries, seats, deadlines } = step
    if (entries.length === 0) throw new Error('A step without entries would change a table and leave no trace.')
    if (swap(step) !== 1) return whyNot(step)
    for (const { seq, kind, by, line, part } of entryRows(step)) {
      run(ENTER, table, seq, kind, by, line, at, author, key, part)
    }
    if (seats !== undefined) {
      run('delete from seats where table_id = ?', table)
      for (const { seat, holder, person, bot, name } of seatRows(table, seats)) {
        run(SEAT, table, seat, holder, person, bot, name)
      }
    }
    if (deadlines !== undefined) {
      run('delete from deadlines where table_id = ?', table)
      for (const { name, due } of deadlines) run(TIME, table, name, due, after + entries.length)
    }
    return null
  }

  /** How many rows were found at the expected seq and without this command: one or none. */
  function swap(step: TableStep): number {
    const { table, after, author, key, at, entries, change } = step
    const awaited = awaitedColumn(step)
    const seq = after + entries.length
    if (change === undefined) return run(SWAP, seq, at, awaited, table, after, author, table, key)
    const columns = Object.entries(changedColumns(change))
    const names = columns.map(([name]) => `, "${name}" = ?`).join('')
    const values = columns.map(([, value]) => value ?? null)
    return run(`${SET}${names} ${WHERE}`, seq, at, awaited, ...values, table, after, author, table, key)
  }

  /** Nothing was stored: has this command been here before, or have others come first? */
  function whyNot({ table, after, author, key }: TableStep): NotStored {
    const mine = entriesBy('author = ? and table_id = ? and key = ? order by part', author, table, key)
    if (mine.length > 0) return { ok: false, why: 'repeated', entries: mine }
    if (prepare('select 1 from tables where id = ?').get(table) === undefined)
      return { ok: false, why: 'no-such-table' }
    return { ok: false, why: 'taken', entries: entriesBy('table_id = ? and seq > ? order by seq', table, after) }
  }
  const entriesBy = (where: string, ...values: readonly SQLInputValue[]): StoredEntry[] => {
    const rows = prepare(`select * from entries where ${where}`).all(...values)
    return rows.map(row => entryOf(row as unknown as Schema['entries'])) // the columns that were written above
  }

  return append
}

const SET = 'update tables set seq = ?, changed = ?, awaited = coalesce(?, awaited)'
const WHERE = `where id = ? and seq = ?
  and not exists (select 1 from entries where author = ? and table_id = ? and key = ?)`
const SWAP = `${SET} ${WHERE}`
const ENTER =
  'insert into entries (table_id, seq, kind, by, line, at, author, key, part) values (?, ?, ?, ?, ?, ?, ?, ?, ?)'
const SEAT = 'insert into seats (table_id, seat, holder, person, bot, name) values (?, ?, ?, ?, ?, ?)'
const TIME = 'insert into deadlines (table_id, name, due, seq) values (?, ?, ?, ?)'

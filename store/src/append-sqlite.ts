import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import { changedColumns, entryOf, entryRows, seatRows } from './rows.ts'
import type { Schema } from './schema.ts'
import type { Appended, Entry, Step } from './store.ts'

/**
 * All steps in one transaction, in statements that are prepared once: of all that is stored, moves are most, and to put a
 * statement together takes longer than to run it.
 */
export function sqliteAppender(database: DatabaseSync): (steps: readonly Step[]) => Appended[] {
  const statements = new Map<string, StatementSync>()
  const prepared = (sql: string): StatementSync => {
    const known = statements.get(sql) ?? database.prepare(sql)
    statements.set(sql, known)
    return known
  }
  const run = (sql: string, ...values: readonly SQLInputValue[]) => Number(prepared(sql).run(...values).changes)

  function append(step: Step): Appended {
    const { table, after, author, key, at, entries, change = {}, seats, deadlines } = step
    if (entries.length === 0) throw new Error('A step without entries would change a table and leave no trace.')
    const columns = Object.entries(changedColumns(change))
    const names = columns.map(([name]) => `, "${name}" = ?`).join('')
    const moved = run(
      `update tables set seq = ?, changed = ?${names} where id = ? and seq = ?
         and not exists (select 1 from entries where author = ? and table_id = ? and key = ?)`,
      ...[after + entries.length, at, ...columns.map(([, value]) => value ?? null)],
      ...[table, after, author, table, key],
    )
    if (moved !== 1) return whyNot(step)
    const rows = entryRows(step)
    for (const row of rows) {
      const { table_id, seq, kind, by, line, part } = row
      run(
        `insert into entries (table_id, seq, kind, by, line, at, author, key, part) values (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
        ...[table_id, seq, kind, by, line, at, author, key, part],
      )
    }
    if (seats !== undefined) {
      run('delete from seats where table_id = ?', table)
      for (const { seat, holder, person, bot, name } of seatRows(table, seats)) {
        run(
          'insert into seats (table_id, seat, holder, person, bot, name) values (?, ?, ?, ?, ?, ?)',
          ...[table, seat, holder, person, bot, name],
        )
      }
    }
    if (deadlines !== undefined) {
      run('delete from deadlines where table_id = ?', table)
      for (const { name, due } of deadlines) {
        run(
          'insert into deadlines (table_id, name, due, seq) values (?, ?, ?, ?)',
          ...[table, name, due, after + entries.length],
        )
      }
    }
    return { ok: true, entries: rows.map(entryOf) }
  }

  /** Nothing was stored: has this command been here before, or have others come first? */
  function whyNot({ table, after, author, key }: Step): Appended {
    const mine = entriesBy('author = ? and table_id = ? and key = ? order by part', author, table, key)
    if (mine.length > 0) return { ok: false, why: 'repeated', entries: mine }
    if (prepared('select 1 from tables where id = ?').get(table) === undefined)
      return { ok: false, why: 'no-such-table' }
    return { ok: false, why: 'taken', entries: entriesBy('table_id = ? and seq > ? order by seq', table, after) }
  }
  const entriesBy = (where: string, ...values: readonly SQLInputValue[]): Entry[] => {
    const rows = prepared(`select * from entries where ${where}`).all(...values)
    return rows.map(row => entryOf(row as unknown as Schema['entries'])) // the columns that were written above
  }

  return steps => {
    database.exec('begin immediate')
    try {
      const done = steps.map(append)
      database.exec('commit')
      return done
    } catch (error) {
      if (database.isTransaction) database.exec('rollback')
      throw error
    }
  }
}

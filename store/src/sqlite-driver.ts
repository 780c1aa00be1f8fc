import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import { setTimeout as later } from 'node:timers/promises'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type TransactionSettings,
} from 'kysely'

/** Kysely over Node's own SQLite. One connection, which Kysely hands to one user at a time. */
export function nodeSqlite(database: DatabaseSync): Dialect {
  return {
    createAdapter: () => new TransactionalAdapter(),
    createDriver: () => new NodeSqliteDriver(database),
    createIntrospector: db => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
}

/** SQLite can take back changes of the schema too, so a migration happens wholly or not at all. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

class NodeSqliteDriver implements Driver {
  readonly #connection: NodeSqliteConnection

  constructor(database: DatabaseSync) {
    this.#connection = new NodeSqliteConnection(database)
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return this.#connection
  }

  /** Immediate: a transaction that read first and then finds another one writing could only give up. */
  async beginTransaction(connection: DatabaseConnection, { accessMode }: TransactionSettings): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(accessMode === 'read only' ? 'begin' : 'begin immediate'))
  }
  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'))
  }
  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'))
  }
  async releaseConnection(): Promise<void> {}
  async destroy(): Promise<void> {
    this.#connection.close()
  }
}

/** Milliseconds between two looks whether another writer is done. */
const SHORT_WAIT = 5
const LONGEST_WAIT = 15_000
const KEPT_STATEMENTS = 500
const SQLITE_BUSY = 5

/** Statements are kept: to prepare one costs more than to run it. */
type Prepared = { readonly statement: StatementSync; readonly reads: boolean }

class NodeSqliteConnection implements DatabaseConnection {
  readonly #database: DatabaseSync
  readonly #statements = new Map<string, Prepared>()

  constructor(database: DatabaseSync) {
    this.#database = database
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const deadline = performance.now() + LONGEST_WAIT
    for (;;) {
      try {
        return this.#run(query)
      } catch (error) {
        // Inside a transaction nothing is busy any more: it began by taking the right to write.
        if (!isBusy(error) || performance.now() > deadline) throw error
        await later(1 + Math.random() * SHORT_WAIT)
      }
    }
  }

  #run<Row>({ sql, parameters }: CompiledQuery): QueryResult<Row> {
    const { statement, reads } = this.#prepared(sql)
    const values = parameters as readonly SQLInputValue[] // Kysely's types let columns hold text, numbers and null only
    if (reads) return { rows: statement.all(...values) as Row[] }
    const { changes } = statement.run(...values)
    return { numAffectedRows: BigInt(changes), rows: [] }
  }

  #prepared(sql: string): Prepared {
    const known = this.#statements.get(sql)
    if (known !== undefined) return known
    const statement = this.#database.prepare(sql)
    const prepared = { statement, reads: statement.columns().length > 0 }
    if (this.#statements.size >= KEPT_STATEMENTS) this.#statements.clear()
    this.#statements.set(sql, prepared)
    return prepared
  }

  // biome-ignore lint/correctness/useYield: the interface asks for a stream; nothing here reads so much at once
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('Nothing is streamed from SQLite: pages are read by key.')
  }

  close(): void {
    this.#statements.clear()
    this.#database.close()
  }
}

const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === SQLITE_BUSY

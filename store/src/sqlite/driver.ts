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
import type { SqliteThread } from './thread.ts'

/** Who runs queries, here or in another thread. */
export type Queries = Pick<SqliteThread, 'run' | 'close'>

/** Kysely over Node's own SQLite. One connection, which Kysely hands to one user at a time. */
export function nodeSqlite(database: Queries): Dialect {
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

  constructor(database: Queries) {
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
    await this.#connection.close()
  }
}

class NodeSqliteConnection implements DatabaseConnection {
  readonly #database: Queries

  constructor(database: Queries) {
    this.#database = database
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { rows, changes } = await this.#database.run(sql, parameters)
    // Kysely's own types say what the columns of a query hold.
    return { rows: rows as Row[], numAffectedRows: BigInt(changes) }
  }

  // biome-ignore lint/correctness/useYield: the interface asks for a stream; nothing here reads so much at once
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('Nothing is streamed from SQLite: pages are read by key.')
  }

  close(): Promise<void> {
    return this.#database.close()
  }
}

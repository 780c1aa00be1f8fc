import { Worker } from 'node:worker_threads'
import type { QueryOutcome, SqliteDatabase, Wrote } from './database.ts'

/** What the thread is asked: each is answered in its own kind. */
export type ThreadRequest = { readonly n: number } & (
  | { readonly kind: 'run'; readonly sql: string; readonly parameters: readonly unknown[] }
  | { readonly kind: 'write'; readonly writes: string } // as JSON: many small objects are slow to hand to another thread
)
export type ThreadQuery = ThreadRequest extends infer Each
  ? Each extends ThreadRequest
    ? Omit<Each, 'n'>
    : never
  : never
type ThreadReply = { readonly n: number; readonly done?: unknown; readonly error?: string }
type Waiting = { resolve(done: unknown): void; reject(why: unknown): void }

type Later<Act> = Act extends (...given: infer Given) => infer Done ? (...given: Given) => Promise<Done> : never
/** A database in a thread of its own: a disk takes milliseconds to make something safe, and others want an answer. */
export type SqliteThread = { readonly [Name in keyof SqliteDatabase]: Later<SqliteDatabase[Name]> }

export function openThread(file: string): SqliteThread {
  const worker = new Worker(new URL('./sqlite.worker.ts', import.meta.url), { workerData: file })
  const waiting = new Map<number, Waiting>()
  let next = 0
  let broken: Error | undefined
  worker.on('message', ({ n, done, error }: ThreadReply) => {
    const asked = waiting.get(n)
    waiting.delete(n)
    if (waiting.size === 0) worker.unref()
    if (error === undefined) asked?.resolve(done)
    else asked?.reject(new Error(error))
  })
  const fail = (why: Error) => {
    broken ??= why
    for (const { reject } of waiting.values()) reject(broken)
    waiting.clear()
  }
  worker.on('error', fail)
  worker.on('exit', () => fail(new Error('The database was closed.')))
  worker.unref()

  const ask = (question: ThreadQuery): Promise<unknown> =>
    new Promise((resolve, reject) => {
      if (broken !== undefined) return reject(broken)
      const n = next++
      waiting.set(n, { resolve, reject })
      if (waiting.size === 1) worker.ref() // nobody leaves while something is being stored
      worker.postMessage({ n, ...question })
    })
  return {
    // The worker answers each question in its own kind.
    run: (sql, parameters) => ask({ kind: 'run', sql, parameters }) as Promise<QueryOutcome>,
    write: writes => ask({ kind: 'write', writes: JSON.stringify(writes) }) as Promise<Wrote>,
    async close() {
      await worker.terminate()
    },
  }
}

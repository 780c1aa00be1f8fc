import { Worker } from 'node:worker_threads'
import type { Ran } from './sqlite-here.ts'
import type { Appended, Step } from './store.ts'

/** What the thread is asked: a query, or steps to append. */
export type Asked = {
  readonly n: number
  readonly steps: readonly Step[]
  readonly query: { readonly sql: string; readonly parameters: readonly unknown[] } | null
}
type Told = { readonly n: number; readonly done?: unknown; readonly error?: string }
type Waiting = { resolve(done: unknown): void; reject(why: unknown): void }

/** A database in a thread of its own: a disk takes milliseconds to make something safe, and others want an answer. */
export interface SqliteThread {
  run(sql: string, parameters: readonly unknown[]): Promise<Ran>
  append(steps: readonly Step[]): Promise<readonly Appended[]>
  close(): Promise<void>
}

export function openThread(file: string): SqliteThread {
  const worker = new Worker(new URL('./sqlite.worker.ts', import.meta.url), { workerData: file })
  const waiting = new Map<number, Waiting>()
  let next = 0
  let broken: Error | undefined
  worker.on('message', ({ n, done, error }: Told) => {
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

  const ask = (question: Omit<Asked, 'n'>): Promise<unknown> =>
    new Promise((resolve, reject) => {
      if (broken !== undefined) return reject(broken)
      const n = next++
      waiting.set(n, { resolve, reject })
      worker.ref() // nobody leaves while something is being stored
      worker.postMessage({ n, ...question })
    })
  return {
    // The worker answers each question in its own kind.
    run: (sql, parameters) => ask({ steps: [], query: { sql, parameters } }) as Promise<Ran>,
    append: steps => ask({ steps, query: null }) as Promise<readonly Appended[]>,
    async close() {
      await worker.terminate()
    },
  }
}

import { Worker } from 'node:worker_threads'
import type { Appended, Step } from './store.ts'

type Told = { readonly n: number; readonly done?: readonly Appended[]; readonly error?: string }
type Waiting = { resolve(done: readonly Appended[]): void; reject(why: unknown): void }

/** A thread of its own that appends: a disk takes milliseconds to make something safe, and others want an answer. */
export interface Writer {
  append(steps: readonly Step[]): Promise<readonly Appended[]>
  close(): Promise<void>
}

export function openWriter(file: string): Writer {
  const worker = new Worker(new URL('./sqlite-writer.worker.ts', import.meta.url), { workerData: file })
  const waiting = new Map<number, Waiting>()
  let next = 0
  let broken: Error | undefined
  worker.on('message', ({ n, done, error }: Told) => {
    const asked = waiting.get(n)
    waiting.delete(n)
    if (waiting.size === 0) worker.unref()
    if (done !== undefined) asked?.resolve(done)
    else asked?.reject(new Error(error))
  })
  const fail = (why: Error) => {
    broken = why
    for (const { reject } of waiting.values()) reject(why)
    waiting.clear()
  }
  worker.on('error', fail)
  worker.on('exit', () => fail(broken ?? new Error('The database was closed.')))
  worker.unref()
  return {
    append: steps =>
      new Promise((resolve, reject) => {
        if (broken !== undefined) return reject(broken)
        const n = next++
        waiting.set(n, { resolve, reject })
        worker.ref() // nobody leaves while something is being stored
        worker.postMessage({ n, steps })
      }),
    async close() {
      await worker.terminate()
    },
  }
}

import { Worker } from 'node:worker_threads'
import type { Errand, Thought } from './errand.ts'

/** Threads in which bots think, so that no search holds up the tables. */
export interface Pool {
  think(errand: Errand): Promise<Thought>
  readonly busy: number
  readonly waiting: number
  close(): Promise<void>
}

type Task = { readonly errand: Errand; done(thought: Thought): void }

/** `patience`: milliseconds after which a thread is given up and its bot has no answer. */
export function openPool(
  entry: URL,
  { threads, patience }: { readonly threads: number; readonly patience: number },
): Pool {
  const idle: Worker[] = []
  const all = new Set<Worker>()
  const tasks: Task[] = []
  let closed = false

  function hire(): Worker {
    const worker = new Worker(entry)
    worker.unref()
    all.add(worker)
    return worker
  }

  function next(): void {
    const task = tasks[0]
    const worker = task && (idle.pop() ?? (all.size < threads ? hire() : undefined))
    if (task === undefined || worker === undefined) return
    tasks.shift()
    give(worker, task)
  }

  function give(worker: Worker, { errand, done }: Task): void {
    const finish = (thought: Thought, fit: 'fit' | 'broken') => {
      clearTimeout(timer)
      worker.off('message', told).off('error', broke).off('exit', broke)
      if (fit === 'fit') idle.push(worker)
      else {
        all.delete(worker)
        worker.on('error', () => {}) // it is given up; what it still says is nobody's concern
        void worker.terminate()
      }
      done(thought)
      if (!closed) next()
    }
    const told = (thought: Thought) => finish(thought, 'fit')
    const broke = (why: unknown) => finish({ ok: false, problem: `its thread ended: ${String(why)}` }, 'broken')
    const timer = setTimeout(() => finish({ ok: false, problem: `no move within ${patience} ms` }, 'broken'), patience)
    worker.on('message', told).on('error', broke).on('exit', broke)
    worker.postMessage(errand)
  }

  return {
    think(errand) {
      if (closed) return Promise.resolve({ ok: false, problem: 'closing' })
      return new Promise(done => {
        tasks.push({ errand, done })
        next()
      })
    },
    get busy() {
      return all.size - idle.length
    },
    get waiting() {
      return tasks.length
    },
    async close() {
      closed = true
      for (const task of tasks.splice(0)) task.done({ ok: false, problem: 'closing' })
      await Promise.all([...all].map(worker => worker.terminate()))
    },
  }
}

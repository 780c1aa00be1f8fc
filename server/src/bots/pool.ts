import { Worker } from 'node:worker_threads'
import type { BotMove, BotTask } from './task.ts'

/** Threads in which bots think, so that no search holds up the tables. */
export interface BotPool {
  think(task: BotTask): Promise<BotMove>
  readonly busy: number
  readonly waiting: number
  close(): Promise<void>
}

type QueuedTask = { readonly task: BotTask; done(answer: BotMove): void }

/** `patience`: milliseconds after which a thread is given up and its bot has no answer. */
export function openBotPool(
  entry: URL,
  { threads, patience }: { readonly threads: number; readonly patience: number },
): BotPool {
  const idle: Worker[] = []
  const all = new Set<Worker>()
  const queue: QueuedTask[] = []
  let closed = false

  function hire(): Worker {
    const worker = new Worker(entry)
    worker.unref()
    all.add(worker)
    return worker
  }

  function next(): void {
    const first = queue[0]
    const worker = first && (idle.pop() ?? (all.size < threads ? hire() : undefined))
    if (first === undefined || worker === undefined) return
    queue.shift()
    give(worker, first)
  }

  function give(worker: Worker, { task, done }: QueuedTask): void {
    const finish = (answer: BotMove, fit: 'fit' | 'broken') => {
      clearTimeout(timer)
      worker.off('message', told).off('error', broke).off('exit', broke)
      if (fit === 'fit') idle.push(worker)
      else {
        all.delete(worker)
        worker.on('error', () => {}) // it is given up; what it still says is nobody's concern
        void worker.terminate()
      }
      done(answer)
      if (!closed) next()
    }
    const told = (answer: BotMove) => finish(answer, 'fit')
    const broke = (why: unknown) => finish({ ok: false, problem: `its thread ended: ${String(why)}` }, 'broken')
    const timer = setTimeout(() => finish({ ok: false, problem: `no move within ${patience} ms` }, 'broken'), patience)
    worker.on('message', told).on('error', broke).on('exit', broke)
    worker.postMessage(task)
  }

  return {
    think(task) {
      if (closed) return Promise.resolve({ ok: false, problem: 'closing' })
      return new Promise(done => {
        queue.push({ task, done })
        next()
      })
    },
    get busy() {
      return all.size - idle.length
    },
    get waiting() {
      return queue.length
    },
    async close() {
      closed = true
      for (const each of queue.splice(0)) each.done({ ok: false, problem: 'closing' })
      await Promise.all([...all].map(worker => worker.terminate()))
    },
  }
}

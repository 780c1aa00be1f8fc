import { Worker } from 'node:worker_threads'
import { newStopFlag, raiseStop } from '../worker-protocol.ts'
import type { TaskMessage, TaskReply } from './serve.ts'

/** What can be asked of a thread, by name: plain data in, plain data out. */
export type TaskMap = Readonly<Record<string, { readonly task: unknown; readonly answer: unknown }>>

/** What came of a task. A thread that is `late` or has `ended` is gone; the next task gets a new one. */
export type TaskResult<Answer> =
  | { readonly ok: true; readonly answer: Answer }
  | { readonly ok: false; readonly why: 'failed' | 'late' | 'ended' | 'closed'; readonly sentence: string }

export interface RunningTask<Answer> {
  readonly result: Promise<TaskResult<Answer>> // never rejects
  hurry(): void // asks for an answer at once, with the best that was found
}

/** Threads of one entry file; each does one task at a time, in the order in which they are asked. */
export interface WorkerPool<Tasks extends TaskMap> {
  /** `patience`: milliseconds after which the thread is ended and the task is late; none unless told. */
  run<Kind extends keyof Tasks & string>(
    kind: Kind,
    task: Tasks[Kind]['task'],
    patience?: number,
  ): RunningTask<Tasks[Kind]['answer']>
  readonly busy: number // threads
  readonly waiting: number // tasks
  close(): Promise<void>
}

type Waiting = {
  readonly kind: string
  readonly task: unknown
  readonly patience: number | undefined
  done(result: TaskResult<unknown>): void
  thread: Thread | undefined // as soon as one does it
  hurried: boolean
}
type Thread = {
  readonly worker: Worker
  readonly stopFlag: Int32Array
  given: number // tasks so far: the number of the current one
  current: Waiting | undefined
  timer: NodeJS.Timeout | undefined
}

/** Threads are started when they are needed, and keep the process alive only while they work. */
export function openPool<Tasks extends TaskMap>(entry: URL, most: { readonly threads: number }): WorkerPool<Tasks> {
  const all = new Set<Thread>()
  const idle: Thread[] = []
  const queue: Waiting[] = []
  let closed = false

  function start(): Thread {
    const stopFlag = newStopFlag()
    const worker = new Worker(entry, { workerData: stopFlag })
    const thread: Thread = { worker, stopFlag, given: 0, current: undefined, timer: undefined }
    worker.on('message', (reply: TaskReply) => {
      const { current } = thread
      release(thread)
      worker.unref()
      idle.push(thread)
      current?.done(reply.ok ? reply : { ok: false, why: 'failed', sentence: reply.sentence })
      next()
    })
    worker.on('error', error => lose(thread, 'ended', error instanceof Error ? error.message : String(error)))
    worker.on('exit', () => lose(thread, 'ended', 'its thread ended'))
    all.add(thread)
    return thread
  }

  function release(thread: Thread): void {
    clearTimeout(thread.timer)
    thread.current = undefined
  }

  /** Whoever waits for a thread that is gone hears why. */
  function lose(thread: Thread, why: 'late' | 'ended' | 'closed', sentence: string): void {
    if (!all.delete(thread)) return
    const { current, worker } = thread
    release(thread)
    if (idle.includes(thread)) idle.splice(idle.indexOf(thread), 1)
    void worker.terminate()
    current?.done({ ok: false, why, sentence })
    next()
  }

  function next(): void {
    if (closed || queue.length === 0) return
    const thread = idle.pop() ?? (all.size < most.threads ? start() : undefined)
    if (thread !== undefined) give(thread, queue.shift()!)
  }

  function give(thread: Thread, waiting: Waiting): void {
    const { kind, task, patience } = waiting
    const message: TaskMessage = { id: ++thread.given, kind, task }
    if (waiting.hurried) raiseStop(thread.stopFlag, message.id)
    thread.worker.ref()
    thread.worker.postMessage(message)
    thread.current = waiting
    waiting.thread = thread
    if (patience === undefined) return
    thread.timer = setTimeout(() => lose(thread, 'late', `no answer within ${patience} ms`), patience)
  }

  return {
    run(kind, task, patience) {
      const { promise, resolve } = Promise.withResolvers<TaskResult<unknown>>()
      const waiting: Waiting = { kind, task, patience, done: resolve, thread: undefined, hurried: false }
      if (closed) resolve(CLOSED)
      else queue.push(waiting)
      next()
      return {
        result: promise as Promise<TaskResult<Tasks[typeof kind]['answer']>>, // what the handler of this kind returns
        hurry() {
          waiting.hurried = true
          if (waiting.thread?.current === waiting) raiseStop(waiting.thread.stopFlag, waiting.thread.given)
        },
      }
    },
    get busy() {
      return all.size - idle.length
    },
    get waiting() {
      return queue.length
    },
    async close() {
      closed = true
      for (const waiting of queue.splice(0)) waiting.done(CLOSED)
      const workers = [...all].map(({ worker }) => worker)
      for (const thread of [...all]) lose(thread, 'closed', CLOSED.sentence)
      await Promise.all(workers.map(worker => worker.terminate()))
    },
  }
}

const CLOSED = { ok: false, why: 'closed', sentence: 'closing' } as const

import { setImmediate } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import type { TaskMap, TaskResult, WorkerPool } from './pool.ts'

export type TaskMessage = { readonly id: number; readonly kind: string; readonly task: unknown }
export type TaskReply =
  | { readonly ok: true; readonly answer: unknown }
  | { readonly ok: false; readonly sentence: string }

/** Where a task is done: `stopFlag` is raised to its `id` or above when whoever asked can wait no longer. */
export type TaskThread = { readonly id: number; readonly stopFlag: Int32Array | undefined }

/** How tasks are done, one function for each kind; what it throws becomes the sentence of a failed task. */
export type TaskHandlers<Tasks extends TaskMap> = {
  readonly [Kind in keyof Tasks]: (
    task: Tasks[Kind]['task'],
    thread: TaskThread,
  ) => Tasks[Kind]['answer'] | Promise<Tasks[Kind]['answer']>
}

/** What the entry file of a pool's threads does. */
export function serveTasks<Tasks extends TaskMap>(handlers: TaskHandlers<Tasks>): void {
  const stopFlag: Int32Array = workerData // set by `openPool`
  parentPort?.on('message', async ({ id, kind, task }: TaskMessage) => {
    parentPort?.postMessage(await done(handlers, kind, task, { id, stopFlag }))
  })
}

/** The same tasks in this thread, one after the other. It pauses before each, so that progress can be seen. */
export function poolHere<Tasks extends TaskMap>(handlers: TaskHandlers<Tasks>): WorkerPool<Tasks> {
  return {
    run: (kind, task) => ({
      result: setImmediate().then(async (): Promise<TaskResult<Tasks[typeof kind]['answer']>> => {
        const reply = await done(handlers, kind, task, { id: 0, stopFlag: undefined })
        return reply.ok ? reply : { ok: false, why: 'failed', sentence: reply.sentence }
      }),
      hurry() {},
    }),
    busy: 0,
    waiting: 0,
    async close() {},
  }
}

async function done<Tasks extends TaskMap>(
  handlers: TaskHandlers<Tasks>,
  kind: string,
  task: unknown,
  thread: TaskThread,
): Promise<TaskReply> {
  try {
    const handler = handlers[kind]
    if (handler === undefined) return { ok: false, sentence: `No thread knows the task "${kind}".` }
    return { ok: true, answer: await handler(task, thread) }
  } catch (error) {
    return { ok: false, sentence: error instanceof Error ? error.message : String(error) }
  }
}

import { Queue, Worker } from 'bullmq'
import { embeddedJobs, type JobData, type JobKind, type Jobs, type ServerJob } from './jobs.ts'

const QUEUE = 'masterplan'
const AT_ONCE = 16
const CLOSING = 2000
const ANSWERING = 1000
/** A job whose process died is given to another after so long. */
const LOST = 30_000

/** Jobs that any process may do, kept by Redis. While it is away, each process does what it gave itself. */
export function openBullJobs(url: string, failed: (job: ServerJob, error: unknown) => void): Jobs {
  const connection = { url, maxRetriesPerRequest: null, enableOfflineQueue: false, retryStrategy: () => 500 }
  const queue = new Queue<JobData>(QUEUE, { connection })
  const workers = new Map<string, (data: JobData) => Promise<void>>()
  const alone = embeddedJobs({ now: Date.now, atOnce: AT_ONCE }, failed)
  let worker: Worker<JobData> | undefined
  queue.on('error', () => {}) // told by readiness
  let closed = false

  function startWork(): Worker<JobData> {
    const started = new Worker<JobData>(
      QUEUE,
      async ({ name, data, id }) => {
        try {
          await workers.get(name)?.(data)
        } catch (error) {
          failed({ kind: name as JobKind, id: id ?? '', data }, error) // we named it ourselves
        }
      },
      { connection: { ...connection, enableOfflineQueue: true }, concurrency: AT_ONCE, lockDuration: LOST },
    )
    started.on('error', () => {})
    return started
  }

  return {
    add(job, at) {
      if (closed) return
      const options = { jobId: job.id, delay: Math.max(0, at - Date.now()), removeOnComplete: true, removeOnFail: true }
      queue.add(job.kind, job.data, options).catch(() => alone.add(job, at))
    },
    work(kind, act) {
      workers.set(kind, act)
      alone.work(kind, act)
      worker ??= startWork()
    },
    ready: () =>
      Promise.race([
        queue.count().then(
          () => true,
          () => false,
        ),
        new Promise<boolean>(resolve => setTimeout(() => resolve(false), ANSWERING).unref()),
      ]),
    async close() {
      closed = true
      const done = Promise.allSettled([worker?.close(), alone.close(), queue.close()])
      await Promise.race([done, new Promise(resolve => setTimeout(resolve, CLOSING).unref())])
    },
  }
}

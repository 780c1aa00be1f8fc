import { Job, Queue, Worker } from 'bullmq'
import { settledWithin } from '../settled-within.ts'
import { embeddedJobs } from './embedded-jobs.ts'
import { CLOSING, type JobData, type JobKind, type Jobs, QUEUES, type ServerJob, USUAL_SLOTS } from './jobs.ts'

const nameOf = (kind: JobKind): string => `masterplan-${kind}`
/** One queue for all, as releases before had it: what they left there, or still give while they are replaced, is done. */
const FORMER = { name: 'masterplan', slots: 16 }
const ANSWERING = 1000
/** A job whose process died is given to another after so long. */
const LOST = 30_000

/** Jobs that any process may do, kept by Redis, a queue for each kind. While it is away, each process does what it gave itself. */
export function openBullJobs(url: string, now: () => number, failed: (job: ServerJob, error: unknown) => void): Jobs {
  const connection = { url, maxRetriesPerRequest: null, enableOfflineQueue: false, retryStrategy: () => 500 }
  const queues = new Map(QUEUES.map(kind => [kind, new Queue<JobData>(nameOf(kind), { connection })] as const))
  const acts = new Map<string, (data: JobData) => Promise<void>>()
  const alone = embeddedJobs({ now, slots: USUAL_SLOTS }, failed)
  const workers: Worker<JobData>[] = []
  for (const queue of queues.values()) queue.on('error', () => {}) // told by readiness
  let closed = false

  function startWork(name: string, concurrency: number): void {
    const started = new Worker<JobData>(
      name,
      async ({ name: kind, data, id }) => {
        try {
          await acts.get(kind)?.(data)
        } catch (error) {
          failed({ kind: kind as JobKind, id: id ?? '', data }, error) // we named it ourselves
        }
      },
      { connection: { ...connection, enableOfflineQueue: true }, concurrency, lockDuration: LOST },
    )
    started.on('error', () => {})
    workers.push(started)
  }

  async function give({ kind, id, data, rank }: ServerJob, at: number): Promise<void> {
    const queue = queues.get(kind)
    if (queue === undefined) throw new Error(`There is no queue "${kind}".`)
    const given = { jobId: id, delay: Math.max(0, at - now()), removeOnComplete: true, removeOnFail: true }
    await queue.add(kind, data, rank === undefined ? given : { ...given, priority: rank })
    // It may have been there already, to be done later: Redis and this process may have seen time pass differently.
    if (at > 0 && at <= now()) await bringForward(queue, id)
  }

  return {
    add(job, at) {
      if (!closed) give(job, at).catch(() => alone.add(job, at))
    },
    work(kind, act) {
      if (workers.length === 0) startWork(FORMER.name, FORMER.slots)
      acts.set(kind, act)
      alone.work(kind, act)
      startWork(nameOf(kind), USUAL_SLOTS[kind])
    },
    ready: () =>
      Promise.race([
        Promise.all([...queues.values()].map(queue => queue.count())).then(
          () => true,
          () => false,
        ),
        new Promise<boolean>(resolve => setTimeout(() => resolve(false), ANSWERING).unref()),
      ]),
    async close() {
      closed = true
      const closing = [...workers, ...queues.values()].map(each => each.close())
      await settledWithin(CLOSING, [...closing, alone.close()])
    },
  }
}

async function bringForward(queue: Queue<JobData>, id: string): Promise<void> {
  const job = await Job.fromId(queue, id)
  if (await job?.isDelayed()) await job?.promote()
}

import { settledWithin } from '../settled-within.ts'
import { CLOSING, type JobData, type JobKind, type Jobs, QUEUES, type ServerJob, type Slots } from './jobs.ts'

/** Longer waits do not fit into a timer; what is due later is found again in the store. */
const LONGEST = 2 ** 31 - 1

type Timer = { readonly at: number; readonly handle: NodeJS.Timeout }

/** Jobs of this process, as many at a time as their queue has slots. */
export function embeddedJobs(
  { now, slots }: { readonly now: () => number; readonly slots: Slots },
  failed: (job: ServerJob, error: unknown) => void,
): Jobs {
  const workers = new Map<JobKind, (data: JobData) => Promise<void>>()
  const timers = new Map<string, Timer>()
  const waiting = byQueue((): ServerJob[] => [])
  const running = byQueue(() => new Set<Promise<void>>())
  const known = new Set<string>() // waiting or being done
  let closed = false

  function next(): void {
    for (const kind of QUEUES) {
      while (running[kind].size < slots[kind] && !closed) {
        const job = waiting[kind].shift()
        if (job === undefined) break
        begin(job)
      }
    }
  }
  function begin(job: ServerJob): void {
    const done = act(job).finally(() => {
      running[job.kind].delete(done)
      known.delete(job.id)
      next()
    })
    running[job.kind].add(done)
  }
  async function act(job: ServerJob): Promise<void> {
    try {
      await workers.get(job.kind)?.(job.data)
    } catch (error) {
      failed(job, error)
    }
  }
  function due(job: ServerJob): void {
    timers.delete(job.id)
    if (known.has(job.id)) return
    known.add(job.id)
    waiting[job.kind].push(job)
    next()
  }

  return {
    add(job, at) {
      const timer = timers.get(job.id)
      if (closed || (timer !== undefined && timer.at <= at && at > now())) return
      clearTimeout(timer?.handle)
      timers.delete(job.id)
      const wait = at - now()
      if (wait <= 0) due(job)
      else if (wait < LONGEST) timers.set(job.id, { at, handle: setTimeout(() => due(job), wait).unref() })
    },
    work(kind, act) {
      workers.set(kind, act)
    },
    ready: async () => !closed,
    async close() {
      closed = true
      for (const { handle } of timers.values()) clearTimeout(handle)
      await settledWithin(
        CLOSING,
        QUEUES.flatMap(kind => [...running[kind]]),
      )
    },
  }
}

const byQueue = <Each>(make: () => Each): Readonly<Record<JobKind, Each>> => ({
  ...{ clock: make(), bot: make(), notice: make() },
})

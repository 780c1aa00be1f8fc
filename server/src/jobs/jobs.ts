/** Something to be done once, by whichever process gets to it. `id` says what it is: the same id is not done twice at once. */
export type ServerJob = { readonly kind: JobKind; readonly id: string; readonly data: JobData }
export type JobKind = 'bot' | 'clock' | 'notice'
/** Plain JSON. */
export type JobData = Readonly<Record<string, string | number>>

/** Work that nobody waits for. A job may get lost with its process: deadlines in the store are looked after as well. */
export interface Jobs {
  /** `at`: not before; 0 for as soon as possible. Never fails. */
  add(job: ServerJob, at: number): void
  /** Who does jobs of a kind. Called once for each kind, before the first job. */
  work(kind: JobKind, act: (data: JobData) => Promise<void>): void
  ready(): Promise<boolean>
  close(): Promise<void>
}

/** Longer waits do not fit into a timer; what is due later is found again in the store. */
const LONGEST = 2 ** 31 - 1

/** Jobs of this process, as many at a time as `atOnce`. */
export function embeddedJobs(
  { now, atOnce }: { readonly now: () => number; readonly atOnce: number },
  failed: (job: ServerJob, error: unknown) => void,
): Jobs {
  const workers = new Map<JobKind, (data: JobData) => Promise<void>>()
  const timers = new Map<string, NodeJS.Timeout>()
  const waiting: ServerJob[] = []
  const known = new Set<string>() // waiting or being done
  const running = new Set<Promise<void>>()
  let closed = false

  function next(): void {
    while (running.size < atOnce && !closed) {
      const job = waiting.shift()
      if (job === undefined) return
      const done = act(job).finally(() => {
        running.delete(done)
        known.delete(job.id)
        next()
      })
      running.add(done)
    }
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
    waiting.push(job)
    next()
  }

  return {
    add(job, at) {
      if (closed || timers.has(job.id)) return
      const wait = at - now()
      if (wait <= 0) due(job)
      else if (wait < LONGEST) timers.set(job.id, setTimeout(() => due(job), wait).unref())
    },
    work(kind, act) {
      workers.set(kind, act)
    },
    ready: async () => !closed,
    async close() {
      closed = true
      for (const timer of timers.values()) clearTimeout(timer)
      await Promise.allSettled(running)
    },
  }
}

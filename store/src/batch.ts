const AT_ONCE = 8

/**
 * Jobs that wait while one batch is under way go together in the next. A disk takes as long to make one thing safe as to
 * make a hundred safe. If a batch fails, each of its jobs is tried alone, so that none fails for another's fault.
 */
export function batched<Job, Done>(
  runAll: (jobs: readonly Job[]) => Promise<readonly Done[]>,
  largest: number,
): (job: Job) => Promise<Done> {
  type Waiting = { readonly job: Job; resolve(done: Done): void; reject(why: unknown): void }
  let waiting: Waiting[] = []
  let running = false

  async function drain(): Promise<void> {
    running = true
    while (waiting.length > 0) {
      await new Promise(setImmediate) // what is asked in this turn of the event loop goes along
      const batch = waiting.slice(0, largest)
      waiting = waiting.slice(largest)
      await together(batch)
    }
    running = false
  }

  async function together(batch: readonly Waiting[]): Promise<void> {
    try {
      deliver(batch, await runAll(batch.map(({ job }) => job)), 0)
    } catch {
      for (const each of batch) await alone(each)
    }
  }

  /** A few at a time, the next batch on its way meanwhile: those at the front must not wait until all have been told. */
  function deliver(batch: readonly Waiting[], done: readonly Done[], from: number): void {
    for (const [at, { resolve }] of batch.slice(from, from + AT_ONCE).entries()) resolve(done[from + at]!)
    if (from + AT_ONCE < batch.length) setImmediate(deliver, batch, done, from + AT_ONCE)
  }

  async function alone({ job, resolve, reject }: Waiting): Promise<void> {
    await runAll([job]).then(([done]) => resolve(done!), reject)
  }

  return job =>
    new Promise((resolve, reject) => {
      waiting.push({ job, resolve, reject })
      if (!running) void drain()
    })
}

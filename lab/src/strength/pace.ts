/** What the machine can tell; handed in, because it is asked differently in a worker thread and in a browser. */
export interface ThreadMeter {
  cpuSeconds(): number // used by this thread so far; may count in steps of some milliseconds
  seconds(): number // on the wall, finely
  heapBytes(): number // in use, after a collection
}

const BATCH = 0.004 // seconds between two looks at the clock: looking costs little, and calm spells are short
const CALM = 0.1 // of all stretches

/** How many times to do it before looking at the clock again, so that looking costs nothing. */
export function batchOf(act: () => void, meter: ThreadMeter): number {
  for (let batch = 1; ; batch *= 2) {
    const before = meter.seconds()
    for (let time = 0; time < batch; time++) act()
    if (meter.seconds() - before >= BATCH) return batch
  }
}

/**
 * `calm`: what a batch took, on the wall, where few were faster. A shared machine has slow spells and other programs: they
 * say nothing of this one, and only make it slower.
 */
export type Pace = { readonly times: number; readonly seconds: number; readonly calm: number }

export function pace(act: () => void, batch: number, seconds: number, meter: ThreadMeter): Pace {
  const before = meter.cpuSeconds()
  const stretches: number[] = []
  let used = 0
  for (let from = meter.seconds(); used < seconds; ) {
    for (let time = 0; time < batch; time++) act()
    const now = meter.seconds()
    stretches.push(now - from)
    from = now
    used = meter.cpuSeconds() - before
  }
  const sorted = stretches.toSorted((one, other) => one - other)
  return { times: batch * stretches.length, seconds: used, calm: sorted[Math.floor(CALM * sorted.length)]! }
}

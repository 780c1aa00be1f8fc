import { setImmediate } from 'node:timers/promises'
import { parentPort, Worker } from 'node:worker_threads'
import type { Playable } from '@masterplan/kernel'
import { type Plan, type Simulated, type Stretch, simulate } from '@masterplan/lab'

/** Plays a plan's matches, by itself or with workers; `done` hears of every stretch, in no particular order. */
export type Crew = (plan: Plan, games: number, done: (played: Played) => Promise<void>) => Promise<void>
/** `from` is the number of the first match of the stretch. */
export type Played = { readonly from: number; readonly simulated: Simulated }

type Errand = { readonly plan: Plan; readonly stretch: Stretch }
type Answer = { readonly ok: true; readonly simulated: Simulated } | { readonly ok: false; readonly problem: string }

/** In this thread. It pauses between stretches, so that progress can be seen. */
export const alone =
  (game: Playable): Crew =>
  async (plan, games, done) => {
    const next = stretches(games)
    for (let stretch = next(); stretch !== undefined; stretch = next()) {
      await done({ from: stretch.from, simulated: simulate(game, plan, stretch) })
      await setImmediate()
    }
  }

/** In worker threads, each of which takes the next stretch as soon as it is free. */
export const together =
  (entry: URL, jobs: number): Crew =>
  async (plan, games, done) => {
    const next = stretches(games)
    const workers = Array.from({ length: jobs }, () => new Worker(entry))
    try {
      await Promise.all(
        workers.map(async worker => {
          for (let stretch = next(); stretch !== undefined; stretch = next()) {
            await done({ from: stretch.from, simulated: await run(worker, { plan, stretch }) })
          }
        }),
      )
    } finally {
      await Promise.all(workers.map(worker => worker.terminate()))
    }
  }

function run(worker: Worker, errand: Errand): Promise<Simulated> {
  return new Promise((resolve, reject) => {
    worker.once('error', reject)
    worker.once('message', (answer: Answer) => {
      worker.off('error', reject)
      if (answer.ok) resolve(answer.simulated)
      else reject(new Error(answer.problem))
    })
    worker.postMessage(errand)
  })
}

/** What an entry file of a simulation worker does, with the games it can load. */
export function serveSimulations(load: (id: string) => Promise<Playable | undefined>): void {
  parentPort?.on('message', async ({ plan, stretch }: Errand) => {
    parentPort?.postMessage(answerTo({ plan, stretch }, await load(plan.game)))
  })
}

function answerTo({ plan, stretch }: Errand, game: Playable | undefined): Answer {
  if (game === undefined) return { ok: false, problem: `There is no game "${plan.game}".` }
  try {
    return { ok: true, simulated: simulate(game, plan, stretch) }
  } catch (error) {
    return { ok: false, problem: error instanceof Error ? error.message : String(error) }
  }
}

const QUICK = 100 // milliseconds

/** Hands out stretches, one match at first and twice as many while they come back quickly: slow bots show progress too. */
function stretches(games: number): () => Stretch | undefined {
  let from = 0
  let size = 1
  let before = performance.now()
  return () => {
    const now = performance.now()
    size = now - before < QUICK ? Math.min(size * 2, 4096) : Math.max(1, size >> 1)
    before = now
    const count = Math.min(size, games - from)
    if (count <= 0) return undefined
    from += count
    return { from: from - count, count }
  }
}

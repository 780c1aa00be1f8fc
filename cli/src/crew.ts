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
    const next = stretchesFrom({ from: 0, end: games })
    for (let stretch = next(); stretch !== undefined; stretch = next()) {
      await done({ from: stretch.from, simulated: simulate(game, plan, stretch) })
      await setImmediate()
    }
  }

/** In worker threads, each of which takes the next stretch as soon as it is free. */
export const together =
  (entry: URL, jobs: number): Crew =>
  async (plan, games, done) => {
    const pile: Pile = { from: 0, end: games }
    const workers = Array.from({ length: jobs }, () => new Worker(entry))
    try {
      await Promise.all(
        workers.map(async worker => {
          const next = stretchesFrom(pile)
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
const MOST = 4096

/** What is left to play, shared by all who play. */
type Pile = { from: number; readonly end: number }

/**
 * Hands out stretches to one player: one match at first, twice as many as long as they come back quickly. So fast bots
 * lose no time with errands, and slow ones still show progress and leave something for the others.
 */
function stretchesFrom(pile: Pile): () => Stretch | undefined {
  let size = 0
  let before = 0
  return () => {
    const now = performance.now()
    size = size === 0 || now - before >= QUICK ? Math.max(1, size >> 1) : Math.min(size * 2, MOST)
    before = now
    const { from } = pile
    const count = Math.min(size, pile.end - from)
    pile.from += count
    return count > 0 ? { from, count } : undefined
  }
}

import { setImmediate } from 'node:timers/promises'
import { parentPort, Worker } from 'node:worker_threads'
import type { Playable } from '@masterplan/kernel'
import { type Deal, type DealTask, playDeal, type Tournament } from '@masterplan/lab'

/** Hands out the next deal to play; undefined when there is none, or time is up. */
export type Errands = () => DealTask | undefined

/** Plays deals of a tournament as long as there are errands; `done` hears of each, in no particular order. */
export type DealPlayers = (tournament: Tournament, next: Errands, done: (deal: Deal) => void) => Promise<void>

type Order = { readonly tournament: Tournament; readonly errand: DealTask }
type Answer = { readonly ok: true; readonly deal: Deal } | { readonly ok: false; readonly problem: string }

/** In this thread. It pauses between deals, so that progress can be seen. */
export const dealingAlone =
  (game: Playable): DealPlayers =>
  async (tournament, next, done) => {
    for (let errand = next(); errand !== undefined; errand = next()) {
      done(playDeal(game, tournament, errand))
      await setImmediate()
    }
  }

/** In worker threads, each of which takes the next deal as soon as it is free. */
export const dealingTogether =
  (entry: URL, jobs: number): DealPlayers =>
  async (tournament, next, done) => {
    const workers = Array.from({ length: jobs }, () => new Worker(entry))
    try {
      await Promise.all(
        workers.map(async worker => {
          for (let errand = next(); errand !== undefined; errand = next())
            done(await run(worker, { tournament, errand }))
        }),
      )
    } finally {
      await Promise.all(workers.map(worker => worker.terminate()))
    }
  }

function run(worker: Worker, order: Order): Promise<Deal> {
  return new Promise((resolve, reject) => {
    const stopped = () => reject(new Error('a worker ended before its deal did'))
    worker.once('error', reject)
    worker.once('exit', stopped)
    worker.once('message', (answer: Answer) => {
      worker.off('error', reject)
      worker.off('exit', stopped)
      if (answer.ok) resolve(answer.deal)
      else reject(new Error(answer.problem))
    })
    worker.postMessage(order)
  })
}

/** What an entry file of a tournament worker does, with the games it can load. */
export function serveDeals(load: (id: string) => Promise<Playable | undefined>): void {
  parentPort?.on('message', async (order: Order) => {
    parentPort?.postMessage(answerTo(order, await load(order.tournament.game)))
  })
}

function answerTo({ tournament, errand }: Order, game: Playable | undefined): Answer {
  if (game === undefined) return { ok: false, problem: `There is no game "${tournament.game}".` }
  try {
    return { ok: true, deal: playDeal(game, tournament, errand) }
  } catch (error) {
    return { ok: false, problem: error instanceof Error ? error.message : String(error) }
  }
}

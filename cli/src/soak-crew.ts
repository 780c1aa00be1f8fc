import { parentPort, Worker } from 'node:worker_threads'
import { botNames, findBot } from '@masterplan/bots'
import type { Bot, Playable } from '@masterplan/kernel'
import { type Soaked, soak } from '@masterplan/lab'

/** One match of a soak; a game's matches are counted from 0. */
export type SoakErrand = { readonly game: string; readonly seed: number; readonly number: number }
type Answer = { readonly ok: true; readonly soaked: Soaked } | { readonly ok: false; readonly problem: string }

/** What came of an errand; `killed` counts the workers that were ended in mid-thought before one could finish. */
export type Told = { readonly errand: SoakErrand; readonly soaked: Soaked; readonly killed: number }

export interface SoakPlan {
  next(): SoakErrand | undefined
  done(told: Told): void
  killAfter(errand: SoakErrand): number | null // milliseconds; null: this one may finish
}

/** No match takes as long as this: what does, hangs. */
const LONGEST = 10 * 60_000

/** Workers that take errands; some are killed in mid-thought, and their errand is given to a new one. */
export async function soakTogether(entry: URL, jobs: number, plan: SoakPlan): Promise<void> {
  await Promise.all(
    Array.from({ length: jobs }, async () => {
      let worker = new Worker(entry)
      try {
        for (let errand = plan.next(); errand !== undefined; errand = plan.next()) {
          let killed = 0
          const patience = plan.killAfter(errand)
          let soaked = await answerOf(worker, errand, patience ?? LONGEST)
          if (soaked === 'late') {
            if (patience === null) throw new Error(`${errand.game}: match ${errand.number} does not end.`)
            killed = 1
            await worker.terminate()
            worker = new Worker(entry)
            soaked = await answerOf(worker, errand, LONGEST)
            if (soaked === 'late') throw new Error(`${errand.game}: match ${errand.number} does not end.`)
          }
          plan.done({ errand, soaked, killed })
        }
      } finally {
        await worker.terminate()
      }
    }),
  )
}

function answerOf(worker: Worker, errand: SoakErrand, patience: number): Promise<Soaked | 'late'> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => settle(() => resolve('late')), patience)
    const failed = (error: unknown) => settle(() => reject(error))
    const ended = () => failed(new Error(`${errand.game}: a worker ended by itself in match ${errand.number}.`))
    const heard = (answer: Answer) =>
      settle(() => (answer.ok ? resolve(answer.soaked) : reject(new Error(answer.problem))))
    function settle(then: () => void) {
      clearTimeout(late)
      worker.off('error', failed).off('exit', ended).off('message', heard)
      then()
    }
    worker.once('error', failed).once('exit', ended).once('message', heard)
    worker.postMessage(errand)
  })
}

/** What an entry file of a soak worker does, with the games it can load. */
export function serveSoaks(load: (id: string) => Promise<Playable | undefined>): void {
  parentPort?.on('message', async (errand: SoakErrand) => {
    parentPort?.postMessage(answerTo(errand, await load(errand.game)))
  })
}

function answerTo({ game: id, seed, number }: SoakErrand, game: Playable | undefined): Answer {
  if (game === undefined) return { ok: false, problem: `There is no game "${id}".` }
  try {
    return { ok: true, soaked: soak(game, everyBot(game), seed, number) }
  } catch (error) {
    return { ok: false, problem: error instanceof Error ? error.message : String(error) }
  }
}

function everyBot({ personalities }: Playable): Bot[] {
  return botNames(personalities).flatMap(name => {
    const found = findBot(name, personalities)
    return found.ok ? [found.bot] : []
  })
}

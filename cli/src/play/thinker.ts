import { parentPort, Worker, workerData } from 'node:worker_threads'
import { type Answer, Asker, answerTo, newBell, type Question, USUAL_MEGABYTES } from '@masterplan/bots'
import type { Playable } from '@masterplan/kernel'

/** A thought under way; `hurry` has the bot answer at once, with the best it found. */
export type Pending = { readonly answer: Promise<Answer>; hurry(): void }
export type Query = Pick<Question, 'game' | 'bot' | 'seat' | 'view' | 'seed' | 'hints'>

/** Bots think in a thread of their own, so that keys are heard meanwhile. */
export interface Thinker {
  ask(query: Query): Pending
  close(): Promise<void>
}

type Desk = { readonly worker: Worker; readonly asker: Asker }

export function openThinker(entry: URL): Thinker {
  let desk: Desk | undefined

  /** A thread that dies takes its questions with it, and the next question gets a new one. */
  function sitDown(): Desk {
    const bell = newBell()
    const worker = new Worker(entry, { workerData: bell })
    const asker = new Asker({ post: question => worker.postMessage(question), bell })
    const gone = (why: string) => {
      if (desk?.worker === worker) desk = undefined
      asker.lost(why)
    }
    worker.on('message', (answer: Answer) => asker.heard(answer))
    worker.on('error', error => gone(error instanceof Error ? error.message : String(error)))
    worker.on('exit', () => gone('its thread ended'))
    return { worker, asker }
  }

  return {
    ask(query) {
      desk ??= sitDown()
      const { asker } = desk
      const { id, answer } = asker.ask({ ...query, within: null, megabytes: USUAL_MEGABYTES })
      return { answer, hurry: () => void asker.hurry(id) }
    },
    async close() {
      await desk?.worker.terminate()
    },
  }
}

/** The answering side, called by the thread's entry file, which knows the games. */
export function serveThoughts(load: (game: string) => Promise<Playable | undefined>): void {
  const bell: Int32Array = workerData
  parentPort?.on('message', async (question: Question) => {
    parentPort?.postMessage(await answerTo(question, { load, bell, clock: () => performance.now() }))
  })
}

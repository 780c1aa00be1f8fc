import { parentPort, Worker, workerData } from 'node:worker_threads'
import {
  answerTo,
  type BotAnswer,
  type BotQuestion,
  newStopFlag,
  USUAL_MEGABYTES,
  WorkerClient,
} from '@masterplan/bots'
import type { Playable } from '@masterplan/kernel'

/** A thought under way; `hurry` has the bot answer at once, with the best it found. */
export type Pending = { readonly answer: Promise<BotAnswer>; hurry(): void }
export type Query = Pick<BotQuestion, 'game' | 'bot' | 'seat' | 'view' | 'seed' | 'hints'>

/** Bots think in a thread of their own, so that keys are heard meanwhile. */
export interface Thinker {
  ask(query: Query): Pending
  close(): Promise<void>
}

type Desk = { readonly worker: Worker; readonly client: WorkerClient }

export function openThinker(entry: URL): Thinker {
  let desk: Desk | undefined

  /** A thread that dies takes its questions with it, and the next question gets a new one. */
  function sitDown(): Desk {
    const stopFlag = newStopFlag()
    const worker = new Worker(entry, { workerData: stopFlag })
    const client = new WorkerClient({ post: question => worker.postMessage(question), stopFlag })
    const gone = (why: string) => {
      if (desk?.worker === worker) desk = undefined
      client.lost(why)
    }
    worker.on('message', (answer: BotAnswer) => client.heard(answer))
    worker.on('error', error => gone(error instanceof Error ? error.message : String(error)))
    worker.on('exit', () => gone('its thread ended'))
    return { worker, client }
  }

  return {
    ask(query) {
      desk ??= sitDown()
      const { client } = desk
      const { id, answer } = client.ask({ ...query, within: null, megabytes: USUAL_MEGABYTES })
      return { answer, hurry: () => void client.hurry(id) }
    },
    async close() {
      await desk?.worker.terminate()
    },
  }
}

/** The answering side, called by the thread's entry file, which knows the games. */
export function serveThoughts(load: (game: string) => Promise<Playable | undefined>): void {
  const stopFlag: Int32Array = workerData
  parentPort?.on('message', async (question: BotQuestion) => {
    parentPort?.postMessage(await answerTo(question, { load, stopFlag, clock: () => performance.now() }))
  })
}

import { setImmediate } from 'node:timers/promises'
import { parentPort, Worker } from 'node:worker_threads'
import type { Trainable } from '@masterplan/kernel'
import { type Contest, contest, type Notes, type Practice, practise, type Stretch, type Tally } from '@masterplan/lab'

/** Whoever plays the matches of a training: this thread, or a worker. */
export interface Trainer {
  practise(practice: Practice, stretch: Stretch): Promise<Notes>
  contest(contest: Contest, stretch: Stretch): Promise<Tally>
  end(): Promise<void>
}

type Errand =
  | { readonly kind: 'practise'; readonly practice: Practice; readonly stretch: Stretch }
  | { readonly kind: 'contest'; readonly contest: Contest; readonly stretch: Stretch }
type Answer =
  | { readonly kind: 'practise'; readonly notes: Notes }
  | { readonly kind: 'contest'; readonly tally: Tally }
  | { readonly kind: 'problem'; readonly problem: string }

/** In this thread. It pauses between stretches, so that progress can be seen. */
export const trainerHere = (game: Trainable): Trainer => ({
  async practise(practice, stretch) {
    await setImmediate()
    return practise(game, practice, stretch)
  },
  async contest(asked, stretch) {
    await setImmediate()
    return contest(game, asked, stretch)
  },
  async end() {},
})

export function trainerIn(entry: URL): Trainer {
  const worker = new Worker(entry)
  const ask = (errand: Errand): Promise<Answer> =>
    new Promise((resolve, reject) => {
      worker.once('error', reject)
      worker.once('message', (answer: Answer) => {
        worker.off('error', reject)
        if (answer.kind === 'problem') reject(new Error(answer.problem))
        else resolve(answer)
      })
      worker.postMessage(errand)
    })
  return {
    async practise(practice, stretch) {
      const answer = await ask({ kind: 'practise', practice, stretch })
      if (answer.kind !== 'practise') throw new Error('A training worker answered something else.')
      return answer.notes
    },
    async contest(asked, stretch) {
      const answer = await ask({ kind: 'contest', contest: asked, stretch })
      if (answer.kind !== 'contest') throw new Error('A training worker answered something else.')
      return answer.tally
    },
    async end() {
      await worker.terminate()
    },
  }
}

/** What an entry file of a training worker does, with the games it can load. */
export function serveTraining(load: (id: string) => Promise<Trainable | undefined>): void {
  parentPort?.on('message', async (errand: Errand) => {
    const id = errand.kind === 'practise' ? errand.practice.game : errand.contest.course.game
    parentPort?.postMessage(answerTo(errand, await load(id)))
  })
}

function answerTo(errand: Errand, game: Trainable | undefined): Answer {
  if (game === undefined) return { kind: 'problem', problem: 'There is no such game to train.' }
  try {
    return errand.kind === 'practise'
      ? { kind: 'practise', notes: practise(game, errand.practice, errand.stretch) }
      : { kind: 'contest', tally: contest(game, errand.contest, errand.stretch) }
  } catch (error) {
    return { kind: 'problem', problem: error instanceof Error ? error.message : String(error) }
  }
}

const STRETCH = 10

/** Shares out the matches among the trainers; what comes back is in the matches' order, whoever played them. */
export async function shareOut<Part>(
  trainers: readonly Trainer[],
  matches: number,
  give: (trainer: Trainer, stretch: Stretch) => Promise<Part>,
  played: (matches: number) => void,
): Promise<Part[]> {
  const parts: Part[] = []
  let from = 0
  let done = 0
  await Promise.all(
    trainers.map(async trainer => {
      while (from < matches) {
        const stretch = { from, count: Math.min(STRETCH, matches - from) }
        from += stretch.count
        parts[stretch.from / STRETCH] = await give(trainer, stretch)
        done += stretch.count
        played(done)
      }
    }),
  )
  return parts
}

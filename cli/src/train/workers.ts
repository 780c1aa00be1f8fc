import { setImmediate } from 'node:timers/promises'
import { parentPort, Worker } from 'node:worker_threads'
import type { Trainable } from '@masterplan/kernel'
import {
  type Contest,
  contest,
  contestNet,
  type MatchTally,
  type NetContest,
  type NetPractice,
  type Notes,
  type Practice,
  practise,
  practiseNet,
  type Stretch,
} from '@masterplan/lab'

export type AnyPractice = Practice | NetPractice
export type AnyContest = Contest | NetContest

const practised = (game: Trainable, practice: AnyPractice, stretch: Stretch): Notes =>
  'thinking' in practice ? practiseNet(game, practice, stretch) : practise(game, practice, stretch)
const contestedBy = (game: Trainable, asked: AnyContest, stretch: Stretch): MatchTally =>
  'net' in asked ? contestNet(game, asked, stretch) : contest(game, asked, stretch)

/** Whoever plays the matches of a training: this thread, or a worker. */
export interface Trainer {
  practise(practice: AnyPractice, stretch: Stretch): Promise<Notes>
  contest(contest: AnyContest, stretch: Stretch): Promise<MatchTally>
  end(): Promise<void>
}

type Errand =
  | { readonly kind: 'practise'; readonly practice: AnyPractice; readonly stretch: Stretch }
  | { readonly kind: 'contest'; readonly contest: AnyContest; readonly stretch: Stretch }
type Answer =
  | { readonly kind: 'practise'; readonly notes: Notes }
  | { readonly kind: 'contest'; readonly tally: MatchTally }
  | { readonly kind: 'problem'; readonly problem: string }

/** One trainer is this thread itself. */
export const crewOf = (game: Trainable, jobs: number, worker: URL): readonly Trainer[] =>
  jobs === 1 ? [trainerHere(game)] : Array.from({ length: jobs }, () => trainerIn(worker))

/** In this thread. It pauses between stretches, so that progress can be seen. */
const trainerHere = (game: Trainable): Trainer => ({
  async practise(practice, stretch) {
    await setImmediate()
    return practised(game, practice, stretch)
  },
  async contest(asked, stretch) {
    await setImmediate()
    return contestedBy(game, asked, stretch)
  },
  async end() {},
})

function trainerIn(entry: URL): Trainer {
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
      ? { kind: 'practise', notes: practised(game, errand.practice, errand.stretch) }
      : { kind: 'contest', tally: contestedBy(game, errand.contest, errand.stretch) }
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

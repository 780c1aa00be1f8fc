import type { Playable } from '@masterplan/kernel'
import {
  answerTo,
  type BotAnswer,
  type BotFinder,
  type BotQuestion,
  oneAnswer,
  twoQuestions,
} from '../worker-protocol.ts'
import type { WorkerPool } from './pool.ts'
import type { TaskHandlers } from './serve.ts'

/** A question to a bot in a thread; the pool numbers it. */
export type BotTask = Omit<BotQuestion, 'id'>
export type BotTasks = { readonly ask: { readonly task: BotTask; readonly answer: BotAnswer } }

/** `load` finds the games that the thread knows, `find` its bots; without it, the bots that are here. */
export const botHandlers = (
  load: (game: string) => Promise<Playable | undefined>,
  find?: BotFinder,
): TaskHandlers<BotTasks> => ({
  ask: (question, { id, stopFlag }) =>
    answerTo({ ...question, id }, { load, stopFlag, clock: () => performance.now(), ...(find && { find }) }),
})

/** A thought under way; `hurry` has the bot answer at once, with the best it found. */
export type AskedBot = { readonly answer: Promise<BotAnswer>; hurry(): void }

/**
 * There is an answer whatever happens to the thread. `patience`: milliseconds after which it is given up. A bot that searches
 * twice does so side by side where the pool has two threads free, else one after the other.
 */
export function askBot(pool: WorkerPool<BotTasks>, question: BotTask, patience?: number): AskedBot {
  const both = twoQuestions(question)?.map(each => askOnce(pool, each, patience))
  if (both === undefined) return askOnce(pool, question, patience)
  return {
    answer: Promise.all(both.map(({ answer }) => answer)).then(answers => oneAnswer(question, answers)),
    hurry() {
      for (const asked of both) asked.hurry()
    },
  }
}

function askOnce(pool: WorkerPool<BotTasks>, question: BotTask, patience: number | undefined): AskedBot {
  const { result, hurry } = pool.run('ask', question, patience)
  const answer = result.then(done => (done.ok ? done.answer : { id: 0, ok: false as const, sentence: done.sentence }))
  return { answer, hurry }
}

import { findBot } from '../bots.ts'
import {
  answerTo,
  type BotAnswer,
  type BotQuestion,
  oneAnswer,
  twoQuestions,
  type WorkerContext,
} from '../worker-protocol.ts'
import type { WorkerPool } from './pool.ts'
import type { TaskHandlers } from './serve.ts'

/** A question to a bot in a thread; the pool numbers it. */
export type BotTask = Omit<BotQuestion, 'id'>
export type BotTasks = { readonly ask: { readonly task: BotTask; readonly answer: BotAnswer } }

type Known = Required<Pick<WorkerContext, 'load' | 'find'>>

/** `load` finds the games that the thread knows, `find` the bots, where it knows more of them than `BOTS`. */
export const botHandlers = (
  load: Known['load'],
  find: Known['find'] = async (name, personalities) => findBot(name, personalities),
): TaskHandlers<BotTasks> => ({
  ask: (question, { id, stopFlag }) =>
    answerTo({ ...question, id }, { load, find, stopFlag, clock: () => performance.now() }),
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

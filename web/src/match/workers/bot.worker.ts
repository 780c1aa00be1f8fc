import { answerTo, type BotAnswer, type BotQuestion } from '@masterplan/bots'
import { loadGame } from '@masterplan/catalog/games'
import { expose } from 'comlink'
import { holdLifetimeLock } from './worker-lifetime.ts'

/** Pages share no memory with their workers: one that cannot wait for a bot ends it. */
const here = { load: loadGame, clock: () => performance.now(), stopFlag: undefined }

/** Thinks for a seat that it sees through that seat's view alone. */
const bots = {
  live: holdLifetimeLock,
  choose: (question: BotQuestion): Promise<BotAnswer> => answerTo(question, here),
}
export type BotWorker = typeof bots

expose(bots)

import { type BotQuestion, USUAL_MEGABYTES } from '@masterplan/bots'
import { askBot, type BotTasks, openPool } from '@masterplan/bots/node'

/** A bot's turn to think, as plain data: it sees the table through its seat's view alone. */
export type BotTurn = Pick<BotQuestion, 'game' | 'bot' | 'seat' | 'view' | 'seed'>
export type BotMove = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly problem: string }

/** Threads in which bots think, so that no search holds up the tables. */
export interface BotPool {
  think(turn: BotTurn): Promise<BotMove>
  readonly busy: number
  readonly waiting: number
  close(): Promise<void>
}

/** `patience`: milliseconds after which a thread is given up and its bot has no answer. */
export function openBotPool(
  entry: URL,
  { threads, patience }: { readonly threads: number; readonly patience: number },
): BotPool {
  const pool = openPool<BotTasks>(entry, { threads })
  return {
    async think(turn) {
      const question = { ...turn, hints: 0, within: null, megabytes: USUAL_MEGABYTES }
      const answer = await askBot(pool, question, patience).answer
      return answer.ok ? { ok: true, text: answer.text } : { ok: false, problem: answer.sentence }
    },
    get busy() {
      return pool.busy
    },
    get waiting() {
      return pool.waiting
    },
    close: () => pool.close(),
  }
}

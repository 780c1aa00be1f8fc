import { type BotQuestion, USUAL_MEGABYTES } from '@masterplan/bots'
import { askBot, type BotTasks, openPool } from '@masterplan/bots/node'

/** A bot's turn to think, as plain data: it sees the table through its seat's view alone. */
export type BotTurn = Pick<BotQuestion, 'game' | 'bot' | 'seat' | 'view' | 'seed'>
export type BotMove = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly problem: string }

/** Threads in which bots think, so that no search holds up the tables. */
export interface BotPool {
  /** `hurry` has it answer at once, with the best that it found. */
  think(turn: BotTurn): { readonly result: Promise<BotMove>; hurry(): void }
  readonly threads: number
  readonly busy: number
  close(): Promise<void>
}

/** `patience`: milliseconds after which a thread is given up and its bot has no answer. */
export function openBotPool(
  entry: URL,
  { threads, patience }: { readonly threads: number; readonly patience: number },
): BotPool {
  const pool = openPool<BotTasks>(entry, { threads })
  return {
    think(turn) {
      const question = { ...turn, hints: 0, within: null, megabytes: USUAL_MEGABYTES }
      const { answer, hurry } = askBot(pool, question, patience)
      const result = answer.then(
        (said): BotMove => (said.ok ? { ok: true, text: said.text } : { ok: false, problem: said.sentence }),
      )
      return { result, hurry }
    },
    threads,
    get busy() {
      return pool.busy
    },
    close: () => pool.close(),
  }
}

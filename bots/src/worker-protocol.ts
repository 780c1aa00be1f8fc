import { type Playable, type Seat, seeded } from '@masterplan/kernel'
import { type Hint, hintsFor } from './advise.ts'
import { findBot } from './bots.ts'
import { isSearcher, limitedTo, MEGABYTE, type SearchLimits } from './search/searcher.ts'

/** What is asked of a bot in another thread. Plain JSON: the same for worker threads, Web Workers and a queue. */
export interface BotQuestion {
  readonly id: number // counts up: a call to stop is for this question and all before it
  readonly game: string
  readonly bot: string
  readonly seat: Seat
  readonly view: unknown // what that seat sees, and all that the bot will know
  readonly seed: number
  readonly hints: number // how many moves to explain; 0: only the move to play
  readonly within: number | null // milliseconds after which it must answer, with what it has found so far
  readonly megabytes: number // that a search may fill
}
export const USUAL_MEGABYTES = 64

export type BotAnswer =
  | { readonly id: number; readonly ok: true; readonly text: string; readonly hints: readonly Hint[] }
  | { readonly id: number; readonly ok: false; readonly sentence: string }

/** Where a bot thinks: what it needs from the thread it runs in. */
export interface WorkerContext {
  load(game: string): Promise<Playable | undefined>
  clock(): number // milliseconds
  /** Shared with whoever asks, so that it is seen while a bot thinks; undefined where no memory can be shared. */
  readonly stopFlag: Int32Array | undefined
}

/** Memory for the call to stop; the asker keeps it and hands it to the thread that answers. */
export const newStopFlag = (): Int32Array => new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))

/** Calls off a question and all before it: the bot answers at once, with the best move so far. */
export function raiseStop(stopFlag: Int32Array, id: number): void {
  Atomics.store(stopFlag, 0, Math.max(id, Atomics.load(stopFlag, 0)))
}

/** A legal move, or a sentence that says why there is none. It never throws. */
export async function answerTo(question: BotQuestion, study: WorkerContext): Promise<BotAnswer> {
  const { id } = question
  try {
    const game = await study.load(question.game)
    if (game === undefined) return { id, ok: false, sentence: `There is no game "${question.game}".` }
    return answerIn(game, question, study)
  } catch (error) {
    return { id, ok: false, sentence: error instanceof Error ? error.message : String(error) }
  }
}

function answerIn(game: Playable, question: BotQuestion, study: WorkerContext): BotAnswer {
  const { id, seat, view } = question
  const found = findBot(question.bot, game.personalities)
  if (!found.ok) return { id, ok: false, sentence: found.sentence }
  const random = seeded(question.seed)
  if (!isSearcher(found.bot)) return { id, ok: true, text: game.ask(found.bot, seat, view, random), hints: [] }
  const limits = limitsOf(question, study, found.bot.usual)
  const hints = hintsFor(game, found.bot, limits, { seat, view, random })
  return { id, ok: true, text: hints[0]!.text, hints: hints.slice(0, question.hints) }
}

function limitsOf(
  { id, within, hints, megabytes }: BotQuestion,
  { clock, stopFlag }: WorkerContext,
  usual: SearchLimits,
): SearchLimits {
  return {
    ...limitedTo(usual.iterations),
    bytes: megabytes * MEGABYTE,
    clock,
    deadline: within === null ? Number.POSITIVE_INFINITY : clock() + within,
    cancelled: stopFlag === undefined ? () => false : () => Atomics.load(stopFlag, 0) >= id,
    thoughts: Math.max(1, hints),
  }
}

import { type Bot, type Entry, type GameTypes, type Playable, type Seat, seeded } from '@masterplan/kernel'
import { type FoundBot, findBot } from './bots.ts'
import { type Hint, hintsFor } from './hints.ts'
import { addedUp, type Found, SEARCHES, seedsOf, type WhichSearch } from './master/added-up.ts'
import { type FoundBySearch, type TwiceSearcher, thinksTwice } from './master/twice-searcher.ts'
import { isSearcher, limitedTo, MEGABYTE, type SearchLimits, type Thought } from './search/searcher.ts'
import { within } from './within.ts'

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
  readonly search?: WhichSearch // of a bot that searches twice; without it both, one after the other
}
export const USUAL_MEGABYTES = 64

export type BotAnswer =
  | {
      readonly id: number
      readonly ok: true
      readonly text: string
      readonly hints: readonly Hint[]
      readonly found?: Found<FoundMove> // by one of two searches: to be added up
    }
  | { readonly id: number; readonly ok: false; readonly sentence: string }

type FoundMove = Thought<unknown> & { readonly text: string }

/** Where a bot thinks: what it needs from the thread it runs in. */
export interface WorkerContext {
  load(game: string): Promise<Playable | undefined>
  clock(): number // milliseconds
  /** Shared with whoever asks, so that it is seen while a bot thinks; undefined where no memory can be shared. */
  readonly stopFlag: Int32Array | undefined
  find?: BotFinder // left out: `findBot`
}
/** Finds more bots than there are here: a program may have some of its own. */
export type BotFinder = (name: string, game: Playable) => FoundBot | Promise<FoundBot>

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
    const found = await (study.find?.(question.bot, game) ?? findBot(question.bot, game.personalities))
    return found.ok ? answerIn(game, found.bot, question, study) : { id, ok: false, sentence: found.sentence }
  } catch (error) {
    return { id, ok: false, sentence: error instanceof Error ? error.message : String(error) }
  }
}

function answerIn(game: Playable, bot: Bot, question: BotQuestion, study: WorkerContext): BotAnswer {
  const { id, seat, view } = question
  const random = seeded(question.seed)
  if (question.search !== undefined && thinksTwice(bot)) {
    return partOf(game, bot, question, limitsOf(question, study, bot.usual))
  }
  if (!isSearcher(bot)) return { id, ok: true, text: game.ask(bot, seat, view, random), hints: [] }
  if (question.hints === 0) {
    const limited = within(bot, limitsOf(question, study, bot.usual))
    return { id, ok: true, text: game.ask(limited, seat, view, random), hints: [] }
  }
  const hints = hintsFor(game, bot, limitsOf(question, study, bot.usual), { seat, view, random })
  return { id, ok: true, text: hints[0]!.text, hints }
}

/** One of a bot's two searches. */
function partOf(game: Playable, bot: TwiceSearcher, question: BotQuestion, limits: SearchLimits): BotAnswer {
  const { id, seat, seed, search = 0 } = question
  const random = seeded(seedsOf(seeded(seed)).searches[search])
  // A view comes from a match of the same game, whoever carried it here.
  const { thoughts, byLot } = game.unfold(
    <G extends GameTypes>(entry: Entry<G>): FoundBySearch<unknown> =>
      bot.search({ entry, seat, view: question.view as G['View'], random }, limits),
  )
  return { id, ok: true, text: thoughts[0]!.text, hints: [], found: { thoughts, byLot } }
}

/** The two questions whose answers, added up, are the answer to this one; undefined for a bot that thinks once. */
export function twoQuestions(question: BotQuestion): readonly BotQuestion[] | undefined
export function twoQuestions(question: Omit<BotQuestion, 'id'>): readonly Omit<BotQuestion, 'id'>[] | undefined
export function twoQuestions(question: Omit<BotQuestion, 'id'>): readonly Omit<BotQuestion, 'id'>[] | undefined {
  const isMove = question.hints === 0 && question.search === undefined
  return isMove && TWICE.test(question.bot) ? SEARCHES.map(search => ({ ...question, search })) : undefined
}
const TWICE = /^master(?:[:@]|$)/

/** In the order of the questions. */
export function oneAnswer({ seed }: Pick<BotQuestion, 'seed'>, answers: readonly BotAnswer[]): BotAnswer {
  const found: Found<FoundMove>[] = []
  for (const answer of answers) {
    if (!answer.ok) return answer
    if (answer.found !== undefined) found.push(answer.found)
  }
  const { text } = addedUp(found, seedsOf(seeded(seed)).lot)[0]!
  return { id: answers[0]!.id, ok: true, text, hints: [] }
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

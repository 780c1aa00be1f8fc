import {
  type BotAnswer,
  type BotQuestion,
  type Hint,
  oneAnswer,
  STRONGEST,
  twoQuestions,
  USUAL_MEGABYTES,
} from '@masterplan/bots'
import { loadGame } from '@masterplan/catalog/games'
import type { MatchRecord, Preview, Random, Refused, Seat, Viewer } from '@masterplan/kernel'
import { expose } from 'comlink'
import type { PlayAnswer, Sight, TableSetup, TakenBack } from '../client.ts'
import type { BotWorker } from './bot.worker.ts'
import { LocalMatch } from './local-match.ts'
import { PageWorker } from './page-worker.ts'
import { timeFor } from './time-limits.ts'
import { holdLifetimeLock } from './worker-lifetime.ts'

/** Luck at a table comes from the system: nobody can foretell it. Even shares by drawing again, as in the kernel. */
const system: Random = {
  below(n) {
    const words = new Uint32Array(2)
    const limit = 2 ** 53 - (2 ** 53 % n)
    for (;;) {
      crypto.getRandomValues(words)
      const drawn = (words[0]! >>> 11) * 2 ** 32 + words[1]!
      if (drawn < limit) return drawn % n
    }
  },
}

let match: LocalMatch
let viewer: Viewer = 'audience'
let curtain = false
let takenBack = 0 // how often: what a bot thought before is about another position
/** Bots think in workers of their own: a search never holds up the table. The second is for a bot that searches twice. */
const botWorker = () => new Worker(new URL('./bot.worker.ts', import.meta.url), { type: 'module' })
const bots = [new PageWorker<BotWorker>(botWorker), new PageWorker<BotWorker>(botWorker)] as const
/** Who asks for a hint while bots think, or just before, as where all choose at once, does not wait for them. */
const adviser = new PageWorker<BotWorker>(botWorker)

const MOST_HINTS = 3

/** What a bot would do on a seat, in time. */
async function askBot(
  asked: Pick<BotQuestion, 'bot' | 'seat' | 'hints'>,
): Promise<Extract<BotAnswer, { readonly ok: true }>> {
  const [game, view, seed] = [match.setup.game, match.viewFor(asked.seat), system.below(2 ** 32)]
  const question = { id: 1, game, view, seed, within: timeFor('one search'), megabytes: USUAL_MEGABYTES, ...asked }
  const answer =
    asked.hints > 0
      ? await adviser.ask<BotAnswer>(bot => bot.choose(question))
      : await answerTo(question, twoQuestions({ ...question, within: timeFor('two searches') }))
  if (!answer.ok) throw new Error(answer.sentence)
  return answer
}

/** Two searches run side by side where the device has two cores, else one after the other within the same time. */
async function answerTo(question: BotQuestion, both: readonly BotQuestion[] | undefined): Promise<BotAnswer> {
  const ask = (at: 0 | 1, each: BotQuestion) => bots[at].ask<BotAnswer>(bot => bot.choose(each))
  if (both === undefined) return ask(0, question)
  if (navigator.hardwareConcurrency < 2) return ask(0, { ...question, within: timeFor('two searches') })
  return oneAnswer(question, await Promise.all(both.map((each, at) => ask(at === 0 ? 0 : 1, each))))
}

function look(): Sight {
  const next = match.viewerAfter(viewer)
  curtain = match.needsCurtain(viewer, next)
  viewer = next
  return match.sight(viewer, { curtain })
}

const table = {
  live: holdLifetimeLock,

  async open(setup: TableSetup, record: MatchRecord | null, marks: readonly TakenBack[]): Promise<Sight> {
    const game = await loadGame(setup.game)
    if (game === undefined) throw new Error(`There is no game "${setup.game}".`)
    match = new LocalMatch(game, setup, system, record?.rules)
    if (record) match.restore(record, record.log.length, marks)
    match.settle()
    viewer = match.viewerAfter('audience')
    return look()
  },

  play(seat: Seat, text: string): { readonly played: PlayAnswer; readonly sight: Sight } {
    const answer = match.play(seat, text)
    return { played: answer.ok ? { ok: true } : answer, sight: look() }
  },

  /** The bot whose turn it is thinks and moves; null when it is no bot's turn any more. */
  async botMove(): Promise<Sight | null> {
    const bot = match.botToMove()
    if (bot === undefined) return null
    const before = takenBack
    const chosen = await askBot({ ...bot, hints: 0 }).catch(death => {
      if (takenBack === before) throw death
      return null
    })
    if (chosen === null || takenBack !== before) return null
    const answer = match.play(bot.seat, chosen.text)
    if (!answer.ok) throw new Error(`The bot played ${chosen.text}, which is refused (${answer.refused.code}).`)
    return look()
  },

  why: (seat: Seat, text: string): Refused<string> | null => match.seenBy(seat).judge(text) ?? null,
  preview: (seat: Seat, text: string): Preview | null => match.seenBy(seat).preview(text) ?? null,
  hints: async (seat: Seat): Promise<readonly Hint[]> =>
    (await askBot({ bot: STRONGEST.name, seat, hints: MOST_HINTS })).hints,

  takeBack(): Sight {
    takenBack++
    for (const worker of [...bots, adviser]) worker.stop()
    match.takeBack()
    match.settle()
    return look()
  },

  lift(): Sight {
    curtain = false
    return match.sight(viewer)
  },

  kept: (): { readonly record: MatchRecord; readonly takenBack: readonly TakenBack[] } => ({
    record: match.record(),
    takenBack: match.takenBack,
  }),
}
export type TableWorker = typeof table

expose(table)

import { type BotAnswer, type BotQuestion, type Hint, STRONGEST, USUAL_MEGABYTES } from '@masterplan/bots'
import { loadGame } from '@masterplan/catalog/games'
import type { MatchRecord, Preview, Random, Refused, Seat, Viewer } from '@masterplan/kernel'
import { expose } from 'comlink'
import type { PlayAnswer, Sight, TableSetup, TakenBack } from '../client.ts'
import type { BotWorker } from './bot.worker.ts'
import { LocalMatch } from './local-match.ts'
import { PageWorker } from './page-worker.ts'
import { FOR_A_MOVE } from './time-limits.ts'
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
/** Bots think in a worker of their own: a search never holds up the table. */
const bots = new PageWorker<BotWorker>(
  () => new Worker(new URL('./bot.worker.ts', import.meta.url), { type: 'module' }),
)

const MOST_HINTS = 3

/** What a bot would do on a seat, in time. */
async function askBot(
  asked: Pick<BotQuestion, 'bot' | 'seat' | 'hints'>,
): Promise<Extract<BotAnswer, { readonly ok: true }>> {
  const [game, view, seed] = [match.setup.game, match.viewFor(asked.seat), system.below(2 ** 32)]
  const limits = { within: FOR_A_MOVE, megabytes: USUAL_MEGABYTES }
  const answer = await bots.ask<BotAnswer>(ask => ask.choose({ id: 1, game, view, seed, ...limits, ...asked }))
  if (!answer.ok) throw new Error(answer.sentence)
  return answer
}

function look(): Sight {
  const next = match.viewerAfter(viewer)
  curtain = match.needsCurtain(viewer, next)
  viewer = next
  return match.sight(viewer, curtain)
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
    bots.stop()
    match.takeBack()
    match.settle()
    return look()
  },

  lift(): Sight {
    curtain = false
    return match.sight(viewer, false)
  },

  kept: (): { readonly record: MatchRecord; readonly takenBack: readonly TakenBack[] } => ({
    record: match.record(),
    takenBack: match.takenBack,
  }),
}
export type TableWorker = typeof table

expose(table)

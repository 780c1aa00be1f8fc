import type { Hint } from '@masterplan/bots'
import { loadGame } from '@masterplan/catalog/games'
import type { MatchRecord, Preview, Random, Refused, Seat, Viewer } from '@masterplan/kernel'
import { expose, type Remote, wrap } from 'comlink'
import type { PlayAnswer, Sight, TableSetup } from '../client.ts'
import type { BotWorker } from './bot.worker.ts'
import { LocalMatch } from './local-match.ts'
import { holdLifetimeLock, onWorkerEnd, randomName } from './worker-lifetime.ts'

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

let desk: LocalMatch
let viewer: Viewer = 'audience'
let curtain = false
let takenBack = 0 // how often: what a bot thought before is about another position
let thinker: { readonly worker: Worker; readonly ask: Remote<BotWorker>; readonly gone: Promise<never> } | undefined

/** Bots think in a worker of their own, made when first needed: a search never holds up the table. */
async function thinking(): Promise<NonNullable<typeof thinker>> {
  if (thinker !== undefined) return thinker
  const worker = new Worker(new URL('./bot.worker.ts', import.meta.url), { type: 'module' })
  const ask = wrap<BotWorker>(worker)
  const { promise: gone, reject: lose } = Promise.withResolvers<never>()
  gone.catch(() => {}) // it may die when nobody waits for it
  const mine = { worker, ask, gone }
  const died = () => {
    if (thinker === mine) stopThinking()
    lose(new Error('The worker in which bots think is gone.'))
  }
  thinker = mine
  worker.addEventListener('error', died)
  const name = `masterplan-bot-${randomName()}`
  await Promise.race([ask.live(name), gone])
  onWorkerEnd(name, died)
  return mine
}

function stopThinking(): void {
  thinker?.worker.terminate()
  thinker = undefined
}

/** Asks the worker in which bots think; rejects when it dies over the answer. */
async function thought<Answer>(question: (ask: Remote<BotWorker>) => Promise<Answer>): Promise<Answer> {
  const { ask, gone } = await thinking()
  return Promise.race([question(ask), gone])
}

function look(): Sight {
  const next = desk.viewerAfter(viewer)
  curtain = desk.needsCurtain(viewer, next)
  viewer = next
  return desk.sight(viewer, curtain)
}

const table = {
  live: holdLifetimeLock,

  async open(setup: TableSetup, record: MatchRecord | null): Promise<Sight> {
    const game = await loadGame(setup.game)
    if (game === undefined) throw new Error(`There is no game "${setup.game}".`)
    desk = new LocalMatch(game, setup, system)
    if (record) desk.restore(record, record.log.length)
    desk.settle()
    viewer = desk.viewerAfter('audience')
    return look()
  },

  play(seat: Seat, text: string): { readonly played: PlayAnswer; readonly sight: Sight } {
    const answer = desk.play(seat, text)
    return { played: answer.ok ? { ok: true } : answer, sight: look() }
  },

  /** The bot whose turn it is thinks and moves; null when it is no bot's turn any more. */
  async botMove(): Promise<Sight | null> {
    const bot = desk.botToMove()
    if (bot === null) return null
    const before = takenBack
    const view = desk.viewFor(bot.seat)
    const question = (ask: Remote<BotWorker>) =>
      ask.choose(desk.setup.game, bot.bot, bot.seat, view, system.below(2 ** 32))
    const text = await thought(question).catch(death => {
      if (takenBack === before) throw death
      return null
    })
    if (text === null || takenBack !== before) return null
    const answer = desk.play(bot.seat, text)
    if (!answer.ok) throw new Error(`The bot played ${text}, which is refused (${answer.refused.code}).`)
    return look()
  },

  why: (seat: Seat, text: string): Refused<string> | null => desk.judge(seat, text) ?? null,
  preview: (seat: Seat, text: string): Preview | null => desk.preview(seat, text) ?? null,
  hints: (seat: Seat): Promise<Hint[]> =>
    thought(ask => ask.hints(desk.setup.game, seat, desk.viewFor(seat), system.below(2 ** 32))),

  undo(): Sight {
    const lines = desk.undoTo(viewer)
    takenBack++
    stopThinking()
    if (lines !== null) desk.rewind(lines)
    return look()
  },

  lift(): Sight {
    curtain = false
    return desk.sight(viewer, false)
  },

  record: (): MatchRecord => desk.record(),
}
export type TableWorker = typeof table

expose(table)

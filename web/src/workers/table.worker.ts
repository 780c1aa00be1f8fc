import { loadGame } from '@masterplan/catalog/games'
import type { MatchRecord, Preview, Random, Refused, Seat, Viewer } from '@masterplan/kernel'
import { expose, type Remote, wrap } from 'comlink'
import type { Hint, Played, Setup, Sight } from '../tables/client.ts'
import type { Thinker } from './bot.worker.ts'
import { Desk } from './desk.ts'

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

let desk: Desk
let viewer: Viewer = 'audience'
let curtain = false
let thinker: { readonly worker: Worker; readonly ask: Remote<Thinker> } | undefined

/** Bots think in a worker of their own, made when first needed: a search never holds up the table. */
function thinking(): Remote<Thinker> {
  if (thinker === undefined) {
    const worker = new Worker(new URL('./bot.worker.ts', import.meta.url), { type: 'module' })
    thinker = { worker, ask: wrap<Thinker>(worker) }
  }
  return thinker.ask
}

function stopThinking(): void {
  thinker?.worker.terminate()
  thinker = undefined
}

function look(): Sight {
  const next = desk.viewerAfter(viewer)
  curtain = desk.needsCurtain(viewer, next)
  viewer = next
  return desk.sight(viewer, curtain)
}

const table = {
  async open(setup: Setup, record: MatchRecord | null): Promise<Sight> {
    const game = await loadGame(setup.game)
    if (game === undefined) throw new Error(`There is no game "${setup.game}".`)
    desk = new Desk(game, setup, system)
    if (record) desk.restore(record, record.log.length)
    desk.settle()
    viewer = desk.viewerAfter('audience')
    return look()
  },

  play(seat: Seat, text: string): { readonly played: Played; readonly sight: Sight } {
    const answer = desk.play(seat, text)
    return { played: answer.ok ? { ok: true } : answer, sight: look() }
  },

  /** The bot whose turn it is thinks and moves; null when it is no bot's turn any more. */
  async botMove(): Promise<Sight | null> {
    const bot = desk.botToMove()
    if (bot === null) return null
    const at = desk.record().log.length
    const text = await thinking().choose(
      desk.setup.game,
      bot.bot,
      bot.seat,
      desk.viewFor(bot.seat),
      system.below(2 ** 32),
    )
    if (desk.record().log.length !== at) return null // taken back while it thought
    const answer = desk.play(bot.seat, text)
    if (!answer.ok) throw new Error(`The bot played ${text}, which is refused (${answer.refused.code}).`)
    return look()
  },

  why: (seat: Seat, text: string): Refused<string> | null => desk.judge(seat, text) ?? null,
  preview: (seat: Seat, text: string): Preview | null => desk.preview(seat, text) ?? null,
  hints: (seat: Seat): Promise<Hint[]> =>
    thinking().hints(desk.setup.game, seat, desk.viewFor(seat), system.below(2 ** 32)),

  undo(): Sight {
    const lines = desk.undoTo(viewer)
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

import { randomInt } from 'node:crypto'
import type { Seat } from '@masterplan/kernel'
import type { Store } from '@masterplan/store'
import type { BotPool } from '../bot-pool.ts'
import type { Bus } from '../bus/bus.ts'
import type { JobData, Jobs, ServerJob } from '../jobs/jobs.ts'
import { botTask } from '../outgoing/bots.ts'
import type { Commands } from './commands/commands.ts'
import type { HostedTable } from './table.ts'
import type { TableCache } from './table-cache.ts'

export interface SchedulerSettings {
  readonly tables: TableCache
  readonly commands: Commands
  readonly jobs: Jobs
  readonly bus: Bus
  readonly pool: BotPool
  readonly store: Store
  readonly now: () => number
  readonly substitute: string
  readonly pause: number // milliseconds before a bot's move, so that people can follow
  failed(what: string, error: unknown): void
}

const MOST_OVERDUE = 200
const ENDED_LATELY = 60_000 // milliseconds: longer than sweeps are apart, whatever keeps one waiting

/** What tables need without anybody asking: bots' moves and clocks. */
export interface Scheduler {
  /** Looks after everything that should have happened by now: a process may have died before it did it. */
  sweep(): Promise<void>
}

export function startScheduler(settings: SchedulerSettings): Scheduler {
  const { tables, commands, jobs, store, bus, now } = settings
  tables.onStored(({ hosted }) => schedule(hosted, settings))
  jobs.work('bot', data => moveBot(data, settings).catch(error => settings.failed('a bot could not move', error)))
  jobs.work('clock', async data => {
    const out = { table: String(data.table), seat: Number(data.seat) as Seat } // as we wrote it ourselves
    await commands.runOut(out).catch(error => settings.failed('a clock could not run out', error))
  })
  return {
    async sweep() {
      const overdue = new Set((await store.tables.due(now(), MOST_OVERDUE)).map(({ table }) => table))
      for (const table of overdue) await tables.use(table, hosted => schedule(hosted, settings))
      for (const { table, seq } of await store.tables.endedSince(now() - ENDED_LATELY)) {
        if (tables.isBehind(table, seq)) bus.publish({ table, seq, what: 'stored' })
      }
    },
  }
}

function schedule(hosted: HostedTable, { jobs, now, substitute, pause }: SchedulerSettings): void {
  const table = hosted.row.id
  for (const { seat } of hosted.botsToMove(substitute)) {
    const seq = hosted.times[seat]?.since ?? hosted.seq
    const wait = hosted.people().length > 0 && pause > 0 ? now() + pause : 0
    jobs.add(jobOf('bot', `${table}-${seat}-${seq}`, { table, seat }), wait)
  }
  for (const { name, due } of hosted.deadlines(now())) {
    const [, seat] = /^clock-(\d)$/.exec(name) ?? []
    if (seat !== undefined) jobs.add(jobOf('clock', `${table}-${seat}-${due}`, { table, seat: Number(seat) }), due)
  }
}
const jobOf = (kind: ServerJob['kind'], id: string, data: JobData): ServerJob => ({ kind, id: `${kind}-${id}`, data })

async function moveBot(data: JobData, settings: SchedulerSettings): Promise<void> {
  const { tables, commands, pool, substitute, failed } = settings
  const table = String(data.table)
  const seat = Number(data.seat) as Seat
  const asked = await tables.use(table, hosted => {
    const bot = hosted.botsToMove(substitute).find(each => each.seat === seat)
    const seq = hosted.seq
    return bot && { seq, ...botTask(hosted, bot) }
  })
  if (asked === undefined) return
  const { seq, ...task } = asked
  const thought = await pool.think({ ...task, seed: randomInt(2 ** 47) })
  if (!thought.ok) failed(`the bot ${asked.bot} of ${asked.game}`, thought.problem)
  // A bot without an answer must not hold up the table: any listed move is better than none.
  const text = thought.ok ? thought.text : await anyMove(tables, table, seat)
  if (text === undefined) return
  const answer = await commands.botMoves({ table, seat, seq, text })
  if (answer.ok || answer.code === 'stale' || answer.code === 'not-playing') return
  failed(`the bot ${asked.bot} of ${asked.game}`, `played what is answered with ${answer.code}`)
  const other = await anyMove(tables, table, seat)
  if (other !== undefined) await commands.botMoves({ table, seat, seq, text: other })
}

function anyMove(tables: TableCache, table: string, seat: Seat): Promise<string | undefined> {
  return tables.use(table, hosted => {
    const moves = hosted.match?.movesFor(seat) ?? []
    return moves.length === 0 ? undefined : moves[randomInt(moves.length)]
  })
}

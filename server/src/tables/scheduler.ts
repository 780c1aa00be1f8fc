import { randomInt } from 'node:crypto'
import type { Seat } from '@masterplan/kernel'
import type { Store } from '@masterplan/store'
import type { BotMove, BotPool, BotTurn } from '../bot-pool.ts'
import type { Bus } from '../bus/bus.ts'
import { botTask } from '../outgoing/bots.ts'
import { FairTurns, RANK, type Rank, type TakenTurn, type TurnClaim } from '../queues/fair-turns.ts'
import type { JobData, Jobs, ServerJob } from '../queues/jobs.ts'
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
  readonly isStopping: () => boolean
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
  readonly waitingBots: number
}

export function startScheduler(settings: SchedulerSettings): Scheduler {
  const { tables, commands, jobs, store, bus, now } = settings
  const turns = new FairTurns(settings.pool.threads, () => performance.now())
  const claims = new Set<TableClaim>() // that wait, or think
  tables.onStored(({ hosted }) => schedule(hosted, settings))
  jobs.work('bot', data =>
    moveBot(data, { turns, claims }, settings).catch(error => settings.failed('a bot could not move', error)),
  )
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
      for (const claim of claims) claim.known = (await claimOf(claim.table, settings))?.known ?? RANK.nobody
    },
    get waitingBots() {
      return turns.waiting
    },
  }
}

function schedule(hosted: HostedTable, { jobs, bus, now, substitute, pause }: SchedulerSettings): void {
  const table = hosted.row.id
  const bots = hosted.botsToMove(substitute)
  const rank = bots.length > 0 ? rankOf(hosted, bus.presentNow(table)?.size ?? 0) : RANK.nobody
  for (const { seat } of bots) {
    const seq = hosted.times[seat]?.since ?? hosted.seq
    const wait = hosted.people().length > 0 && pause > 0 ? now() + pause : 0
    jobs.add({ ...jobOf('bot', `${table}-${seat}-${seq}`, { table, seat }), rank }, wait)
  }
  for (const { name, due } of hosted.deadlines(now())) {
    const [, seat] = /^clock-(\d)$/.exec(name) ?? []
    if (seat !== undefined) jobs.add(jobOf('clock', `${table}-${seat}-${due}`, { table, seat: Number(seat) }), due)
  }
}
const jobOf = (kind: ServerJob['kind'], id: string, data: JobData): ServerJob => ({ kind, id: `${kind}-${id}`, data })

/** Whoever watches waits for the bot; whoever only sits there comes back later; nobody else is in a hurry. */
const rankOf = (hosted: HostedTable, present: number): Rank =>
  present > 0 ? RANK.watched : hosted.people().length > 0 ? RANK.seated : RANK.nobody

type TableClaim = TurnClaim & { readonly table: string; known: Rank }

/** Who watches here is known at every moment; who does at other processes, as of the last look. */
async function claimOf(table: string, { tables, bus }: SchedulerSettings): Promise<TableClaim | undefined> {
  const { size } = await bus.present(table)
  return tables.use(table, hosted => {
    const claim: TableClaim = {
      ...{ table, host: hosted.row.host ?? table, known: rankOf(hosted, size) },
      rank: () => ((bus.presentNow(table)?.size ?? 0) > 0 ? RANK.watched : claim.known),
    }
    return claim
  })
}

type Thinkers = { readonly turns: FairTurns; readonly claims: Set<TableClaim> }

async function moveBot(data: JobData, { turns, claims }: Thinkers, settings: SchedulerSettings): Promise<void> {
  const { tables, commands, failed, isStopping } = settings
  const at: BotSeat = { table: String(data.table), seat: Number(data.seat) as Seat }
  const claim = await claimOf(at.table, settings)
  if (claim === undefined) return
  claims.add(claim)
  const thought = await turns.take(claim, () => thinking(at, settings)).finally(() => claims.delete(claim))
  // A thought that was cut short is no answer: another process, or this one when it is back, finds that it is missing.
  if (thought === undefined || isStopping()) return
  const { seq, turn, move } = thought
  if (!move.ok) failed(`the bot ${turn.bot} of ${turn.game}`, move.problem)
  // A bot without an answer must not hold up the table: any listed move is better than none.
  const text = move.ok ? move.text : await anyMove(tables, at)
  if (text === undefined) return
  const answer = await commands.botMoves({ ...at, seq, text })
  if (answer.ok || answer.code === 'stale' || answer.code === 'not-playing') return
  failed(`the bot ${turn.bot} of ${turn.game}`, `played what is answered with ${answer.code}`)
  const other = await anyMove(tables, at)
  if (other !== undefined) await commands.botMoves({ ...at, seq, text: other })
}

type BotSeat = { readonly table: string; readonly seat: Seat }
type BotThought = { readonly seq: number; readonly turn: BotTurn; readonly move: BotMove }

/** Looks at the table only now that it is the bot's turn to think; undefined: there is nothing to think about any more. */
function thinking({ table, seat }: BotSeat, settings: SchedulerSettings): TakenTurn<BotThought | undefined> {
  const { tables, pool, substitute } = settings
  let hurry = () => {}
  const think = async () => {
    const asked = await tables.use(table, hosted => {
      const bot = hosted.botsToMove(substitute).find(each => each.seat === seat)
      const { seq } = hosted
      return bot && { seq, ...botTask(hosted, bot) }
    })
    if (asked === undefined || settings.isStopping()) return undefined
    const { seq, ...task } = asked
    const turn: BotTurn = { ...task, seed: randomInt(2 ** 47) }
    const thought = pool.think(turn)
    hurry = thought.hurry
    return { seq, turn, move: await thought.result }
  }
  return { result: think(), hurry: () => hurry() }
}

function anyMove(tables: TableCache, { table, seat }: BotSeat): Promise<string | undefined> {
  return tables.use(table, hosted => {
    const moves = hosted.match?.movesFor(seat) ?? []
    return moves.length === 0 ? undefined : moves[randomInt(moves.length)]
  })
}

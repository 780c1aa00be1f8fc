import { availableParallelism } from 'node:os'
import { LEVEL_BOTS } from '@masterplan/bots'
import type { Playable } from '@masterplan/kernel'
import { MAX_BODY, no, openApi } from '@masterplan/protocol'
import type { OpenStore } from '@masterplan/store'
import fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { openBotPool } from './bot-pool.ts'
import type { Bus } from './bus/bus.ts'
import { chatRoutes } from './chat.ts'
import { callerAddress } from './doors/caller-address.ts'
import { refuse } from './doors/http.ts'
import { OpenLines } from './doors/open-lines.ts'
import { guard, operations } from './doors/operations.ts'
import { addressAt, needPage, type Serving, servePage } from './doors/pages.ts'
import { serveSockets } from './doors/socket.ts'
import { serveStreams } from './doors/stream.ts'
import { UNREADABLE } from './doors/unreadable.ts'
import { RequestBudget } from './limits/budget.ts'
import { ConnectionCount } from './limits/connection-count.ts'
import type { Limits } from './limits/limits.ts'
import type { SharedLimits } from './limits/shared-limits.ts'
import { Metrics } from './metrics.ts'
import { type LogLevel, type LogStream, loggerOf } from './outgoing/operators.ts'
import type { Parts, Plugin } from './parts.ts'
import { guestsOf } from './people/guests.ts'
import type { Identify } from './people/identity.ts'
import { Marks } from './people/marks.ts'
import { meRoutes } from './people/me-routes.ts'
import type { Jobs } from './queues/jobs.ts'
import { settledWithin } from './settled-within.ts'
import { commandsOf } from './tables/commands/commands.ts'
import { endDeadEnds } from './tables/dead-ends.ts'
import { tendGatherings } from './tables/gatherings.ts'
import { Hub } from './tables/hub.ts'
import { previewsOf } from './tables/page-previews.ts'
import { tableRoutes } from './tables/routes.ts'
import { startScheduler } from './tables/scheduler.ts'
import { TableCache } from './tables/table-cache.ts'

export interface ServerSettings {
  readonly store: OpenStore
  readonly bus: Bus
  readonly jobs: Jobs
  readonly games: readonly Playable[]
  readonly page: string | null // the folder of the built page; null serves tables alone
  readonly host: string
  readonly port: number
  readonly secret: string // signs who people are; the same for all processes
  readonly origin: string | null // of the page as browsers see it; null: whatever host they name
  readonly behindProxy: boolean // then the proxy says whose address it is
  readonly limits: Limits
  /** With the other processes, of what counts towards the limits; `warn` is told when that is not possible. */
  share(warn: (sentence: string) => void): SharedLimits
  readonly warm: number // tables that stay in memory
  readonly idle: number // milliseconds after which an unused one leaves it
  readonly pause: number // milliseconds before a bot's move at a table with people
  readonly patience: number // milliseconds that somebody may be away before others may do something about it
  readonly logLevel: LogLevel
  readonly logTo?: LogStream // left out: the standard output, and the error output for errors
  readonly plugins: readonly Plugin[]
  now(): number
}

const VERSION = '0.1.0'
const SUBSTITUTE = 'level-2'
const SWEEP = 5_000
const SHARE = 200 // milliseconds for which another process may not know what was asked here
const THINKING = 60_000
const ARRIVING = 15_000 // milliseconds for a whole request to arrive, however large its body
const LOOKING = 2_000
const TENDING = 30_000
const STOPPING = 1_000 // milliseconds for each step of stopping, some have twice as long

/** Bots that may sit down: the levels, the weakest first. */
const botsOf = (): readonly string[] => LEVEL_BOTS.map(({ name }) => name)

export async function openServer(settings: ServerSettings): Promise<Serving> {
  const { store, bus, jobs, host, port } = settings
  if (settings.page !== null) await needPage(settings.page)
  const app = fastify({
    bodyLimit: MAX_BODY,
    trustProxy: settings.behindProxy && ((_, hop) => hop === 0), // for the log alone: limits go by `callerAddress`
    requestTimeout: ARRIVING,
    http: { connectionsCheckingInterval: LOOKING, headersTimeout: ARRIVING },
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 100 },
    logger: loggerOf(settings.logLevel, settings.logTo),
    ...UNREADABLE,
  })
  const { parts, stops, sweeps } = partsOf(settings, app.log)
  const { tables, hub, metrics } = parts
  const pool = openBotPool(new URL('./bot.worker.ts', import.meta.url), {
    threads: Math.max(1, availableParallelism() - 1),
    patience: THINKING,
  })
  const failed = (what: string, error: unknown) => app.log.error({ err: error }, what)
  const upkeep = startScheduler({ ...parts, pool, substitute: SUBSTITUTE, pause: settings.pause, failed })
  tables.onStored(({ hosted, entries }) => {
    metrics.count('masterplan_entries_total', 'Entries stored', {}, entries.length)
    const gathers = entries.some(({ kind }) => !['move', 'luck', 'over', 'rated'].includes(kind))
    // A table that was just taken off the list is open no more, and yet the list has changed.
    const listed = hosted.row.visibility === 'open' || entries.some(({ kind }) => kind === 'changed')
    if (gathers && listed) bus.publishLobby()
  })

  guard(app, parts)
  operations(app, parts, { pool, upkeep })
  app.get('/api/openapi.json', async () => openApi(VERSION))
  tableRoutes(app, parts)
  chatRoutes(app, parts)
  meRoutes(app, parts)
  serveStreams(app, parts)
  for (const plugin of settings.plugins) await app.register(async scope => plugin(scope, parts))
  await app.register(async scope => servePages(scope, settings.page, parts))

  await app.listen({ host, port })
  const sockets = serveSockets(app.server, parts)
  metrics.gauge('masterplan_sockets', 'Open sockets', () => sockets.open)
  metrics.gauge('masterplan_watched_tables', 'Tables that somebody watches here', () => hub.watched)
  const { sockets: _, ...buckets } = parts.budgets
  const budgets = Object.values(buckets)
  const sweepOnce = async () => {
    for (const act of [() => upkeep.sweep(), ...sweeps]) {
      if (parts.isStopping()) return // what is left is swept after the next start
      await act().catch(error => failed('the sweep', error))
    }
  }
  let sweeping = Promise.resolve()
  const sweep = () => {
    sweeping = sweeping.then(sweepOnce)
  }
  const chores = setInterval(() => {
    sweep()
    tables.evictIdle(settings.idle)
    for (const budget of budgets) budget.tidy()
    parts.budgets.sockets.remind()
  }, SWEEP).unref()
  const tend = () => tendGatherings(parts).catch(error => failed('tables that gather', error))
  const tending = setInterval(() => void tend(), TENDING).unref()
  const shares = setInterval(() => {
    for (const budget of budgets) void budget.share(parts.sharedLimits)
  }, SHARE).unref()
  sweep()
  void endDeadEnds({ ...parts, failed }).catch(error => failed('dead ends', error))

  return {
    address: addressAt(host, portOf(app)),
    async close() {
      clearInterval(chores)
      clearInterval(tending)
      clearInterval(shares)
      // One after the other, but none is waited for longer than it should take: a push service, a letter, a bot or a
      // database that hangs must not keep the process. What was stored is safe, what was not is found again.
      await settledWithin(
        STOPPING,
        stops.map(async stop => stop()),
      )
      await settledWithin(2 * STOPPING, [sockets.close()])
      await settledWithin(STOPPING, [app.close(), pool.close()])
      await settledWithin(2 * STOPPING, [jobs.close()])
      await settledWithin(STOPPING, [bus.close(), parts.sharedLimits.close(), sweeping])
      await settledWithin(2 * STOPPING, [store.close()])
    },
  }
}

function partsOf(settings: ServerSettings, log: FastifyBaseLogger) {
  const { store, bus, jobs, games, limits, secret, origin, now } = settings
  const sharedLimits = settings.share(sentence => log.warn(sentence))
  const tables = new TableCache({ store, bus, games, now, warm: settings.warm })
  const { patience } = settings
  const commands = commandsOf({ tables, store, bus, bots: botsOf, substitute: SUBSTITUTE, patience, now })
  const failed = (what: string, error: unknown) => log.error({ err: error }, what)
  const marks = new Marks(store, bus)
  const hub = new Hub({ tables, store, bus, marks, now, patience, failed })
  const guests = guestsOf(store, { secret, secure: origin?.startsWith('https:') ?? false })
  const identities: Identify[] = [guests.identify]
  const identityOf: Identify = async headers => {
    for (const identify of identities) {
      const found = await identify(headers)
      if (found !== null) return found
    }
    return null
  }
  const stops: (() => void | Promise<void>)[] = []
  const sweeps: (() => Promise<void>)[] = []
  let stopping = false
  stops.push(() => {
    stopping = true
  })
  const parts: Parts = {
    ...{
      store,
      bus,
      jobs,
      tables,
      commands,
      hub,
      games,
      bots: botsOf,
      guests,
      identities,
      limits,
      sharedLimits,
      origin,
      secret,
      patience,
      log,
      now,
    },
    reach: { pushKey: null, email: false, contact: null },
    metrics: new Metrics(),
    budgets: {
      ...{
        address: new RequestBudget('address', limits.perAddress),
        person: new RequestBudget('person', limits.perPerson),
        guests: new RequestBudget('guests', limits.guestsPerAddress),
        chat: new RequestBudget('chat', limits.chat),
      },
      sockets: new ConnectionCount(sharedLimits),
    },
    identityOf,
    marks,
    lines: new OpenLines(bus, identityOf),
    addressOf: request => callerAddress(request, settings.behindProxy),
    isStopping: () => stopping,
    onSweep: act => sweeps.push(act),
    onStop: act => stops.push(act),
  }
  return { parts, stops, sweeps }
}

/** Whatever is no part of the API is the page's. */
function servePages(scope: FastifyInstance, folder: string | null, parts: Parts): void {
  const surroundings = { origin: parts.origin, previewFor: previewsOf(parts) }
  const page = folder === null ? null : servePage(scope, folder, surroundings)
  scope.setNotFoundHandler((request, reply) =>
    page === null || request.url.startsWith('/api/') ? refuse(reply, no('not-found')) : page(request, reply),
  )
}

function portOf(app: FastifyInstance): number {
  const bound = app.server.address()
  return typeof bound === 'object' && bound !== null ? bound.port : 0
}

import { availableParallelism } from 'node:os'
import { LEVEL_BOTS } from '@masterplan/bots'
import type { Playable } from '@masterplan/kernel'
import { MAX_BODY, no, openApi } from '@masterplan/protocol'
import type { OpenStore } from '@masterplan/store'
import fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { openBotPool } from './bot-pool.ts'
import type { Bus } from './bus/bus.ts'
import { chatRoutes } from './chat.ts'
import { refuse } from './doors/http.ts'
import { guard, operations } from './doors/operations.ts'
import { addressAt, needPage, type Serving, servePage } from './doors/pages.ts'
import { serveSockets } from './doors/socket.ts'
import { serveStreams } from './doors/stream.ts'
import { UNREADABLE } from './doors/unreadable.ts'
import type { Jobs } from './queues/jobs.ts'
import { RequestBudget } from './limits/budget.ts'
import { ConnectionCount } from './limits/connection-count.ts'
import type { Limits } from './limits/limits.ts'
import type { SharedLimits } from './limits/shared-limits.ts'
import { Metrics } from './metrics.ts'
import { type LogLevel, type LogStream, loggerOf } from './outgoing/operators.ts'
import type { Parts, Plugin } from './parts.ts'
import { guestsOf, type Identify } from './people/guests.ts'
import { meRoutes } from './people/me-routes.ts'
import { commandsOf } from './tables/commands/commands.ts'
import { Hub } from './tables/hub.ts'
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
  readonly logLevel: LogLevel
  readonly logTo?: LogStream // left out: the standard output, and the error output for errors
  readonly plugins: readonly Plugin[]
  now(): number
}

const VERSION = '0.1.0'
const SUBSTITUTE = 'level-2'
const SWEEP = 5_000
const SHARE = 200 // milliseconds for which another process may not know what was asked here
const PATIENCE = 60_000

/** Bots that may sit down: the levels, the weakest first. */
const botsOf = (): readonly string[] => LEVEL_BOTS.map(({ name }) => name)

export async function openServer(settings: ServerSettings): Promise<Serving> {
  const { store, bus, jobs, host, port, now } = settings
  if (settings.page !== null) await needPage(settings.page)
  const app = fastify({
    bodyLimit: MAX_BODY,
    trustProxy: settings.behindProxy,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 100 },
    logger: loggerOf(settings.logLevel, settings.logTo),
    ...UNREADABLE,
  })
  const { parts, stops } = partsOf(settings, app.log)
  const { tables, hub, metrics } = parts
  const pool = openBotPool(new URL('./bot.worker.ts', import.meta.url), {
    threads: Math.max(1, availableParallelism() - 1),
    patience: PATIENCE,
  })
  const failed = (what: string, error: unknown) => app.log.error({ err: error }, what)
  const upkeep = startScheduler({ ...parts, pool, substitute: SUBSTITUTE, pause: settings.pause, failed })
  tables.onStored(({ hosted, entries }) => {
    metrics.count('masterplan_entries_total', 'Entries stored', {}, entries.length)
    const gathers = entries.some(({ kind }) => !['move', 'luck', 'over'].includes(kind))
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
  serveStreams(app, parts, ip => ip)
  for (const plugin of settings.plugins) await app.register(async scope => plugin(scope, parts))
  await app.register(async scope => servePages(scope, settings.page))

  await app.listen({ host, port })
  const proxied = (header: string | string[] | undefined) =>
    settings.behindProxy
      ? String(header ?? '')
          .split(',')
          .at(-1)
          ?.trim() || undefined
      : undefined
  const sockets = serveSockets(
    app.server,
    parts,
    request => proxied(request.headers['x-forwarded-for']) ?? request.socket.remoteAddress ?? '',
  )
  metrics.gauge('masterplan_sockets', 'Open sockets', () => sockets.open)
  metrics.gauge('masterplan_watched_tables', 'Tables that somebody watches here', () => hub.watched)
  const sweep = () => upkeep.sweep().catch(error => failed('the sweep', error))
  const chores = setInterval(() => {
    void sweep()
    tables.evictIdle(settings.idle)
    for (const budget of [parts.budgets.address, parts.budgets.person]) budget.tidy(now())
    parts.budgets.sockets.remind()
  }, SWEEP).unref()
  const shares = setInterval(() => {
    for (const budget of [parts.budgets.address, parts.budgets.person]) void budget.share(parts.sharedLimits, now)
  }, SHARE).unref()
  void sweep()

  return {
    address: addressAt(host, portOf(app)),
    async close() {
      clearInterval(chores)
      clearInterval(shares)
      for (const stop of stops) await stop()
      await sockets.close()
      await app.close()
      await jobs.close()
      await pool.close()
      await bus.close()
      await parts.sharedLimits.close()
      await store.close()
    },
  }
}

function partsOf(settings: ServerSettings, log: FastifyBaseLogger) {
  const { store, bus, jobs, games, limits, secret, origin, now } = settings
  const sharedLimits = settings.share(sentence => log.warn(sentence))
  const tables = new TableCache({ store, bus, games, now, warm: settings.warm })
  const commands = commandsOf({ tables, store, bus, bots: botsOf, substitute: SUBSTITUTE, now })
  const failed = (what: string, error: unknown) => log.error({ err: error }, what)
  const hub = new Hub({ tables, store, bus, now, failed })
  const guests = guestsOf(store, { secret, secure: origin?.startsWith('https:') ?? false })
  const identities: Identify[] = [guests.identify]
  const stops: (() => void | Promise<void>)[] = []
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
      log,
      now,
    },
    reach: { pushKey: null, email: false, contact: null },
    metrics: new Metrics(),
    budgets: {
      ...{
        address: new RequestBudget('address', limits.perAddress),
        person: new RequestBudget('person', limits.perPerson),
      },
      sockets: new ConnectionCount(sharedLimits),
    },
    async personOf(headers) {
      for (const identify of identities) {
        const person = await identify(headers)
        if (person !== null) return person
      }
      return null
    },
    isStopping: () => stopping,
    onStop: act => stops.push(act),
  }
  return { parts, stops }
}

/** Whatever is no part of the API is the page's. */
function servePages(scope: FastifyInstance, folder: string | null): void {
  const page = folder === null ? null : servePage(scope, folder)
  scope.setNotFoundHandler((request, reply) =>
    page === null || request.url.startsWith('/api/') ? refuse(reply, no('not-found')) : page(request, reply),
  )
}

function portOf(app: FastifyInstance): number {
  const bound = app.server.address()
  return typeof bound === 'object' && bound !== null ? bound.port : 0
}

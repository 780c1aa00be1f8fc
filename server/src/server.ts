import { availableParallelism } from 'node:os'
import { LEVEL_BOTS } from '@masterplan/bots'
import type { Playable } from '@masterplan/kernel'
import { MAX_BODY, no, openApi } from '@masterplan/protocol'
import type { OpenStore } from '@masterplan/store'
import fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import type { Bus } from './bus/bus.ts'
import { guestsOf, type Identify } from './http/guests.ts'
import { meRoutes } from './http/me-routes.ts'
import { guard, operations } from './http/operations.ts'
import { refuse } from './http/routing.ts'
import { tableRoutes, talkRoutes } from './http/table-routes.ts'
import { UNREADABLE } from './http/unreadable.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { Limits } from './limits/limits.ts'
import { Meter } from './limits/meter.ts'
import type { Sharing } from './limits/sharing.ts'
import { Tally } from './limits/tally.ts'
import { Hub } from './live/hub.ts'
import { serveSockets } from './live/socket.ts'
import { serveStreams } from './live/stream.ts'
import { Metrics } from './metrics.ts'
import { addressAt, openPage, type Serving } from './pages.ts'
import type { Parts, Plugin } from './parts.ts'
import { deedsOf } from './tables/deeds.ts'
import { House } from './tables/house.ts'
import { keepUp } from './tables/upkeep.ts'
import { openPool } from './thinking/pool.ts'

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
  share(warn: (sentence: string) => void): Sharing
  readonly warm: number // tables that stay in memory
  readonly idle: number // milliseconds after which an unused one leaves it
  readonly pause: number // milliseconds before a bot's move at a table with people
  readonly logLevel: 'silent' | 'info' | 'debug'
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
  const page = settings.page === null ? null : await openPage(settings.page)
  const app = fastify({
    bodyLimit: MAX_BODY,
    trustProxy: settings.behindProxy,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 100 },
    logger: settings.logLevel !== 'silent' && loggerOf(settings.logLevel),
    ...UNREADABLE,
  })
  const { parts, stops } = partsOf(settings, app.log)
  const { house, hub, metrics } = parts
  const pool = openPool(new URL('./thinking/think.worker.ts', import.meta.url), {
    threads: Math.max(1, availableParallelism() - 1),
    patience: PATIENCE,
  })
  const failed = (what: string, error: unknown) => app.log.error({ err: error }, what)
  const upkeep = keepUp({ ...parts, pool, substitute: SUBSTITUTE, pause: settings.pause, failed })
  house.onStored(({ hosted, entries }) => {
    metrics.count('masterplan_entries_total', 'Entries stored', {}, entries.length)
    const gathers = entries.some(({ kind }) => !['move', 'luck', 'over'].includes(kind))
    if (gathers && hosted.row.visibility === 'open') bus.publishLobby()
  })

  guard(app, parts)
  operations(app, parts, pool)
  app.get('/api/openapi.json', async () => openApi(VERSION))
  tableRoutes(app, parts)
  talkRoutes(app, parts)
  meRoutes(app, parts)
  serveStreams(app, parts, ip => ip)
  for (const plugin of settings.plugins) await app.register(async scope => plugin(scope, parts))
  servePages(app, page)

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
    house.cool(settings.idle)
    for (const meter of [parts.meters.address, parts.meters.person]) meter.tidy(now())
    parts.meters.sockets.remind()
  }, SWEEP).unref()
  const shares = setInterval(() => {
    for (const meter of [parts.meters.address, parts.meters.person]) void meter.share(parts.sharing, now)
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
      await parts.sharing.close()
      await store.close()
    },
  }
}

function partsOf(settings: ServerSettings, log: FastifyBaseLogger) {
  const { store, bus, jobs, games, limits, secret, origin, now } = settings
  const sharing = settings.share(sentence => log.warn(sentence))
  const house = new House({ store, bus, games, now, warm: settings.warm })
  const deeds = deedsOf({ house, store, bus, bots: botsOf, substitute: SUBSTITUTE, now })
  const failed = (what: string, error: unknown) => log.error({ err: error }, what)
  const hub = new Hub({ house, store, bus, now, failed })
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
      house,
      deeds,
      hub,
      games,
      bots: botsOf,
      guests,
      identities,
      limits,
      sharing,
      origin,
      secret,
      log,
      now,
    },
    reach: { pushKey: null, email: false, contact: null },
    metrics: new Metrics(),
    meters: {
      ...{ address: new Meter('address', limits.perAddress), person: new Meter('person', limits.perPerson) },
      sockets: new Tally(sharing),
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
function servePages(app: FastifyInstance, page: Awaited<ReturnType<typeof openPage>> | null): void {
  app.setNotFoundHandler((request, reply) => {
    if (page === null || request.url.startsWith('/api/')) return refuse(reply, no('not-found'))
    reply.hijack()
    page(request.raw, reply.raw)
    return reply
  })
}

function portOf(app: FastifyInstance): number {
  const bound = app.server.address()
  return typeof bound === 'object' && bound !== null ? bound.port : 0
}

/** One line of JSON for each thing; no header that says who somebody is, and no address with a secret in it. */
const loggerOf = (level: string) => ({
  level,
  redact: ['req.headers.authorization', 'req.headers.cookie', 'res.headers["set-cookie"]'],
})

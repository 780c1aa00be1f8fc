import { mkdir } from 'node:fs/promises'
import { setFlagsFromString } from 'node:v8'
import type { Playable } from '@masterplan/kernel'
import { openStore } from '@masterplan/store'
import { type Bus, embeddedBus } from './bus/bus.ts'
import { elapsedOnMachine, steadyClock } from './clocks/steady-clock.ts'
import { databaseIn, keepOrigin, secretIn, takeForServing } from './data-folder.ts'
import type { Serving } from './doors/pages.ts'
import { monotonic } from './limits/budget.ts'
import { NO_LIMITS, USUAL_LIMITS } from './limits/limits.ts'
import { localLimits } from './limits/shared-limits.ts'
import { isPublicAddress } from './notices/public-address.ts'
import { type PushSender, pushKeysFrom } from './notices/web-push.ts'
import { pluginsFor } from './plugins.ts'
import { embeddedJobs } from './queues/embedded-jobs.ts'
import { type Jobs, USUAL_SLOTS } from './queues/jobs.ts'
import { openServer, type ServerSettings } from './server.ts'

/** What the host of a server chooses; the addresses of databases come from the environment, as they hold passwords. */
export interface Start {
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly data: string // a folder for what is kept; made if it is missing
  readonly games: readonly Playable[]
  readonly page: string | null
  readonly host: string
  readonly port: number
  readonly origin: string | null
  readonly behindProxy: boolean
  readonly limits: 'usual' | 'none'
  readonly log: 'silent' | 'info' | 'debug'
}

const WARM_TABLES = 2000
const IDLE = 300 // seconds after which an unused table leaves memory
const PAUSE = 500
const PATIENCE = 180 // seconds that somebody may be away before others may do something about it

/** One process with a file, or any number of them with PostgreSQL and Redis. */
export async function startServer(start: Start): Promise<Serving> {
  const { environment, data } = start
  // Nearly all that a move makes is soon forgotten: with more room for what is young, it is swept out less often.
  setFlagsFromString('--semi-space-growth-factor=16')
  await mkdir(data, { recursive: true })
  const redis = environment.REDIS_URL || undefined
  const file = databaseIn(data)
  const lock = environment.DATABASE_URL
    ? undefined
    : takeForServing(file, redis === undefined ? 'alone' : 'with others')
  try {
    const serving = await serve(start, environment.DATABASE_URL || file, redis)
    await keepOrigin(data, start.origin ?? new URL(serving.address).origin)
    return {
      ...serving,
      async close() {
        await serving.close()
        lock?.release()
      },
    }
  } catch (error) {
    lock?.release()
    throw error
  }
}

async function serve(start: Start, database: string, redis: string | undefined): Promise<Serving> {
  const { environment, data, log } = start
  const secret = environment.MASTERPLAN_SECRET || (await secretIn(data))
  const store = await openStore(database)
  const now = steadyClock(Date.now, elapsedOnMachine())
  const { bus, jobs, share } = await together(redis, now)
  const origin = start.origin ?? `http://localhost:${start.port}`
  const plugins = pluginsFor({
    origin,
    limits: start.limits,
    smtp: environment.SMTP_URL || null,
    contact: environment.MASTERPLAN_CONTACT || null,
    mailFrom: environment.MAIL_FROM || `masterplan@${new URL(origin).hostname}`,
    sender: pushSender(start, secret, origin),
  })
  return openServer({
    ...{ store, bus, jobs, secret, games: start.games, page: start.page, host: start.host, port: start.port },
    ...{ origin: start.origin, behindProxy: start.behindProxy, logLevel: log, plugins, now },
    ...{ limits: start.limits === 'none' ? NO_LIMITS : USUAL_LIMITS, share },
    ...{ warm: WARM_TABLES, idle: 1000 * Number(environment.MASTERPLAN_IDLE_SECONDS || IDLE), pause: PAUSE },
    patience: 1000 * Number(environment.MASTERPLAN_AWAY_SECONDS || PATIENCE),
  })
}

async function together(
  redis: string | undefined,
  now: () => number,
): Promise<{ readonly bus: Bus; readonly jobs: Jobs; readonly share: ServerSettings['share'] }> {
  const complain = () => {} // a job that failed is found again by its deadline
  if (redis !== undefined) {
    // Loaded where they are used: one process alone starts faster without them.
    const [{ openRedisBus }, { openBullJobs }, { openRedisLimits }] = await Promise.all([
      import('./bus/redis-bus.ts'),
      import('./queues/bull-jobs.ts'),
      import('./limits/redis-limits.ts'),
    ])
    const bus = await openRedisBus(redis, now)
    return { bus, jobs: openBullJobs(redis, now, complain), share: warn => openRedisLimits(redis, warn) }
  }
  return {
    bus: embeddedBus(),
    jobs: embeddedJobs({ now, slots: USUAL_SLOTS }, complain),
    share: () => localLimits(monotonic),
  }
}

/** The keys by which push services know this server: from the environment, or from the secret that all processes share. */
function pushSender({ environment }: Start, secret: string, origin: string): PushSender {
  const contact = origin.startsWith('https:') ? origin : 'mailto:masterplan@localhost'
  const mayReach = isPublicAddress
  const { MASTERPLAN_PUSH_PUBLIC: publicKey, MASTERPLAN_PUSH_PRIVATE: privateKey } = environment
  if (publicKey && privateKey) return { keys: { publicKey, privateKey }, contact, mayReach }
  return { keys: pushKeysFrom(secret), contact, mayReach }
}

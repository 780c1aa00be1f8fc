import type { IncomingMessage } from 'node:http'
import type { Playable } from '@masterplan/kernel'
import type { OpenStore } from '@masterplan/store'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Bus } from './bus/bus.ts'
import type { OpenLines } from './doors/open-lines.ts'
import type { RequestBudget } from './limits/budget.ts'
import type { ConnectionCount } from './limits/connection-count.ts'
import type { Limits } from './limits/limits.ts'
import type { SharedLimits } from './limits/shared-limits.ts'
import type { Metrics } from './metrics.ts'
import type { Guests } from './people/guests.ts'
import type { Identify } from './people/identity.ts'
import type { Marks } from './people/marks.ts'
import type { Jobs } from './queues/jobs.ts'
import type { Commands } from './tables/commands/commands.ts'
import type { BotsOf } from './tables/commands/gathering.ts'
import type { Hub } from './tables/hub.ts'
import type { TableCache } from './tables/table-cache.ts'

/** How this server can reach people, said by the parts that do it. */
export interface Reach {
  pushKey: string | null
  email: boolean
  contact: string | null // whom people can ask about this server
}

/** All that a part of the server may use. */
export interface Parts {
  readonly store: OpenStore
  readonly bus: Bus
  readonly jobs: Jobs
  readonly tables: TableCache
  readonly commands: Commands
  readonly hub: Hub
  readonly games: readonly Playable[]
  readonly bots: BotsOf
  readonly guests: Guests
  /** Ways to tell who somebody is, the first that knows counts. Guests are last. */
  readonly identities: Identify[]
  readonly identityOf: Identify
  readonly marks: Marks
  readonly lines: OpenLines // sockets and streams, until those at the other end are signed out
  /** Whose limits a request counts towards. */
  addressOf(request: IncomingMessage): string
  readonly reach: Reach
  readonly metrics: Metrics
  readonly limits: Limits
  readonly sharedLimits: SharedLimits // of what counts towards them
  readonly budgets: {
    readonly address: RequestBudget
    readonly person: RequestBudget
    readonly guests: RequestBudget
    readonly chat: RequestBudget
    readonly sockets: ConnectionCount
  }
  readonly origin: string | null // of the page as browsers see it, where it is known
  readonly secret: string
  readonly patience: number // milliseconds that somebody may be away before others may do something about it
  readonly log: FastifyBaseLogger
  now(): number
  isStopping(): boolean
  /** Called at the start and every few seconds: to find what a process left undone when it died. */
  onSweep(act: () => Promise<void>): void
  /** Called when the process stops, before anything is closed. */
  onStop(act: () => void | Promise<void>): void
}

/** Something more that a server can do: accounts, ratings, notices. It adds routes, and listens to what is stored. */
export type Plugin = (app: FastifyInstance, parts: Parts) => void | Promise<void>

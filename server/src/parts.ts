import type { IncomingHttpHeaders } from 'node:http'
import type { Playable } from '@masterplan/kernel'
import type { OpenStore } from '@masterplan/store'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Bus } from './bus/bus.ts'
import type { Guests, Identify } from './http/guests.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { Limits } from './limits/limits.ts'
import type { Meter } from './limits/meter.ts'
import type { Sharing } from './limits/sharing.ts'
import type { Tally } from './limits/tally.ts'
import type { Hub } from './live/hub.ts'
import type { Metrics } from './metrics.ts'
import type { Deeds } from './tables/deeds.ts'
import type { BotsOf } from './tables/gathering.ts'
import type { House } from './tables/house.ts'

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
  readonly house: House
  readonly deeds: Deeds
  readonly hub: Hub
  readonly games: readonly Playable[]
  readonly bots: BotsOf
  readonly guests: Guests
  /** Ways to tell who somebody is, the first that knows counts. Guests are last. */
  readonly identities: Identify[]
  personOf(headers: IncomingHttpHeaders): Promise<string | null>
  readonly reach: Reach
  readonly metrics: Metrics
  readonly limits: Limits
  readonly sharing: Sharing // of what counts towards them
  readonly meters: { readonly address: Meter; readonly person: Meter; readonly sockets: Tally }
  readonly origin: string | null // of the page as browsers see it, where it is known
  readonly secret: string
  readonly log: FastifyBaseLogger
  now(): number
  isStopping(): boolean
  /** Called when the process stops, before anything is closed. */
  onStop(act: () => void | Promise<void>): void
}

/** Something more that a server can do: accounts, ratings, notices. It adds routes, and listens to what is stored. */
export type Plugin = (app: FastifyInstance, parts: Parts) => void | Promise<void>

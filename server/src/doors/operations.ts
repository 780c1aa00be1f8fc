import { no } from '@masterplan/protocol'
import type { FastifyError, FastifyInstance } from 'fastify'
import type { BotPool } from '../bot-pool.ts'
import type { Parts } from '../parts.ts'
import type { Scheduler } from '../tables/scheduler.ts'
import { UnknownRules } from '../tables/table-cache.ts'
import { refuse } from './http.ts'
import { DATA_POLICY, isOwnOrigin, SAFETY } from './safety.ts'

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** What is looked at before anything is answered, and how a fault of ours is told. */
export function guard(app: FastifyInstance, parts: Parts): void {
  const { metrics, budgets } = parts
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...SAFETY, 'content-security-policy': DATA_POLICY })
    if (!request.url.startsWith('/api/')) return
    reply.header('cache-control', 'no-store')
    const wait = budgets.address.take(parts.addressOf(request.raw))
    if (wait > 0) return refuse(reply, no('too-many', { retryAfter: wait }))
    if (!READS.has(request.method) && !isOwnOrigin(request.raw, parts.origin)) return refuse(reply, no('wrong-origin'))
  })
  app.addHook('onResponse', async (request, reply) => {
    const seconds = reply.elapsedTime / 1000
    metrics.observe('masterplan_http_seconds', 'Time to answer a request', seconds)
    const route = request.routeOptions.url ?? 'page'
    metrics.count('masterplan_http_total', 'Requests', { route, status: String(reply.statusCode) })
  })
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error.statusCode === 413) return refuse(reply, no('too-big'))
    if (error.statusCode !== undefined && error.statusCode < 500) return refuse(reply, no('malformed'))
    if (error instanceof UnknownRules) return refuse(reply, no('unknown-rules'))
    request.log.error({ err: error }, 'a request could not be answered')
    return refuse(reply, no('unavailable', { retryAfter: 1 }))
  })
}

/** For the host of the server. */
export function operations(
  app: FastifyInstance,
  parts: Parts,
  { pool, upkeep }: { readonly pool: BotPool; readonly upkeep: Scheduler },
): void {
  const { metrics, tables, store, bus, jobs } = parts
  metrics.gauge('masterplan_warm_tables', 'Tables in memory', () => tables.warmTables)
  metrics.gauge('masterplan_commands', 'Commands since the start', () => tables.commands)
  metrics.gauge('masterplan_conflicts', 'Steps that another process was faster with', () => tables.conflicts)
  metrics.gauge('masterplan_thinking', 'Bots that think', () => pool.busy)
  metrics.gauge('masterplan_thinking_waiting', 'Bots that wait to think', () => upkeep.waitingBots)
  metrics.gauge('process_resident_memory_bytes', 'Memory of this process', () => process.memoryUsage.rss())
  metrics.gauge('process_cpu_seconds', 'Processor time of this process', () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1e6
  })

  app.get('/healthz', async (_, reply) => reply.type('text/plain').send('alive\n'))
  app.get('/readyz', async (_, reply) => {
    const ready = !parts.isStopping() && (await Promise.all([store.ready(), bus.ready(), jobs.ready()])).every(Boolean)
    return reply
      .code(ready ? 200 : 503)
      .type('text/plain')
      .send(ready ? 'ready\n' : 'not ready\n')
  })
  app.get('/metrics', async (_, reply) => reply.type('text/plain; version=0.0.4').send(metrics.text()))
}

import type { ServerResponse } from 'node:http'
import { no, ROUTES, type WhyNot } from '@masterplan/protocol'
import type { FastifyInstance } from 'fastify'
import { frameOf } from '../outgoing/frames.ts'
import type { Parts } from '../parts.ts'
import { bearerOf } from '../people/guests.ts'
import type { LogPlace, Watcher } from '../tables/room.ts'
import { newId } from '../tables/table-cache.ts'
import { refuse } from './http.ts'
import { DATA_POLICY, SAFETY } from './safety.ts'

const BEAT = 20_000
/** Milliseconds between beats that a page can hear: what is silent for longer is dead. */
const HEARD_BEAT = 5_000
const ALIVE = frameOf({ kind: 'pong', n: 0 })
const LAST_SEEN = /^(\d{1,10})-(\d{1,10})$/

/** The same frames as the socket's, as an event stream: for programs, and where a proxy lets no socket through. */
export function serveStreams(app: FastifyInstance, parts: Parts): void {
  const { updates } = ROUTES
  const open = new Set<EventStream>()
  parts.onStop(() => {
    for (const stream of open) stream.dismiss('stopping')
  })
  app.get('/api/tables/:table/updates', async (request, reply) => {
    const params = updates.params?.safeParse(request.params)
    const query = updates.query?.safeParse(request.query)
    if (!params?.success || !query?.success) return refuse(reply, no('malformed'))
    const table = String(params.data.table)
    if ((await parts.store.tables.find(table)) === undefined) return refuse(reply, no('no-such-table'))
    const address = parts.addressOf(request.raw)
    const { sockets } = parts.budgets
    if (!(await sockets.take(address, parts.limits.socketsPerAddress))) return refuse(reply, no('too-many'))
    if (reply.raw.destroyed) sockets.give(address)
    else reply.raw.once('close', () => sockets.give(address))
    const { place } = parts.lines
    const known = (await parts.identityOf(request.headers))?.person.id ?? null
    if (known === null && bearerOf(request.headers) !== undefined) return refuse(reply, no('signed-out'))
    const person = known ?? `visitor-${newId()}`
    const [, seen, heard] = LAST_SEEN.exec(String(request.headers['last-event-id'] ?? '')) ?? []
    reply.hijack()
    const stream = new EventStream(reply.raw, parts, { heard: query.data.wire !== undefined })
    const watcher: Watcher = {
      person,
      seen: Number(seen ?? query.data.since),
      heard: Number(heard ?? query.data.chat),
      wishes: query.data,
      send: (frame, place) => stream.send(frame, place),
    }
    open.add(stream)
    const signedOut = () => {
      parts.hub.unwatch(table, watcher)
      stream.refuse('signed-out')
    }
    const forget =
      known === null ? null : parts.lines.keep({ person: known, headers: request.headers, signedOut }, place)
    reply.raw.once('close', () => {
      open.delete(stream)
      forget?.()
      parts.hub.unwatch(table, watcher)
      stream.stop()
    })
    const refused = await parts.hub.watch(table, watcher).catch(() => stream.dismiss('too-slow'))
    if (refused) stream.refuse(refused)
    if (reply.raw.destroyed) parts.hub.unwatch(table, watcher) // gone while we looked
    return reply
  })
}

class EventStream {
  private readonly response: ServerResponse
  private readonly parts: Parts
  private readonly beating: NodeJS.Timeout

  /** `heard`: its reader listens for the beat, which others need not know. */
  constructor(response: ServerResponse, parts: Parts, { heard }: { readonly heard: boolean }) {
    this.response = response
    this.parts = parts
    response.writeHead(200, {
      ...SAFETY,
      'content-security-policy': DATA_POLICY,
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no', // a proxy that waits for more would hold back every move
    })
    response.write('retry: 1000\n\n')
    const beat = heard ? `data: ${ALIVE}\n\n` : ': still here\n\n'
    this.beating = setInterval(() => response.write(beat), heard ? HEARD_BEAT : BEAT).unref()
  }

  /** `place` comes back as Last-Event-ID when the reader does. */
  send(frame: string, { seq, chat }: LogPlace): void {
    if (this.response.writableEnded) return
    if (this.response.writableLength > this.parts.limits.unread) this.dismiss('too-slow')
    else this.response.write(`id: ${seq}-${chat}\ndata: ${frame}\n\n`)
  }

  /** The last it is sent: an event stream that was answered otherwise could not read why. */
  refuse(code: WhyNot): void {
    if (this.response.writableEnded) return
    this.response.end(`data: ${frameOf({ kind: 'no', n: null, no: no(code) })}\n\n`)
  }

  dismiss(because: 'stopping' | 'too-slow'): void {
    if (this.response.writableEnded) return
    this.parts.metrics.count('masterplan_dismissed_total', 'Sockets and streams closed with a hint', { because })
    this.response.end(`data: ${frameOf({ kind: 'resume', after: 1000, because })}\n\n`)
    setTimeout(() => this.response.destroy(), 5000).unref()
  }
  stop(): void {
    clearInterval(this.beating)
  }
}

import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { type FromClient, type FromServer, MAX_BODY, no, readFromClient } from '@masterplan/protocol'
import { type WebSocket, WebSocketServer } from 'ws'
import { addChat } from '../chat.ts'
import { frameOf } from '../outgoing/frames.ts'
import { judged, previewed } from '../outgoing/previews.ts'
import type { Parts } from '../parts.ts'
import { act } from '../people/acting.ts'
import { bearerOf } from '../people/guests.ts'
import type { Identity } from '../people/identity.ts'
import type { Watcher } from '../tables/room.ts'
import { newId, UnknownRules } from '../tables/table-cache.ts'
import { isOwnOrigin } from './safety.ts'

const LIVE = '/api/live'
const BEAT = 25_000
const TABLES_PER_SOCKET = 50
const FRAMES_WAITING = 200
/** What a socket that was closed by us should do: come back, here or at another process. */
const COME_BACK = 4000
/** Whoever is at the other end is not who they were: as they are now they may come back. */
const SIGNED_OUT = 4001

export interface Sockets {
  readonly open: number
  /** Tells everybody to come back, here or elsewhere, and closes. */
  close(): Promise<void>
}

export function serveSockets(server: Server, parts: Parts): Sockets {
  const wss = new WebSocketServer({ noServer: true, maxPayload: MAX_BODY, perMessageDeflate: false })
  const connections = new Set<SocketConnection>()
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const address = parts.addressOf(request)
    const admit = async () => {
      const status = await refusal(request, parts, address)
      if (status !== null) return turnAway(socket, status)
      if (socket.destroyed) parts.budgets.sockets.give(address)
      else socket.once('close', () => parts.budgets.sockets.give(address))
      const { place } = parts.lines
      const identity = await parts.identityOf(request.headers)
      const person = identity?.person.id ?? null
      if (person === null && bearerOf(request.headers) !== undefined) return turnAway(socket, '401 Unauthorized')
      wss.handleUpgrade(request, socket, head, ws => {
        const connection = new SocketConnection({ ws, socket }, parts, { identity, address })
        connections.add(connection)
        const signedOut = () => connection.dismiss('signed-out')
        const forget = person === null ? null : parts.lines.keep({ person, headers: request.headers, signedOut }, place)
        ws.once('close', () => {
          connections.delete(connection)
          forget?.()
        })
      })
    }
    socket.on('error', () => socket.destroy()) // gone before it was let in
    admit().catch(() => socket.destroy())
  })
  const beat = setInterval(() => {
    for (const connection of connections) connection.beat()
  }, BEAT).unref()
  return {
    get open() {
      return connections.size
    },
    async close() {
      clearInterval(beat)
      for (const connection of connections) connection.dismiss('stopping')
      await Promise.race([
        Promise.all([...connections].map(({ closed }) => closed)),
        new Promise(resolve => setTimeout(resolve, 2000).unref()),
      ])
      for (const connection of connections) connection.cut()
    },
  }
}

const turnAway = (socket: Duplex, status: string): void =>
  void socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`)

async function refusal(request: IncomingMessage, parts: Parts, address: string): Promise<string | null> {
  if (URL.parse(request.url ?? '/', 'http://here')?.pathname !== LIVE) return '404 Not Found'
  if (parts.isStopping()) return '503 Service Unavailable'
  if (!isOwnOrigin(request, parts.origin)) return '403 Forbidden'
  if (parts.budgets.address.take(address) > 0) return '429 Too Many Requests'
  const isFree = await parts.budgets.sockets.take(address, parts.limits.socketsPerAddress)
  return isFree ? null : '429 Too Many Requests'
}

type Frame<Kind extends FromClient['kind']> = Extract<FromClient, { kind: Kind }>

/** One open socket: who is at the other end, and what they watch. */
class SocketConnection {
  private readonly ws: WebSocket
  private readonly socket: Duplex
  private readonly parts: Parts
  private readonly identity: Identity | null // as they were let in
  private readonly person: string | null
  private readonly visitor: string // who they are to others while they have no name
  private readonly address: string
  private readonly watching = new Map<string, Watcher>()
  private leaveLobby: (() => void) | null = null
  private turn: Promise<void> = Promise.resolve() // frames are answered in the order in which they came
  private waiting = 0
  private alive = true
  private gathering = false
  private over = false // signed out: what they still send is not heard
  readonly closed: Promise<void>

  constructor(
    { ws, socket }: { readonly ws: WebSocket; readonly socket: Duplex },
    parts: Parts,
    who: { readonly identity: Identity | null; readonly address: string },
  ) {
    this.ws = ws
    this.socket = socket
    this.parts = parts
    this.identity = who.identity
    this.person = who.identity?.person.id ?? null
    this.visitor = this.person ?? `visitor-${newId()}`
    this.address = who.address
    this.closed = new Promise(resolve => ws.once('close', () => resolve()))
    ws.on('message', (data, isBinary) => this.receive(isBinary ? '' : data.toString()))
    ws.on('pong', () => {
      this.alive = true
    })
    ws.on('error', () => ws.terminate()) // too large, or no WebSocket frame at all
    ws.once('close', () => this.leave())
  }

  private receive(text: string): void {
    if (this.over) return
    this.alive = true
    const { budgets } = this.parts
    const wait = Math.max(
      budgets.address.take(this.address),
      this.person === null ? 0 : budgets.person.take(this.person),
    )
    const { n, frame } = readFromClient(text)
    if (wait > 0 || this.waiting > FRAMES_WAITING) {
      this.say({ kind: 'no', n, no: no('too-many', { retryAfter: Math.max(1, wait) }) })
    } else if (frame === undefined) {
      this.say({ kind: 'no', n, no: no('malformed') })
    } else {
      // A frame with none before it is answered at once.
      this.turn = this.waiting++ === 0 ? this.answer(frame) : this.turn.then(() => this.answer(frame))
    }
  }

  private async answer(frame: FromClient): Promise<void> {
    try {
      if (this.over) return
      this.say(await this.reply(frame))
    } catch (error) {
      this.parts.log.error({ err: error }, 'a frame could not be answered')
      const isOurs = !(error instanceof UnknownRules)
      this.say({ kind: 'no', n: frame.n, no: isOurs ? no('unavailable', { retryAfter: 1 }) : no('unknown-rules') })
    }
    this.waiting--
  }

  private async reply(frame: FromClient): Promise<FromServer> {
    const { n } = frame
    switch (frame.kind) {
      case 'ping':
        return { kind: 'pong', n }
      case 'watch':
        return this.watch(frame)
      case 'unwatch':
        this.unwatch(frame.table)
        return { kind: 'done', n }
      case 'lobby':
        this.leaveLobby?.()
        this.leaveLobby = frame.on ? await this.watchLobby() : null
        return { kind: 'done', n }
    }
    if (this.person === null || this.identity === null) return { kind: 'no', n, no: no('not-signed-in') }
    switch (frame.kind) {
      case 'command':
        return { kind: 'answer', n, answer: await act(this.parts, this.identity, frame.command) }
      case 'judge': {
        const answer = await judged(frame.try, this.person, this.parts)
        return 'ok' in answer ? { kind: 'no', n, no: answer } : { kind: 'judged', n, judged: answer }
      }
      case 'preview': {
        const answer = await previewed(frame.try, this.person, this.parts)
        return answer !== null && 'ok' in answer
          ? { kind: 'no', n, no: answer }
          : { kind: 'previewed', n, previewed: answer }
      }
      case 'say': {
        const line = await addChat(frame.say, this.person, this.parts)
        return 'ok' in line ? { kind: 'no', n, no: line } : { kind: 'said', n, line }
      }
    }
  }

  private watchLobby(): Promise<() => void> {
    return this.parts.hub.watchLobby({ person: this.person, send: text => this.send(text) })
  }

  private async watch({ n, table, since, chat, ...wishes }: Frame<'watch'>): Promise<FromServer> {
    this.unwatch(table)
    if (this.watching.size >= TABLES_PER_SOCKET) return { kind: 'no', n, no: no('too-many') }
    const watcher: Watcher = { person: this.visitor, seen: since, heard: chat, wishes, send: text => this.send(text) }
    this.watching.set(table, watcher)
    const refused = await this.parts.hub.watch(table, watcher)
    if (refused === null) {
      if (this.ws.readyState !== this.ws.OPEN) this.leave() // gone while we looked
      return { kind: 'done', n }
    }
    this.watching.delete(table)
    return { kind: 'no', n, no: no(refused) }
  }

  private unwatch(table: string): void {
    const watcher = this.watching.get(table)
    if (watcher === undefined) return
    this.watching.delete(table)
    this.parts.hub.unwatch(table, watcher)
  }

  private leave(): void {
    for (const table of [...this.watching.keys()]) this.unwatch(table)
    this.leaveLobby?.()
    this.leaveLobby = null
  }

  private say(frame: FromServer): void {
    this.send(frameOf(frame))
  }

  private send(text: string): void {
    if (this.ws.readyState !== this.ws.OPEN) return
    if (this.ws.bufferedAmount > this.parts.limits.unread) this.dismiss('too-slow')
    else {
      this.gather()
      this.ws.send(text)
    }
  }

  /** What is sent within one turn of the event loop goes out together: an answer and the update after it are one packet. */
  private gather(): void {
    if (this.gathering) return
    this.gathering = true
    this.socket.cork()
    setImmediate(() => {
      this.gathering = false
      this.socket.uncork()
    })
  }

  /** Closes with a hint: those who come back are told what they missed. */
  dismiss(because: 'stopping' | 'too-slow' | 'signed-out'): void {
    if (this.ws.readyState !== this.ws.OPEN) return
    if (because === 'signed-out') {
      this.leave() // at once: what they could see is not theirs any more
      this.over = true
      this.ws.send(frameOf({ kind: 'no', n: null, no: no('signed-out') }))
      this.ws.close(SIGNED_OUT, because)
      setTimeout(() => this.cut(), 500).unref()
      return
    }
    this.parts.metrics.count('masterplan_dismissed_total', 'Sockets and streams closed with a hint', { because })
    const after = because === 'stopping' ? Math.floor(Math.random() * 1500) : 1000 // not all at once
    this.ws.send(frameOf({ kind: 'resume', after, because }))
    this.ws.close(COME_BACK, because)
    setTimeout(() => this.cut(), 5000).unref()
  }
  cut(): void {
    this.ws.terminate()
  }

  beat(): void {
    if (this.alive) this.ws.ping()
    else this.cut()
    this.alive = false
  }
}

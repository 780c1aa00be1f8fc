import type { ChatLine, FromServer, TableCard, Update } from '@masterplan/protocol'
import { introduce } from './api.ts'

export type Link = 'connecting' | 'live' | 'lost'
export interface Listener {
  update(update: Update): void
  chat(line: ChatLine): void
  link(link: Link): void
  /** The server knows no such table. */
  missing(): void
}

const LONGEST_WAIT = 15_000
const PING_EVERY = 25_000
/** After so many sockets that never opened, an event stream is tried: some networks let no socket through. */
const SOCKETS_BEFORE_STREAM = 3

/** Keeps up with one table, whatever happens to the connection: each time it resumes after what it saw last. */
export class LiveTable {
  private readonly table: string
  private readonly on: Listener
  private socket: WebSocket | null = null
  private stream: EventSource | null = null
  private timer: ReturnType<typeof setTimeout> | undefined
  private pinger: ReturnType<typeof setInterval> | undefined
  private failures = 0
  private closed = false
  private since = 0
  private heard = 0 // chat lines

  constructor(table: string, on: Listener) {
    this.table = table
    this.on = on
    void this.connect()
    addEventListener('online', this.hurry)
    document.addEventListener('visibilitychange', this.hurry)
  }

  /** Asks for everything anew, as after moves were taken back. */
  refresh(): void {
    this.since = 0
    if (this.socket?.readyState === WebSocket.OPEN) this.watch(this.socket)
    else this.reconnect(0)
  }

  close(): void {
    this.closed = true
    removeEventListener('online', this.hurry)
    document.removeEventListener('visibilitychange', this.hurry)
    this.drop()
  }

  private readonly hurry = () => {
    if (this.socket?.readyState !== WebSocket.OPEN && this.stream === null && !document.hidden) this.reconnect(0)
  }

  private drop(): void {
    clearTimeout(this.timer)
    clearInterval(this.pinger)
    this.socket?.close()
    this.stream?.close()
    this.socket = null
    this.stream = null
  }

  private reconnect(wait: number): void {
    this.drop()
    if (!this.closed) this.timer = setTimeout(() => void this.connect(), wait)
  }

  private async connect(): Promise<void> {
    this.drop()
    // A socket is somebody's from its first moment: whoever sat down as nobody would never see their own seat.
    const known = await introduce()
    if (this.closed) return
    if (!known) {
      this.lose()
      return
    }
    if (this.failures >= SOCKETS_BEFORE_STREAM && this.failures % 2 === 1) this.openStream()
    else this.openSocket()
  }

  private openSocket(): void {
    const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/live`)
    this.socket = socket
    socket.onopen = () => {
      this.watch(socket)
      this.pinger = setInterval(() => socket.send(JSON.stringify({ kind: 'ping', n: 0 })), PING_EVERY)
    }
    socket.onmessage = ({ data }) => this.take(JSON.parse(String(data)) as FromServer)
    socket.onclose = () => this.socket === socket && this.lose()
  }

  private watch(socket: WebSocket): void {
    const { table, since, heard } = this
    socket.send(JSON.stringify({ kind: 'watch', n: 1, table, since, chat: heard }))
  }

  private openStream(): void {
    const stream = new EventSource(`/api/tables/${this.table}/updates?since=${this.since}&chat=${this.heard}`)
    this.stream = stream
    stream.onmessage = ({ data }) => this.take(JSON.parse(String(data)) as FromServer)
    stream.onerror = () => this.stream === stream && this.lose()
  }

  private lose(): void {
    this.failures++
    this.on.link('lost')
    this.reconnect(Math.min(LONGEST_WAIT, 250 * 2 ** Math.min(this.failures, 10)) * (0.5 + Math.random() / 2))
  }

  private take(frame: FromServer): void {
    switch (frame.kind) {
      case 'update':
        this.failures = 0
        this.since = frame.update.seq
        this.on.link('live')
        this.on.update(frame.update)
        return
      case 'chat':
        this.heard = Math.max(this.heard, frame.line.n)
        this.on.chat(frame.line)
        return
      case 'resume':
        this.reconnect(frame.after)
        return
      case 'no':
        if (frame.no.code === 'no-such-table') this.on.missing()
        else this.lose() // the server cannot say just now: asked again, it can
        return
    }
  }
}

/** Open tables, as they come and go; asks again now and then, which is enough for a list. */
export function watchLobby(show: (tables: readonly TableCard[] | null) => void): () => void {
  let closed = false
  const look = async () => {
    const response = await fetch('/api/tables').catch(() => null)
    const tables = response?.ok ? ((await response.json()) as TableCard[]) : null
    if (!closed) show(tables)
  }
  void look()
  const timer = setInterval(look, 5000)
  return () => {
    closed = true
    clearInterval(timer)
  }
}

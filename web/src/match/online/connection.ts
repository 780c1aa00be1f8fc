import type { FromClient, FromServer, No } from '@masterplan/protocol'
import { introduce, introduceAgain, mayRetry, UNREACHED } from './api.ts'

export type Link = 'connecting' | 'live' | 'lost'

/** What answers something that was asked. */
export type AnswerFrame = Extract<FromServer, { kind: 'answer' | 'said' | 'no' }>

interface ConnectionSettings {
  /** The first frame of a socket: what it is for, and what was seen before. */
  hello(): FromClient
  /** The address of the event stream that tells the same, for networks that let no socket through; null: there is none. */
  stream(): string | null
  heard(frame: FromServer): void
  /** Whether a no to the first frame is final; otherwise the server is asked again. */
  isFinal(no: No): boolean
  link(link: Link): void
}

/** Something asked of the server, until it is answered. The same key makes it one command, however often it is sent. */
interface PendingRequest {
  readonly frame: (n: number) => FromClient
  readonly byHttp: () => Promise<AnswerFrame>
  readonly answer: (frame: AnswerFrame) => void
  readonly until: number
}

/** The number of a socket's first frame; pings have none of their own. */
export const HELLO = 1

const LONGEST_WAIT = 15_000
const PING_EVERY = 25_000
/** A line on which nothing is heard for so long after something was said is dead, though nobody has closed it. */
const DEAD_AFTER = 10_000
const LISTEN_EVERY = 1000
/** After this many sockets that never opened, an event stream is tried. */
const SOCKETS_BEFORE_STREAM = 3
const RETRY_AFTER = 1500
/** How long a server that says it cannot store anything now is asked again; a dead line is waited for. */
const GIVE_UP_AFTER = 60_000

/** A line to the server that comes back whatever happens to the network; what was asked meanwhile is then asked again. */
export class ServerConnection {
  private readonly on: ConnectionSettings
  private socket: WebSocket | null = null
  private stream: EventSource | null = null
  private timer: ReturnType<typeof setTimeout> | undefined
  private pinger: ReturnType<typeof setInterval> | undefined
  private failures = 0
  private closed = false
  private lastHeard = 0
  private next = HELLO + 1
  private readonly pending = new Map<number, PendingRequest>()

  constructor(on: ConnectionSettings) {
    this.on = on
    void this.connect()
    addEventListener('online', this.hurry)
    addEventListener('offline', this.goOffline)
    document.addEventListener('visibilitychange', this.hurry)
  }

  /** Asks for everything again, as after moves were taken back. */
  refresh(): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.say(this.socket, this.on.hello())
    else this.reconnect(0)
  }

  /** Over the socket; by HTTP only while there is but an event stream; and again when the line is back. */
  ask(frame: PendingRequest['frame'], byHttp: PendingRequest['byHttp']): Promise<AnswerFrame> {
    return new Promise(answer => {
      const n = this.next++
      this.pending.set(n, { frame, byHttp, answer, until: Date.now() + GIVE_UP_AFTER })
      this.send(n)
    })
  }

  close(): void {
    this.closed = true
    removeEventListener('online', this.hurry)
    removeEventListener('offline', this.goOffline)
    document.removeEventListener('visibilitychange', this.hurry)
    this.drop()
    for (const n of this.pending.keys()) this.settle({ kind: 'no', n, no: UNREACHED })
  }

  private send(n: number): void {
    const asked = this.pending.get(n)
    if (asked === undefined) return
    if (this.socket?.readyState === WebSocket.OPEN) this.say(this.socket, asked.frame(n))
    else if (this.stream?.readyState === EventSource.OPEN) void asked.byHttp().then(frame => this.take({ ...frame, n }))
  }

  /** An answer for the one who asked, unless asking again may help. */
  private settle(frame: AnswerFrame): void {
    const n = frame.n ?? -1
    const asked = this.pending.get(n)
    if (asked === undefined) return
    const no = noIn(frame)
    if (no !== undefined && mayRetry(no) && Date.now() < asked.until && !this.closed) {
      setTimeout(() => this.send(n), RETRY_AFTER)
      return
    }
    this.pending.delete(n)
    asked.answer(frame)
  }

  private readonly hurry = () => {
    if (this.socket?.readyState !== WebSocket.OPEN && this.stream === null && !document.hidden) this.reconnect(0)
  }
  private readonly goOffline = () => this.lose()

  private drop(): void {
    clearTimeout(this.timer)
    clearInterval(this.pinger)
    const { socket, stream } = this
    this.socket = null // first: what it still says is not heard
    this.stream = null
    socket?.close()
    stream?.close()
  }

  private reconnect(wait: number): void {
    this.drop()
    if (!this.closed) this.timer = setTimeout(() => void this.connect(), wait)
  }

  private async connect(): Promise<void> {
    this.drop()
    // A socket is somebody's from its first moment: a player who sat down as nobody would never see their own seat.
    const known = await introduce()
    if (this.closed) return
    const stream = this.on.stream()
    if (!known) this.lose()
    else if (stream !== null && this.failures >= SOCKETS_BEFORE_STREAM && this.failures % 2 === 1)
      this.openStream(stream)
    else this.openSocket()
  }

  private openSocket(): void {
    const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/live`)
    this.socket = socket
    socket.onopen = () => {
      if (this.socket !== socket) return
      this.lastHeard = Date.now()
      this.say(socket, this.on.hello())
      this.resend()
      this.pinger = setInterval(() => this.say(socket, { kind: 'ping', n: 0 }), PING_EVERY)
    }
    socket.onmessage = ({ data }) => this.socket === socket && this.take(JSON.parse(String(data)) as FromServer)
    socket.onclose = () => this.socket === socket && this.lose()
    this.expectAnswer(socket)
  }

  private say(socket: WebSocket, frame: FromClient): void {
    socket.send(JSON.stringify(frame))
    this.expectAnswer(socket)
  }
  /** Also of a socket that is being opened: on a line that is deaf it would never be. */
  private expectAnswer(socket: WebSocket): void {
    const since = Date.now()
    setTimeout(() => this.socket === socket && this.lastHeard < since && this.lose(), DEAD_AFTER)
  }

  private openStream(address: string): void {
    const stream = new EventSource(address)
    this.stream = stream
    this.lastHeard = Date.now()
    // Nothing can be asked over a stream: the server beats by itself, and one that falls silent, or never opens, is dead.
    const listen = () => Date.now() - this.lastHeard >= DEAD_AFTER && this.lose()
    this.pinger = setInterval(listen, LISTEN_EVERY)
    stream.onopen = () => this.resend()
    stream.onmessage = ({ data }) => this.stream === stream && this.take(JSON.parse(String(data)) as FromServer)
    stream.onerror = () => this.stream === stream && this.lose()
  }

  private resend(): void {
    for (const n of this.pending.keys()) this.send(n)
  }

  private lose(): void {
    this.failures++
    this.on.link('lost')
    this.reconnect(Math.min(LONGEST_WAIT, 250 * 2 ** Math.min(this.failures, 10)) * (0.5 + Math.random() / 2))
  }

  private take(frame: FromServer): void {
    this.lastHeard = Date.now()
    if (frame.kind === 'resume') this.reconnect(frame.after)
    else if (isAnswer(frame) && frame.n !== null && this.pending.has(frame.n)) this.settle(frame)
    else if (frame.kind === 'no' && frame.no.code === 'signed-out') {
      introduceAgain()
      this.reconnect(0)
    } else if (frame.kind === 'no') {
      const isToHello = (frame.n ?? HELLO) === HELLO // a late answer is nobody's any more
      if (isToHello && !this.on.isFinal(frame.no)) this.lose() // the server cannot say just now: asked again, it can
    } else {
      if (frame.kind === 'update' || frame.kind === 'lobby') this.nowLive()
      this.on.heard(frame)
    }
  }

  private nowLive(): void {
    this.failures = 0
    this.on.link('live')
  }
}

const isAnswer = (frame: FromServer): frame is AnswerFrame =>
  frame.kind === 'answer' || frame.kind === 'said' || frame.kind === 'no'

function noIn(frame: AnswerFrame): No | undefined {
  if (frame.kind === 'no') return frame.no
  return frame.kind === 'answer' && !frame.answer.ok ? frame.answer : undefined
}

import type { FromServer } from '@masterplan/protocol'
import { WebSocket } from 'ws'
import type { Farm } from './farm.ts'

/** Watches a table over a socket, comes back to whichever process is there, and must be told everything once. */
export class Spectator {
  private readonly farm: Farm
  private readonly table: string
  private turn: number
  private ws: WebSocket | undefined
  private seen = 0
  private finish: () => void = () => {}
  isDone = false
  /** Settled when the end of the match was seen. */
  readonly end = new Promise<void>(resolve => {
    this.finish = resolve
  })
  readonly problems: string[] = []
  returns = 0

  constructor(farm: Farm, table: string, turn: number) {
    this.farm = farm
    this.table = table
    this.turn = turn
    this.come()
  }

  private come(): void {
    const ws = new WebSocket(`${this.farm.address(this.turn++ % this.farm.size).replace('http', 'ws')}/api/live`)
    this.ws = ws
    ws.on('open', () => ws.send(JSON.stringify({ kind: 'watch', n: 0, table: this.table, since: this.seen, chat: 0 })))
    ws.on('message', data => this.hear(JSON.parse(String(data))))
    ws.on('error', () => {}) // killed, or not up again yet
    ws.on('close', () => {
      if (this.ws !== ws) return
      this.returns++
      setTimeout(() => this.ws === ws && this.come(), 100)
    })
  }

  private hear(frame: FromServer): void {
    if (frame.kind === 'no') {
      // While the database is away nobody can be told anything; those who come back later can.
      if (frame.no.code === 'unavailable') this.ws?.close()
      else this.problems.push(`${this.table}: who watches was told ${frame.no.code}`)
    }
    if (frame.kind !== 'update') return
    const { since, seq, happened, status } = frame.update
    const news = happened.filter(each => each.seq > this.seen)
    if (since > this.seen || news.some((each, at) => each.seq !== this.seen + 1 + at)) {
      this.problems.push(`${this.table}: who watches had seen ${this.seen} and was told of ${since} to ${seq}`)
    }
    this.seen = Math.max(this.seen, seq)
    if (status !== 'over' && status !== 'ended') return
    this.isDone = true
    this.leave()
  }

  leave(): void {
    const { ws } = this
    this.ws = undefined
    ws?.close()
    this.finish()
  }
}

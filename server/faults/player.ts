import { randomBytes } from 'node:crypto'
import { setTimeout as later } from 'node:timers/promises'
import type { Answer, Deed, Update } from '@masterplan/protocol'
import type { Farm } from './farm.ts'

const PATIENCE = 60_000

/** Somebody who never gives up: every command is sent until it is answered, to whichever process answers. */
export class Player {
  readonly farm: Farm
  token = ''
  private turn: number
  /** What the server said it has stored: seq and text of each move. */
  readonly acknowledged: { readonly seq: number; readonly text: string }[] = []
  retries = 0

  constructor(farm: Farm, turn: number) {
    this.farm = farm
    this.turn = turn
  }

  /** Asks until somebody answers; a process that died in between may have stored it all the same. */
  async ask<Told>(method: string, path: string, body?: unknown): Promise<Told> {
    const until = performance.now() + PATIENCE
    for (;;) {
      try {
        const response = await fetch(this.farm.address(this.turn) + path, {
          method,
          headers: {
            ...(this.token === '' ? {} : { authorization: `Bearer ${this.token}` }),
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
          signal: AbortSignal.timeout(10_000),
        })
        if (response.status < 500) return (await response.json()) as Told
      } catch {
        // Killed, or not up again yet.
      }
      if (performance.now() > until) throw new Error(`Nobody answered ${method} ${path} for a minute.`)
      this.turn++
      this.retries++
      await later(50)
    }
  }

  async arrive(): Promise<this> {
    this.token = (await this.ask<{ token: string }>('POST', '/api/me/token')).token
    return this
  }

  /** One command under one key, however often it must be sent. */
  command(table: string, based: number, deed: Deed): Promise<Answer> {
    const key = randomBytes(9).toString('base64url')
    return this.ask('POST', `/api/tables/${table}/commands`, { based, key, do: deed })
  }

  update(table: string): Promise<Update> {
    return this.ask('GET', `/api/tables/${table}?since=0`)
  }

  /** Moves if it is this player's turn. False: the match is over. */
  async play(table: string, pick: (choices: number) => number): Promise<boolean> {
    const now = await this.update(table)
    if (now.status !== 'playing') return false
    const text = now.moves[pick(Math.max(1, now.moves.length))]
    if (text === undefined) return true
    const answer = await this.command(table, now.seq, { kind: 'move', text })
    // Stored, perhaps by a process that died before it could say so: then the repeated command was told.
    if (answer.ok) this.acknowledged.push({ seq: answer.seq, text })
    else if (answer.code !== 'stale' && answer.code !== 'refused' && answer.code !== 'not-your-turn') {
      throw new Error(`A move was answered with ${answer.code}: ${answer.sentence}`)
    }
    return true
  }
}

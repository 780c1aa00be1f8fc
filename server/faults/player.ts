import { randomBytes } from 'node:crypto'
import { setTimeout as later } from 'node:timers/promises'
import type { CommandAnswer, TableAction, Update } from '@masterplan/protocol'
import { type Farm, PATIENCE } from './farm.ts'

/** Somebody who never gives up: every command is sent until it is answered, to whichever process answers. */
export class Player {
  readonly farm: Farm
  private token = ''
  private turn: number
  /** What the server said it has stored: each move, in order. */
  readonly acknowledged: string[] = []
  retries = 0
  /** Moves that were stored by a process that died before it could say so. */
  unheard = 0

  constructor(farm: Farm, turn: number) {
    this.farm = farm
    this.turn = turn
  }

  /** Asks until somebody answers; a process that died in between may have stored it all the same. */
  async ask<Told>(method: string, path: string, body?: unknown): Promise<Told> {
    const until = performance.now() + PATIENCE
    const headers = {
      ...(this.token === '' ? {} : { authorization: `Bearer ${this.token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    }
    const sent = body === undefined ? {} : { body: JSON.stringify(body) }
    for (;;) {
      const at = this.turn % this.farm.size
      const counts = path.endsWith('/commands')
      if (counts) this.farm.sending(at, 1)
      try {
        const signal = AbortSignal.timeout(30_000)
        const response = await fetch(this.farm.address(at) + path, { method, headers, ...sent, signal })
        if (response.status < 500) return JSON.parse(await response.text())
      } catch {
        // Killed, or not up again yet.
      } finally {
        if (counts) this.farm.sending(at, -1)
      }
      if (performance.now() > until)
        throw new Error(`Nobody answered ${method} ${path} for ${PATIENCE / 60_000} minutes.`)
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
  async command(table: string, based: number, action: TableAction): Promise<CommandAnswer> {
    const key = randomBytes(9).toString('base64url')
    const answer = await this.ask<CommandAnswer>('POST', `/api/tables/${table}/commands`, { based, key, do: action })
    if (answer.ok && answer.repeated) this.unheard++
    return answer
  }

  look(table: string, since: number): Promise<Update> {
    return this.ask('GET', `/api/tables/${table}?since=${since}`)
  }

  /** From one process and no other; undefined while it does not answer. */
  async lookAt(at: number, table: string): Promise<Update | undefined> {
    const headers = { authorization: `Bearer ${this.token}` }
    const answer = await fetch(`${this.farm.address(at)}/api/tables/${table}?since=0`, { headers }).catch(
      () => undefined,
    )
    return answer?.ok ? JSON.parse(await answer.text()) : undefined
  }

  /** Moves if it is this player's turn. */
  async play(table: string, since: number, pick: (choices: number) => number): Promise<void> {
    const { moves, seq } = await this.look(table, since)
    const text = moves[pick(Math.max(1, moves.length))]
    if (text === undefined) return
    const answer = await this.command(table, seq, { kind: 'move', text })
    // Stored, perhaps by a process that died before it could say so: then the repeated command was told.
    if (answer.ok) this.acknowledged.push(text)
    else if (answer.code !== 'stale' && answer.code !== 'not-your-turn') {
      throw new Error(`${table}: a listed move was answered with ${answer.code}: ${answer.sentence}`)
    }
  }
}

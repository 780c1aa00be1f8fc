import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CommandAnswer, FromServer, NewTable, TableAction, Update } from '@masterplan/protocol'
import { WebSocket } from 'ws'
import { type Child, startChild, stopChild } from '../../bench/child.ts'

const ROOT = join(import.meta.dirname, '../../..')

/** What somebody or something did to a server, what it came to, and what was wrong about that. */
export type TroubleOutcome = { readonly name: string; readonly figure: string; readonly problems: readonly string[] }

/** A real server with its usual limits, behind what says from where its callers come. */
export async function withServer<Result>(
  program: (data: string) => readonly string[],
  use: (address: string, server: Child) => Promise<Result>,
): Promise<Result> {
  const data = mkdtempSync(join(tmpdir(), 'masterplan-trouble-'))
  const server = await startChild(program(data), ROOT, process.env)
  try {
    return await use(`http://127.0.0.1:${server.port}`, server)
  } finally {
    await stopChild(server)
    rmSync(data, { recursive: true, force: true })
  }
}
export const usualServer = (data: string): readonly string[] => [
  ...['cli/src/main.ts', 'serve', '--port', '0', '--tables-only', '--behind-proxy', '--data', data],
]

const newKey = (): string => randomBytes(9).toString('base64url')

/** Somebody at an address of the internet. */
export class Caller {
  readonly address: string
  readonly headers: Record<string, string>
  person = ''

  constructor(address: string, from: string) {
    this.address = address
    this.headers = { 'x-forwarded-for': from }
  }
  static async at(address: string, from: string): Promise<Caller> {
    const caller = new Caller(address, from)
    const { person, token } = await caller.ask<{ person: string; token: string }>('POST', '/api/me/token')
    caller.person = person
    caller.headers.authorization = `Bearer ${token}`
    return caller
  }
  async ask<Told>(method: string, path: string, body?: unknown): Promise<Told> {
    const sent = body === undefined ? {} : { body: JSON.stringify(body) }
    const type = body === undefined ? {} : { 'content-type': 'application/json' }
    const answer = await fetch(this.address + path, { method, ...sent, headers: { ...this.headers, ...type } })
    return JSON.parse(await answer.text())
  }
  create(wanted: Partial<NewTable>): Promise<{ readonly ok: boolean; readonly table: string; readonly code?: string }> {
    return this.ask('POST', '/api/tables', { key: newKey(), game: 'subdivision', players: 2, name: 'Ana', ...wanted })
  }
  look(table: string): Promise<Update> {
    return this.ask('GET', `/api/tables/${table}`)
  }
  async do(table: string, action: TableAction): Promise<CommandAnswer> {
    const { seq } = await this.look(table)
    return this.ask('POST', `/api/tables/${table}/commands`, { based: seq, key: newKey(), do: action })
  }
  async move(table: string): Promise<CommandAnswer> {
    const { moves } = await this.look(table)
    return this.do(table, { kind: 'move', text: moves[0] ?? '' })
  }
  async watch(table: string, wishes: object): Promise<Watch> {
    const ws = new WebSocket(`${this.address.replace('http', 'ws')}/api/live`, { headers: this.headers })
    const watch: Watch = { ws, frames: [], bytes: 0 }
    ws.on('message', data => {
      watch.bytes += String(data).length
      watch.frames.push(JSON.parse(String(data)))
    })
    await new Promise((resolve, reject) => ws.once('open', resolve).once('error', reject))
    ws.send(JSON.stringify({ kind: 'watch', n: 0, table, since: 0, chat: 0, ...wishes }))
    return watch
  }
}
export type Watch = { readonly ws: WebSocket; readonly frames: FromServer[]; bytes: number }

/** Two people at a table of Subdivision that has begun; the first one's turn. */
export async function playing(ana: Caller, ben: Caller, wanted: Partial<NewTable> = {}): Promise<string> {
  const made = await ana.create(wanted)
  const sat = await ben.do(made.table, { kind: 'sit', seat: 1, name: 'Ben' })
  const begun = await ana.do(made.table, { kind: 'start' })
  if (!made.ok || !sat.ok || !begun.ok) throw new Error(`No match began: ${made.code}`)
  return made.table
}

/** Looks again until it fits, for half a minute at most; how long that took, in milliseconds. */
export async function timeUntil(fits: () => Promise<boolean>): Promise<number> {
  const begun = performance.now()
  while (!(await fits())) {
    if (performance.now() - begun > 30_000) return Number.POSITIVE_INFINITY
    await new Promise(resolve => setTimeout(resolve, 20))
  }
  return performance.now() - begun
}

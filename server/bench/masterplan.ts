import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { WebSocket } from 'ws'
import { type Child, processorSeconds, residentBytes, startChild, stopChild } from './child.ts'
import type { Site, Sitting } from './site.ts'

const ROOT = join(import.meta.dirname, '../..')

export interface Choice {
  readonly name: string
  readonly processes: number
  readonly environment: Readonly<Record<string, string>> // DATABASE_URL and REDIS_URL, or nothing for the embedded database
}

/** `masterplan serve` as hosts run it, in processes of its own. Seats of one table are at different processes. */
export async function masterplan({ name, processes, environment }: Choice): Promise<Site> {
  const data = mkdtempSync(join(tmpdir(), 'masterplan-bench-'))
  const args = ['cli/src/main.ts', 'serve', '--port', '0', '--limits', 'none', '--tables-only', '--data', data]
  const env = { ...process.env, ...environment, NODE_ENV: 'production' }
  const children: Child[] = []
  for (let started = 0; started < processes; started++) children.push(await startChild(args, ROOT, env))
  const addresses = children.map(({ port }) => `127.0.0.1:${port}`)
  // Whoever has played one match plays the next: people are not new at every table.
  const idle: (readonly [Visitor, Visitor])[] = []
  const pair = async () => idle.pop() ?? ([await visitor(addresses[0]!), await visitor(addresses.at(-1)!)] as const)
  return {
    name,
    async open() {
      const people = await pair()
      const sitting = await openTable(people)
      return {
        play: sitting.play,
        async leave() {
          await sitting.leave()
          idle.push(people)
        },
      }
    },
    async close() {
      await Promise.all(children.map(stopChild))
      rmSync(data, { recursive: true, force: true })
    },
    memory: () => children.reduce((sum, child) => sum + residentBytes(child), 0),
    processor: () => children.reduce((sum, child) => sum + processorSeconds(child), 0),
  }
}

type Visitor = { readonly address: string; readonly token: string }

async function visitor(address: string): Promise<Visitor> {
  const { token } = await post<{ token: string }>({ address, token: '' }, '/api/me/token', undefined)
  return { address, token }
}

async function post<Answer>({ address, token }: Visitor, path: string, body: unknown): Promise<Answer> {
  const response = await fetch(`http://${address}${path}`, {
    method: 'POST',
    headers: {
      ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
  return (await response.json()) as Answer
}

let keys = 0
const freshKey = () => `bench-key-${keys++}`

async function openTable(people: readonly [Visitor, Visitor]): Promise<Sitting> {
  const [host, guest] = people
  const wanted = { key: freshKey(), game: 'subdivision', players: 2, name: 'Ana' }
  const { table } = await post<{ table: string }>(host, '/api/tables', wanted)
  const command = (by: Visitor, based: number, deed: object) =>
    post<{ seq: number }>(by, `/api/tables/${table}/commands`, { based, key: freshKey(), do: deed })
  const { seq } = await command(guest, 0, { kind: 'sit', seat: 1, name: 'Ben' })
  await command(host, seq, { kind: 'start' })
  const seats = await Promise.all(people.map(each => watch(each, table)))
  return {
    async play(seat, text) {
      const before = seats[seat]!.seen()
      seats[seat]!.move(text)
      await Promise.all(seats.map(({ beyond }) => beyond(before)))
    },
    async leave() {
      for (const { socket } of seats) socket.terminate()
    },
  }
}

/** The seq of an update stands near its front; reading all of it would measure the bench. */
const SEQ = /^\{"kind":"update","update":\{"table":"[\w-]+","seq":(\d+)/

async function watch({ address, token }: Visitor, table: string) {
  const socket = new WebSocket(`ws://${address}/api/live`, { headers: { authorization: `Bearer ${token}` } })
  let seen = -1
  let waiting: { beyond: number; go: () => void } | undefined
  socket.on('message', data => {
    const text = String(data)
    const [, seq] = SEQ.exec(text) ?? []
    if (seq === undefined) {
      if (text.includes('"ok":false')) throw new Error(text)
      return
    }
    seen = Number(seq)
    if (waiting === undefined || seen <= waiting.beyond) return
    const { go } = waiting
    waiting = undefined
    go()
  })
  const beyond = (before: number): Promise<void> =>
    seen > before
      ? Promise.resolve()
      : new Promise(go => {
          waiting = { beyond: before, go }
        })
  await new Promise((opened, failed) => {
    socket.once('open', opened)
    socket.once('error', failed)
  })
  socket.send(JSON.stringify({ kind: 'watch', n: 0, table, since: 0, chat: 0 }))
  await beyond(-1)
  const move = (text: string) => {
    const command = { table, based: seen, key: freshKey(), do: { kind: 'move', text } }
    socket.send(JSON.stringify({ kind: 'command', n: 1, command }))
  }
  return { socket, move, beyond, seen: () => seen }
}

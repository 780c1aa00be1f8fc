import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Child, processorSeconds, residentBytes, startChild, stopChild } from './child.ts'
import { post } from './post.ts'
import { type BenchPair, type BenchSite, Seen, whenAllSaw } from './site.ts'
import { numberAt, openWire, type Wire } from './wire.ts'

const ROOT = join(import.meta.dirname, '../..')

export interface ServerChoice {
  readonly name: string
  readonly processes: number
  readonly environment: Readonly<Record<string, string>> // DATABASE_URL and REDIS_URL, or nothing for the embedded database
  readonly flags: readonly string[] // for Node itself
}

/** `masterplan serve` as hosts run it, in processes of its own. Seats of one table are at different processes. */
export async function masterplan({ name, processes, environment, flags }: ServerChoice): Promise<BenchSite> {
  const data = mkdtempSync(join(tmpdir(), 'masterplan-bench-'))
  const args = [
    ...flags,
    'cli/src/main.ts',
    'serve',
    '--port',
    '0',
    '--limits',
    'none',
    '--tables-only',
    '--data',
    data,
  ]
  const env = { ...process.env, ...environment, NODE_ENV: 'production' }
  const children: Child[] = []
  for (let started = 0; started < processes; started++) children.push(await startChild(args, ROOT, env))
  let opened = 0
  const portAt = (at: number) => children[at % processes]?.port ?? 0
  return {
    name,
    open: () => openTable(portAt(opened), portAt(++opened)),
    async close() {
      await Promise.all(children.map(stopChild))
      rmSync(data, { recursive: true, force: true })
    },
    memory: () => children.reduce((sum, child) => sum + residentBytes(child), 0),
    processor: () => children.reduce((sum, child) => sum + processorSeconds(child), 0),
  }
}

let keys = 0
const freshKey = () => `bench-key-${keys++}`

async function openTable(hostPort: number, guestPort: number): Promise<BenchPair> {
  const [host, guest] = await Promise.all([visitor(hostPort), visitor(guestPort)])
  await host.create()
  await guest.sit(host.table())
  let [first, second] = [host, guest]
  const begin = async () => {
    const starting = new Promise<void>(go => whenAllSaw([host.seen, guest.seen], host.seen.last, go))
    host.send({ kind: 'start' })
    await starting
  }
  await Promise.all([guest.watch(host.table()), host.watch(host.table())])
  await begin()
  return {
    play(seat, text, seen) {
      const mover = seat === 0 ? first : second
      whenAllSaw([host.seen, guest.seen], mover.seen.last, seen)
      mover.move(text)
    },
    async again() {
      const table = await host.rematch()
      await Promise.all([host.watch(table), guest.watch(table)])
      ;[first, second] = [second, first] // everybody sits one seat further
      await begin()
    },
    leave() {
      host.close()
      guest.close()
    },
  }
}

// What a frame is, and which table and seq an update tells, stands at its front: to read all of it would measure the bench.
const KIND = '{"kind":"'.length
const TABLE = '{"kind":"update","update":{"table":"'.length
const SEQ = TABLE + 'AAAAAAAAAAAA","seq":'.length
const LETTER = { u: 0x75, a: 0x61, n: 0x6e }
const REMATCH = 4 // the number of the only frame whose answer must be read

async function visitor(port: number) {
  const { token } = await post(port, '/api/me/token', {})
  const headers = { authorization: `Bearer ${token}` }
  const seen = new Seen()
  let table = ''
  let answered: (text: string) => void = () => {}
  const wire: Wire = await openWire({ port, path: '/api/live', headers }, (bytes, start, end) => {
    const kind = bytes[start + KIND]
    if (kind === LETTER.u) {
      if (bytes.toString('latin1', start + TABLE, start + TABLE + 12) !== table) return
      seen.saw(numberAt(bytes, start + SEQ))
    } else if (kind === LETTER.a || kind === LETTER.n) {
      const text = bytes.toString('latin1', start, end)
      if (text.includes('"ok":false')) throw new Error(text)
      if (text.includes(`"n":${REMATCH},`)) answered(text)
    }
  })
  const frame = (action: string, n = 1) =>
    `{"kind":"command","n":${n},"command":{"table":"${table}","based":${seen.last},"key":"${freshKey()}","do":${action}}}`
  return {
    seen,
    table: () => table,
    send: (action: object) => wire.send(frame(JSON.stringify(action))),
    move: (text: string) => wire.send(frame(`{"kind":"move","text":"${text}"}`)),
    async create() {
      const wanted = { key: freshKey(), game: 'subdivision', players: 2, name: 'Ana' }
      table = (await post(port, '/api/tables', wanted, headers)).table ?? ''
    },
    sit: (at: string) =>
      post(
        port,
        `/api/tables/${at}/commands`,
        { based: 0, key: freshKey(), do: { kind: 'sit', seat: 1, name: 'Ben' } },
        headers,
      ),
    async rematch() {
      const answer = new Promise<string>(heard => (answered = heard))
      wire.send(frame('{"kind":"rematch"}', REMATCH))
      return /"table":"([\w-]{12})"/.exec(await answer)?.[1] ?? ''
    },
    watch(next: string): Promise<void> {
      if (table !== '' && table !== next) wire.send(`{"kind":"unwatch","n":2,"table":"${table}"}`)
      table = next
      seen.reset()
      wire.send(`{"kind":"watch","n":3,"table":"${table}","since":0,"chat":0,"undo":false}`)
      return new Promise(go => seen.await(-1, go))
    },
    close: () => wire.close(),
  }
}

import { cp, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Seat } from '@masterplan/kernel'
import type { Me } from '@masterplan/protocol'
import { backUp, type NewEntry, type OpenStore, openStore, restore } from '@masterplan/store'
import type { Postgres } from '@masterplan/store/testing'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { embeddedJobs, type Plugin, type ServerJob, USUAL_SLOTS } from '../../src/index.ts'
import { newPushKeys, type PushTarget } from '../../src/notices/web-push.ts'
import { pluginsFor } from '../../src/plugins.ts'
import { type Letter, openMailServer, openPushService, pushable } from '../letterbox.ts'
import { openSite } from '../site.ts'
import { freePort, Visitor } from '../visitor.ts'
import type { Scene } from './scenes.ts'

/** Those at every table: the first three sit, the last one looks on. */
export type Somebody = {
  readonly person: string
  readonly cookie: string
  readonly keys: PushTarget['keys']
  readMessage(message: Buffer): string
}
export type Cast = {
  readonly people: readonly Somebody[]
  fresh(): Promise<string> // a database of their own for each world, which begins with them
  readonly push: Awaited<ReturnType<typeof openPushService>>
}

/** One server with all scenes as they are in `one`, or in `other`. Nothing else differs between the two. */
export type World = {
  readonly address: string
  readonly app: FastifyInstance
  readonly log: string[]
  readonly jobs: ServerJob[]
  readonly letters: readonly Letter[]
  close(): Promise<void>
}

export const ORIGIN = 'http://masterplan.test' // the same for all, whatever their port
const NOW = 1_800_000_000_000 // and so is the time
const SENDER = { keys: newPushKeys(), contact: 'mailto:host@example.org', mayReach: () => true } // also ourselves
const NAMES = ['Ana', 'Ben', 'Cleo', 'Dan']

/** People with accounts, letters and a browser. */
export async function makeCast(): Promise<Cast> {
  const folder = await mkdtemp(join(tmpdir(), 'masterplan-cast-'))
  const database = join(folder, 'masterplan.db')
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const push = await openPushService(() => 201)
  const site = await openSite({ database, port, origin, plugins: pluginsAt(origin, null) })
  const people: Somebody[] = []
  for (const name of NAMES) {
    const visitor = new Visitor(origin)
    const { person } = await visitor.json<Me>('GET', '/api/me')
    const email = `${name.toLowerCase()}@example.org`
    await visitor.fetch('POST', '/api/auth/sign-up/email', { name, email, password: 'a long password' })
    await visitor.json<Me>('POST', '/api/me/account')
    await visitor.json<Me>('PATCH', '/api/me', { name, notices: { push: true, email: true } })
    const { subscription, read } = pushable(`${push.address}/`)
    people.push({ person, cookie: visitor.cookies(), keys: subscription.keys, readMessage: read })
  }
  await site.close()
  await confirmAll(database)
  const fresh = async () => {
    const copy = join(await mkdtemp(join(tmpdir(), 'masterplan-world-')), 'masterplan.db')
    await cp(database, copy)
    return copy
  }
  return { people, push, fresh }
}

/** The same people, in worlds on PostgreSQL. */
export async function castOn(postgres: Postgres, cast: Cast): Promise<Cast> {
  const file = join(await mkdtemp(join(tmpdir(), 'masterplan-cast-')), 'backup')
  const kept = await openStore(await cast.fresh())
  await backUp(kept.database, file)
  const sessions = sql<Record<string, string>>`select * from account_sessions`.execute(kept.database.connection)
  const { rows } = await sessions // a backup holds none
  await kept.close()
  const fresh = async () => {
    const address = await postgres.fresh()
    const store = await openStore(address)
    const restored = await restore(store.database, file, { replace: false })
    for (const row of rows) {
      const names = sql.join(Object.keys(row).map(name => sql.ref(name)))
      const values = sql.join(Object.values(row))
      await sql`insert into account_sessions (${names}) values (${values})`.execute(store.database.connection)
    }
    await store.close()
    if (!restored.ok) throw new Error('The cast could not be moved.')
    return address
  }
  return { ...cast, fresh }
}

/** Their addresses are confirmed, so that letters come, and they signed in at the worlds' own time. */
async function confirmAll(database: string): Promise<void> {
  const store = await openStore(database)
  const { connection } = store.database
  await sql`update account_users set "emailVerified" = 1`.execute(connection)
  await sql`update account_sessions set "createdAt" = ${new Date(NOW).toISOString()}`.execute(connection)
  await store.close()
}

const pluginsAt = (origin: string, smtp: string | null) =>
  pluginsFor({ origin, limits: 'none', smtp, mailFrom: 'host@example.org', contact: null, sender: SENDER })

/** A page with a head to write into. */
const PAGE_FOLDER = join(import.meta.dirname, 'page')

export async function openWorld(
  cast: Cast,
  scenes: readonly Scene[],
  which: 'one' | 'other',
  { name, planted }: { readonly name: string; readonly planted: readonly Plugin[] },
): Promise<World> {
  const database = await cast.fresh()
  const store = await openStore(database)
  for (const scene of scenes) await writeScene(store, scene, which, cast.people)
  for (const { person, keys } of cast.people) {
    // By the API it would have to be an https address.
    await store.notices.subscribe({ endpoint: `${cast.push.address}/${name}/${person}`, person, ...keys, created: NOW })
  }
  await store.close()
  const mail = await openMailServer()
  const log: string[] = []
  const jobs: ServerJob[] = []
  let app: FastifyInstance | undefined
  const look: Plugin = scope => {
    app = scope
  }
  const site = await openSite({
    ...{ database, origin: ORIGIN, now: () => NOW, logLevel: 'debug', logTo: { write: line => log.push(line) } },
    page: PAGE_FOLDER,
    plugins: [...pluginsAt(ORIGIN, mail.address), look, ...planted],
    makeJobs: () => recorded(jobs),
  })
  if (app === undefined) throw new Error('Nobody saw the routes.')
  return {
    ...{ address: site.address, app, log, jobs, letters: mail.letters },
    async close() {
      await site.close()
      await mail.close()
    },
  }
}

/** Notices are sent; bots and clocks are asked for, and never come. */
function recorded(jobs: ServerJob[]) {
  const inner = embeddedJobs({ now: () => NOW, slots: USUAL_SLOTS }, () => {})
  return {
    ...inner,
    add(job: ServerJob, at: number) {
      jobs.push(job)
      if (job.kind === 'notice') inner.add(job, at)
    },
  }
}

/** As the server stores it: luck has the author and the key of the command before it, and the viewer is the host. */
async function writeScene(store: OpenStore, scene: Scene, which: 'one' | 'other', people: readonly Somebody[]) {
  const { game, players, options, viewer, table, broken } = scene
  const host = viewer === 'audience' ? people.at(-1)!.person : people[viewer]!.person
  const lines = scene[which]
  const spoilt = `${viewer === 0 ? 2 : 1} hidden-in-${which}` // what another did, and what no rule can read
  for (const [id, log] of [
    [table, lines],
    [broken, [...lines, spoilt]],
  ] as const) {
    await store.tables.create({
      ...{ id, key: `key-of-${id}`, host, game: game.id, rules: game.rulesVersion, players, options },
      ...{ visibility: 'link', clock: { kind: 'none' }, rated: false, created: NOW - 2000, rematchOf: null },
      ...{ seed: which === 'one' ? '1'.repeat(64) : '2'.repeat(64), seedHash: 'a'.repeat(64) },
      seats: people.slice(0, players).map(({ person }, seat) => ({
        ...{ seat: seat as 0, holder: 'person', person, bot: null, name: NAMES[seat]! },
      })),
    })
    let after = 0
    const bound = people.slice(0, players).flatMap(({ person }, seat) => nonceOf(seat as 0, person, scene, which))
    for (const { author, entries } of [...bound, ...stepsOf(log, host, people)]) {
      const starts = entries.some(({ kind }) => kind === 'started')
      const change = starts ? { change: { status: 'playing' as const } } : {}
      await store.tables.append({
        table: id,
        after,
        author,
        key: `command-${after}`,
        at: NOW - 1000,
        entries,
        ...change,
      })
      after += entries.length
    }
  }
}

type Step = { readonly author: string; readonly entries: NewEntry[] }

/** What each seat added to the luck: of others only the hash is known, here the same in both worlds. */
function nonceOf(seat: Seat, author: string, { viewer }: Scene, which: 'one' | 'other'): Step[] {
  const nonce = (seat === viewer || which === 'one' ? '5' : '6').repeat(64)
  return [
    { author, entries: [{ kind: 'committed', by: seat, line: `${seat}`.repeat(64) }] },
    { author, entries: [{ kind: 'revealed', by: seat, line: nonce }] },
  ]
}

function stepsOf(lines: readonly string[], host: string, people: readonly Somebody[]): Step[] {
  const steps: Step[] = [{ author: host, entries: [{ kind: 'started', by: null, line: '' }] }]
  for (const line of lines) {
    const by = line.startsWith('*') ? 'luck' : ((Number(line[0]) - 1) as 0)
    if (by === 'luck') steps.at(-1)!.entries.push({ kind: 'luck', by, line })
    else steps.push({ author: people[by]!.person, entries: [{ kind: 'move', by, line }] })
  }
  return steps
}

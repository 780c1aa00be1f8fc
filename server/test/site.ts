import { randomBytes } from 'node:crypto'
import { CATALOG } from '@masterplan/catalog'
import {
  type CommandAnswer,
  type FromServer,
  type NewTable,
  type TableAction,
  type Update,
  WIRE,
} from '@masterplan/protocol'
import { type OpenStore, openStore } from '@masterplan/store'
import { expect } from 'vitest'
import { WebSocket } from 'ws'
import {
  type Bus,
  embeddedBus,
  embeddedJobs,
  type Jobs,
  NO_LIMITS,
  openServer,
  type ServerSettings,
  USUAL_SLOTS,
} from '../src/index.ts'
import { localLimits } from '../src/limits/shared-limits.ts'
import { guestsOf } from '../src/people/guests.ts'

export type Site = { readonly address: string; readonly failures: unknown[]; close(): Promise<void> }

/** A whole server on a free port, with a database that vanishes unless told otherwise. */
export async function openSite(
  given: Partial<ServerSettings> & {
    readonly database?: string
    readonly makeBus?: () => Bus
    readonly makeJobs?: () => Jobs
  } = {},
): Promise<Site> {
  const { database = ':memory:', makeBus, makeJobs, ...settings } = given
  const failures: unknown[] = []
  const now = settings.now ?? Date.now
  const jobs = makeJobs?.() ?? embeddedJobs({ now, slots: USUAL_SLOTS }, (_, error) => failures.push(error))
  const serving = await openServer({
    store: await openStore(database),
    bus: makeBus?.() ?? embeddedBus(now),
    jobs,
    games: CATALOG,
    page: null,
    host: '127.0.0.1',
    port: 0,
    secret: SECRET,
    origin: null,
    behindProxy: false,
    limits: NO_LIMITS,
    share: () => localLimits(now),
    warm: 1000,
    idle: 60_000,
    pause: 0,
    patience: 180_000,
    logLevel: 'silent',
    plugins: [],
    now,
    ...settings,
  })
  return { address: serving.address, failures, close: () => serving.close() }
}

const SECRET = 'a secret of the tests'

/** Gives a guest an account. What said who they were says it no more, so they get a token of the account's. */
export async function signUp(guest: Guest, store: OpenStore): Promise<void> {
  const linked = await store.people.link(guest.person, `account-${guest.person}`)
  if (!linked.ok) throw new Error(`${guest.person} cannot have an account.`)
  const known = guestsOf(store, { secret: SECRET, secure: false })
  guest.token = (await known.newToken(linked.person, 'test', Date.now())).token
}

export const newKey = (): string => randomBytes(9).toString('base64url')

/** A table of two as it usually is, but for this. */
export const change = (to: Partial<Extract<TableAction, { kind: 'change' }>> = {}): TableAction => ({
  ...{ kind: 'change', players: 2, options: {}, visibility: 'link', clock: { kind: 'none' }, rated: false },
  ...to,
})

/** Somebody who plays by HTTP. */
export class Guest {
  readonly address: string
  person = ''
  token = ''

  constructor(address: string) {
    this.address = address
  }
  static async at(address: string): Promise<Guest> {
    const guest = new Guest(address)
    const { person, token } = (await (await guest.fetch('POST', '/api/me/token')).json()) as {
      person: string
      token: string
    }
    guest.person = person
    guest.token = token
    return guest
  }
  /** The same person at another process. */
  elsewhere(address: string): Guest {
    return Object.assign(new Guest(address), { person: this.person, token: this.token })
  }

  fetch(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Response> {
    const sent =
      body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
    const who = this.token === '' ? {} : { authorization: `Bearer ${this.token}` }
    return fetch(new URL(path, this.address), { method, ...sent, headers: { ...sent.headers, ...who, ...headers } })
  }
  async json<Told>(method: string, path: string, body?: unknown): Promise<Told> {
    return (await (await this.fetch(method, path, body)).json()) as Told
  }
  async create(wanted: Partial<NewTable> & { readonly game: string; readonly players: number }): Promise<string> {
    const made = await this.json<{ ok: boolean; table: string }>('POST', '/api/tables', { key: newKey(), ...wanted })
    if (!made.ok) throw new Error(JSON.stringify(made))
    return made.table
  }
  update(table: string, since = 0): Promise<Update> {
    return this.json('GET', `/api/tables/${table}?since=${since}&wire=${WIRE}`)
  }
  do(table: string, based: number, action: TableAction, key = newKey()): Promise<CommandAnswer> {
    return this.json('POST', `/api/tables/${table}/commands`, { based, key, do: action })
  }
  async doNow(table: string, action: TableAction): Promise<CommandAnswer> {
    return this.do(table, (await this.update(table)).seq, action)
  }
}

/** A socket that keeps all it was sent. */
export class SocketClient {
  readonly frames: FromServer[] = []
  readonly texts: string[] = []
  readonly ws: WebSocket
  private readonly waiting = new Set<() => void>()
  private n = 0

  constructor(address: string, token: string | null, headers: Record<string, string> = {}) {
    const who = token === null ? {} : { authorization: `Bearer ${token}` }
    this.ws = new WebSocket(new URL('/api/live', address.replace('http', 'ws')), { headers: { ...who, ...headers } })
    this.ws.on('message', data => {
      this.texts.push(String(data))
      this.frames.push(JSON.parse(String(data)) as FromServer)
      for (const wake of this.waiting) wake()
    })
    this.ws.on('error', () => {})
  }
  open(): Promise<void> {
    if (this.ws.readyState === WebSocket.OPEN) return Promise.resolve()
    return new Promise((resolve, reject) => {
      this.ws.once('open', () => resolve())
      this.ws.once('error', reject)
    })
  }
  /** The first frame of its kind that fits, now or later. */
  until<Kind extends FromServer['kind']>(
    kind: Kind,
    fits: (frame: Extract<FromServer, { kind: Kind }>) => boolean = () => true,
  ): Promise<Extract<FromServer, { kind: Kind }>> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(
        () => reject(new Error(`No ${kind} came: ${this.texts.slice(-3).join('\n').slice(0, 500)}`)),
        20_000,
      )
      const look = () => {
        const found = this.frames.find(
          (frame): frame is Extract<FromServer, { kind: Kind }> =>
            frame.kind === kind && fits(frame as Extract<FromServer, { kind: Kind }>),
        )
        if (found === undefined) return
        clearTimeout(timer)
        this.waiting.delete(look)
        resolve(found)
      }
      this.waiting.add(look)
      look()
    })
  }
  send(frame: Record<string, unknown>): number {
    const n = this.n++
    this.ws.send(JSON.stringify({ ...frame, n }))
    return n
  }
  async watch(table: string, since = 0): Promise<Update> {
    const n = this.send({ kind: 'watch', table, since, chat: 0 })
    await this.until('done', frame => frame.n === n)
    return this.latest(table)
  }
  latest(table: string): Update {
    const found = this.frames.findLast(frame => frame.kind === 'update' && frame.update.table === table)
    if (found?.kind !== 'update') throw new Error('No update came.')
    return found.update
  }
  async command(table: string, based: number, action: TableAction, key = newKey()): Promise<CommandAnswer> {
    const n = this.send({ kind: 'command', command: { table, based, key, do: action } })
    const { answer } = await this.until('answer', frame => frame.n === n)
    return answer
  }
  close(): void {
    this.ws.close()
  }
}

/** Two people at a table of Subdivision that has begun; it is Ana's turn. */
export async function seated(address: string): Promise<{ table: string; ana: Guest; ben: Guest }> {
  const [ana, ben] = [await Guest.at(address), await Guest.at(address)]
  const table = await ana.create({ game: 'subdivision', players: 2, name: 'Ana' })
  expect(await ben.doNow(table, { kind: 'sit', seat: 1, name: 'Ben' })).toMatchObject({ ok: true })
  expect(await ana.doNow(table, { kind: 'start' })).toMatchObject({ ok: true })
  return { table, ana, ben }
}

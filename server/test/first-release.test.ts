import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { Export, Me, Ranked, Update } from '@masterplan/protocol'
import { backUp, openStore, restore } from '@masterplan/store'
import { type Postgres, startPostgres } from '@masterplan/store/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pluginsFor } from '../src/plugins.ts'
import { Guest, newKey, openSite, type Site } from './site.ts'
import { freePort, Visitor } from './visitor.ts'

type Kept = { called: string; person: string; token: string; email?: string; cookies: Record<string, string> }
type KeptTable = { kind: 'playing' | 'over' | 'gathering'; table: string; people: string[] }
interface First {
  readonly secret: string
  readonly at: number
  readonly password: string
  readonly guests: readonly Kept[]
  readonly holders: readonly Kept[]
  readonly tables: readonly KeptTable[]
}

const file = (name: string): string => join(import.meta.dirname, 'first-release', name)
let first: First
let postgres: Postgres
beforeAll(async () => {
  first = JSON.parse(await readFile(file('people.json'), 'utf8'))
  postgres = await startPostgres()
}, 120_000)
afterAll(() => postgres?.stop())

/** What the first release left behind, as this one finds it. */
const UPGRADES = {
  'the data folder': async () => {
    const database = join(await mkdtemp(join(tmpdir(), 'masterplan-first-')), 'masterplan.db')
    await writeFile(database, gunzipSync(await readFile(file('masterplan.db.gz'))))
    return database
  },
  'the backup, on SQLite': () =>
    putBack(mkdtemp(join(tmpdir(), 'masterplan-first-')).then(folder => join(folder, 'db'))),
  'the backup, on PostgreSQL': () => putBack(postgres.fresh()),
}
async function putBack(address: Promise<string>): Promise<string> {
  const store = await openStore(await address)
  expect(await restore(store.database, file('masterplan.backup'), { replace: false })).toMatchObject({ ok: true })
  const again = join(await mkdtemp(join(tmpdir(), 'masterplan-first-')), 'again')
  await backUp(store.database, again) // and what it became can be kept again
  await store.close()
  return address
}

describe.each(Object.entries(UPGRADES))('%s of the first release', (_, upgraded) => {
  let site: Site
  let address: string
  beforeAll(async () => {
    const port = await freePort()
    address = `http://localhost:${port}`
    const choices = { smtp: null, mailFrom: 'host@example.org', contact: null, sender: null } as const
    const plugins = pluginsFor({ origin: address, limits: 'none', ...choices })
    const begun = Date.now()
    const now = () => first.at + Date.now() - begun // over days nobody is late yet
    const database = await upgraded()
    site = await openSite({ port, origin: address, plugins, database, secret: first.secret, now })
  }, 120_000)
  afterAll(() => site?.close())

  const browserOf = ({ cookies }: Kept): Visitor => Visitor.with(address, cookies)
  const programOf = ({ person, token }: Kept): Guest => Object.assign(new Guest(address), { person, token })
  async function signedIn(kept: Kept): Promise<Visitor> {
    const visitor = new Visitor(address)
    const { email } = kept
    const answer = await visitor.fetch('POST', '/api/auth/sign-in/email', { email, password: first.password })
    expect(answer.status).toBe(200)
    expect(await visitor.json('POST', '/api/me/account')).toMatchObject({ person: kept.person })
    return visitor
  }
  /** Plays one move, once it is their turn. */
  async function plays(visitor: Visitor, table: string): Promise<boolean> {
    const look = () => visitor.json<Update>('GET', `/api/tables/${table}`)
    const { seq, moves, you } = await look()
    expect(you).not.toBeNull()
    if (moves.length === 0) return false
    const command = { based: seq, key: newKey(), do: { kind: 'move', text: moves[0] } }
    expect(await visitor.json('POST', `/api/tables/${table}/commands`, command)).toMatchObject({ ok: true })
    return true
  }

  test('guests are who they were, by cookie and by token; the cookie is exchanged', async () => {
    for (const kept of first.guests) {
      const browser = browserOf(kept)
      expect(await programOf(kept).json('GET', '/api/me')).toMatchObject({ person: kept.person, account: false })
      expect(await browser.json('GET', '/api/me')).toMatchObject({ person: kept.person, account: false })
      expect(browser.cookies()).toContain(`masterplan_guest=${kept.person}.0.`)
      expect(await browser.json('GET', '/api/me')).toMatchObject({ person: kept.person })
    }
  })

  test('people with an account sign in again; what said who they were says nothing', async () => {
    for (const kept of first.holders) {
      expect((await browserOf(kept).json<Me>('GET', '/api/me')).person).not.toBe(kept.person)
      expect((await programOf(kept).fetch('GET', '/api/me')).status).toBe(401)
      await signedIn(kept)
    }
  })

  test('names that are no longer unique get a number, and those of bots are given back', async () => {
    const names = []
    for (const kept of first.holders) names.push((await (await signedIn(kept)).json<Me>('GET', '/api/me')).name)
    expect(names).toEqual(['Ana', 'ANA 2', null])
    const called = first.guests.map(kept => programOf(kept).json<Me>('GET', '/api/me'))
    expect((await Promise.all(called)).map(({ name }) => name)).toEqual(['Ana', 'Ben', 'Cem', null])
  })

  test('running matches of all five games go on: every person makes a move', async () => {
    const all = [...first.guests, ...first.holders]
    const browsers = new Map<string, Visitor>()
    for (const kept of all) browsers.set(kept.person, kept.email ? await signedIn(kept) : browserOf(kept))
    const games = new Set<string>()
    for (const { kind, table, people } of first.tables) {
      if (kind !== 'playing') continue
      const moved = new Set<string>()
      for (let look = 0; moved.size < people.length && look < 400; look++) {
        for (const person of people) {
          if (await plays(browsers.get(person)!, table)) moved.add(person)
        }
        const { status, game } = await browsers.get(people[0]!)!.json<Update>('GET', `/api/tables/${table}`)
        games.add(game)
        if (status !== 'playing') break
        if (moved.size < people.length) await new Promise(resolve => setTimeout(resolve, 20)) // a bot's turn
      }
      expect([table, moved.size]).toEqual([table, people.length])
    }
    expect(games.size).toBe(5)
    expect(site.failures).toEqual([])
  })

  test('tables that gather gather on, and what was said, blocked and finished is there', async () => {
    const [ana, ben, , old] = first.guests.map(programOf) as [Guest, Guest, Guest, Guest]
    for (const { kind, table } of first.tables) {
      if (kind === 'over') expect(await ana.json('GET', `/api/tables/${table}/record`)).toHaveProperty('log')
      if (kind !== 'gathering') continue
      const { host, seq } = await old.update(table)
      const sit = { based: seq, key: newKey(), do: { kind: 'sit', seat: null, name: 'Ana' } }
      const refused = await ana.json('POST', `/api/tables/${table}/commands`, sit)
      if (host) expect(refused).toMatchObject({ code: 'blocked' })
      expect(await ben.doNow(table, { kind: 'sit', seat: null, name: 'Ben' })).toMatchObject({ ok: true })
    }
    const { chat } = await ana.json<Export>('GET', '/api/me/export')
    expect(chat).toMatchObject([{ text: 'Good luck!' }])
    const ranking = await ana.json<Ranked[]>('GET', '/api/ratings/subdivision/2')
    expect(ranking).toEqual([]) // they could be made at will, and start again
  })

  test('a cookie and a token of the first release end with the first epoch', async () => {
    const kept = first.guests[3]!
    const copied = browserOf(kept)
    const browser = browserOf(kept)
    expect(await browser.json('POST', '/api/me/sign-out')).toEqual({ ok: true })
    expect(await browser.json('GET', '/api/me')).toMatchObject({ person: kept.person })
    expect((await copied.json<Me>('GET', '/api/me')).person).not.toBe(kept.person)
    expect((await programOf(kept).fetch('GET', '/api/me')).status).toBe(401)
  })
})

import type { Export, Me, Profile, Ranked } from '@masterplan/protocol'
import { DATABASES, startPostgres } from '@masterplan/store/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pluginsFor } from '../src/plugins.ts'
import { Guest, openSite, type Site } from './site.ts'
import { freePort, until, Visitor } from './visitor.ts'

const LETTER = { name: 'Ana', email: 'ana@example.org', password: 'a long password' }

describe.each(DATABASES)('people, kept by %s', kind => {
  let site: Site
  let address: string
  let stop = async () => {}
  beforeAll(async () => {
    const port = await freePort()
    address = `http://localhost:${port}`
    const postgres = kind === 'postgres' ? await startPostgres() : undefined
    stop = async () => postgres?.stop()
    const plugins = pluginsFor({
      origin: address,
      limits: 'none',
      smtp: null,
      mailFrom: 'host@example.org',
      contact: null,
      sender: null,
    })
    site = await openSite({ port, plugins, origin: address, database: postgres?.url ?? ':memory:' })
  }, 120_000)
  afterAll(async () => {
    await site?.close()
    await stop()
  })

  test('a guest signs up and keeps the matches; on another device the account brings them back', async () => {
    const here = new Visitor(address)
    const me = await here.json<Me>('GET', '/api/me')
    expect(me.account).toBe(false)
    const made = await here.json<{ table: string }>('POST', '/api/tables', {
      ...{ key: 'a-first-key', game: 'subdivision', players: 2, name: 'Ana' },
    })
    expect((await here.fetch('POST', '/api/me/account')).status).toBe(401)
    expect((await here.fetch('POST', '/api/auth/sign-up/email', LETTER)).status).toBe(200)
    const signed = await here.json<Me>('POST', '/api/me/account')
    expect(signed).toMatchObject({ account: true, person: me.person })

    const there = new Visitor(address)
    const guest = await there.json<Me>('GET', '/api/me')
    const second = await there.json<{ table: string }>('POST', '/api/tables', {
      ...{ key: 'second-key', game: 'subdivision', players: 2, name: 'Ana again' },
    })
    expect((await there.fetch('POST', '/api/auth/sign-in/email', LETTER)).status).toBe(200)
    const same = await there.json<Me>('POST', '/api/me/account')
    expect(same.person).toBe(me.person)
    expect(guest.person).not.toBe(me.person)
    const { tables } = await there.json<{ tables: { table: string }[] }>('GET', '/api/me/tables')
    expect(tables.map(({ table }) => table).sort()).toEqual([made.table, second.table].sort())
    // The seat taken as a guest is the account's now, at a table that was in memory all the while.
    expect(await there.json('GET', `/api/tables/${second.table}`)).toMatchObject({ you: 0 })

    const stranger = await there.json<Me>('DELETE', '/api/me/account')
    expect(stranger).toMatchObject({ account: false })
    expect(stranger.person).not.toBe(me.person)
  })

  test('the same machine by its number is the same page; another page is not', async () => {
    const byNumber = address.replace('localhost', '127.0.0.1')
    const signUp = (email: string, origin: string) =>
      fetch(new URL('/api/auth/sign-up/email', byNumber), {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin },
        body: JSON.stringify({ ...LETTER, email }),
      })
    expect((await signUp('one@example.org', byNumber)).status).toBe(200)
    expect((await signUp('two@example.org', 'http://evil.example')).status).toBe(403)
  })

  test('a wrong password brings nobody in', async () => {
    const visitor = new Visitor(address)
    await visitor.fetch('GET', '/api/me')
    const answer = await visitor.fetch('POST', '/api/auth/sign-in/email', { ...LETTER, password: 'another password' })
    expect(answer.status).toBe(401)
    expect((await visitor.fetch('POST', '/api/me/account')).status).toBe(401)
  })

  test('people who leave take their data along, and nothing of them stays', async () => {
    const visitor = new Visitor(address)
    const { person } = await visitor.json<Me>('GET', '/api/me')
    const notices = { push: false, email: false }
    await visitor.fetch('PATCH', '/api/me', { name: 'Bea', notices })
    await visitor.fetch('POST', '/api/auth/sign-up/email', { ...LETTER, email: 'bea@example.org' })
    await visitor.fetch('POST', '/api/me/account')
    const { table } = await visitor.json<{ table: string }>('POST', '/api/tables', {
      ...{ key: 'bea-was-here', game: 'subdivision', players: 2, name: 'Bea' },
    })
    await visitor.fetch('POST', `/api/tables/${table}/chat`, { key: 'bea-said-hi', text: 'Hello' })
    const taken = await visitor.json<Export>('GET', '/api/me/export')
    expect(taken).toMatchObject({ person, name: 'Bea', account: true, chat: [{ text: 'Hello' }] })
    expect(taken.tables).toHaveLength(1)

    expect((await visitor.fetch('DELETE', '/api/me', { sure: 'perhaps' })).status).toBe(400)
    expect((await visitor.fetch('DELETE', '/api/me', { sure: 'delete everything' })).status).toBe(200)
    expect((await visitor.fetch('GET', `/api/people/${person}`)).status).toBe(404)
    const back = await visitor.fetch('POST', '/api/auth/sign-in/email', { ...LETTER, email: 'bea@example.org' })
    expect(back.status).toBe(401)
    const told = JSON.stringify(await visitor.json('GET', `/api/tables/${table}`))
    expect(told).not.toContain('Bea')
    expect(told).not.toContain(person)
  })

  test('a match that counts moves the ratings of those who began it, once', async () => {
    const [ana, ben] = await Promise.all(
      ['Cleo', 'Dan'].map(async name => {
        const visitor = new Visitor(address)
        const email = `${name.toLowerCase()}@example.org`
        await visitor.fetch('POST', '/api/auth/sign-up/email', { ...LETTER, name, email })
        const { person } = await visitor.json<Me>('POST', '/api/me/account')
        const { token } = await visitor.json<{ token: string }>('POST', '/api/me/token')
        return Object.assign(new Guest(address), { person, token })
      }),
    )
    const clock = { kind: 'days', perMove: 24, quiet: null, late: 'loses' } as const
    const table = await ana!.create({ game: 'subdivision', players: 2, rated: true, name: 'Cleo', clock })
    await ben!.doNow(table, { kind: 'sit', seat: 1, name: 'Dan' })
    await ana!.doNow(table, { kind: 'start' })
    for (let now = await ana!.update(table); now.turn?.kind === 'decide'; now = await ana!.update(table)) {
      const mover = now.turn.seats[0] === 0 ? ana! : ben!
      const { seq, moves } = await mover.update(table)
      expect(await mover.do(table, seq, { kind: 'move', text: moves[0]! })).toMatchObject({ ok: true })
    }
    const ranking = await until(
      () => ana!.json<Ranked[]>('GET', '/api/ratings/subdivision/2'),
      found => found.length === 2,
    )
    expect(ranking.map(({ rating }) => rating.matches)).toEqual([1, 1])
    expect(ranking.map(({ who }) => who.kind)).toEqual(['person', 'person'])
    const profile = await ana!.json<Profile>('GET', `/api/people/${ana!.person}`)
    expect(profile.ratings).toMatchObject([{ game: 'subdivision', players: 2, matches: 1, provisional: true }])
    const { ratings } = await ana!.update(table)
    expect(ratings?.map(each => each?.before)).toEqual([null, null])
    expect(ratings?.[0]?.after.shown).toBe(profile.ratings[0]?.shown)
    expect((ratings?.[0]?.after.shown ?? 0) + (ratings?.[1]?.after.shown ?? 0)).toBe(3000)
  })

  test('who is blocked cannot sit down beside the one who blocked them', async () => {
    const [host, rude] = [await Guest.at(address), await Guest.at(address)]
    const table = await host.create({ game: 'subdivision', players: 2, name: 'Dora' })
    expect(await host.json('PUT', `/api/me/blocks/${rude.person}`)).toEqual({ ok: true })
    expect(await rude.do(table, 0, { kind: 'sit', seat: null, name: 'Rude' })).toMatchObject({ code: 'blocked' })
    expect(await host.json('GET', '/api/me/blocks')).toMatchObject([{ person: rude.person, blocked: true }])
    await host.fetch('DELETE', `/api/me/blocks/${rude.person}`)
    expect(await rude.doNow(table, { kind: 'sit', seat: null, name: 'Rude' })).toMatchObject({ ok: true })
    expect((await host.fetch('PUT', `/api/me/blocks/${host.person}`)).status).toBe(404)
  })
})

import { createHmac } from 'node:crypto'
import type { Account, Export, Me, TokenCard, Update } from '@masterplan/protocol'
import { DATABASES, startPostgres } from '@masterplan/store/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pluginsFor } from '../src/plugins.ts'
import { Guest, newKey, openSite, type Site, SocketClient, seated } from './site.ts'
import { StreamClient } from './stream.ts'
import { freePort, Visitor } from './visitor.ts'

const PASSWORD = 'a long password'
const MINUTE = 60_000

describe.each(DATABASES)('who somebody is, kept by %s', kind => {
  let site: Site
  let address: string
  let later = 0 // how far the server's clock is ahead
  let stop = async () => {}
  beforeAll(async () => {
    const port = await freePort()
    address = `http://localhost:${port}`
    const postgres = kind === 'postgres' ? await startPostgres() : undefined
    stop = async () => postgres?.stop()
    const choices = { smtp: null, mailFrom: 'host@example.org', contact: null, sender: null } as const
    const plugins = pluginsFor({ origin: address, limits: 'none', ...choices })
    const now = () => Date.now() + later
    site = await openSite({ port, plugins, now, origin: address, database: postgres?.url ?? ':memory:' })
  }, 120_000)
  afterAll(async () => {
    await site?.close()
    await stop()
  })

  const newcomer = async (): Promise<Visitor & { person: string }> => {
    const visitor = new Visitor(address)
    const { person } = await visitor.json<Me>('GET', '/api/me')
    return Object.assign(visitor, { person })
  }
  const signIn = async (visitor: Visitor, email: string, password = PASSWORD): Promise<Me> => {
    expect((await visitor.fetch('POST', '/api/auth/sign-in/email', { email, password })).status).toBe(200)
    return visitor.json<Me>('POST', '/api/me/account')
  }
  let emails = 0
  async function holder(): Promise<Visitor & { person: string; email: string }> {
    const visitor = await newcomer()
    const email = `holder-${emails++}@example.org`
    const made = await visitor.fetch('POST', '/api/auth/sign-up/email', { name: email, email, password: PASSWORD })
    expect(made.status).toBe(200)
    expect(await visitor.json<Me>('POST', '/api/me/account')).toMatchObject({ account: true })
    return Object.assign(visitor, { email })
  }
  const tokenOf = (visitor: Visitor, name = 'crane') =>
    visitor.json<{ person: string; token: string }>('POST', `/api/me/token?name=${name}`)
  const program = (person: string, token: string) => Object.assign(new Guest(address), { person, token })
  async function withoutWaiting<Told>(minutes: number, act: () => Promise<Told>): Promise<Told> {
    later = minutes * MINUTE
    try {
      return await act()
    } finally {
      later = 0
    }
  }

  test('signing out everywhere ends every cookie and token of a guest but the cookie it gives', async () => {
    const here = await newcomer()
    const there = here.copy()
    const { person, token } = await tokenOf(here)
    expect(person).toBe(here.person)
    expect(await program(person, token).json('GET', '/api/me')).toMatchObject({ person })
    expect(await here.json('POST', '/api/me/sign-out')).toEqual({ ok: true })
    expect(await here.json('GET', '/api/me')).toMatchObject({ person })
    expect((await there.json<Me>('GET', '/api/me')).person).not.toBe(person)
    const refused = await program(person, token).fetch('GET', '/api/me')
    expect([refused.status, await refused.json()]).toMatchObject([401, { code: 'signed-out' }])
  })

  test('what said that somebody was a guest says nothing once they have an account', async () => {
    const here = await newcomer()
    const stolen = here.copy()
    const { token } = await tokenOf(here)
    const email = `linked-${kind}@example.org`
    await here.fetch('POST', '/api/auth/sign-up/email', { name: email, email, password: PASSWORD })
    expect(await here.json('POST', '/api/me/account')).toMatchObject({ person: here.person, account: true })
    expect(await here.json('GET', '/api/me')).toMatchObject({ person: here.person, account: true })
    expect((await stolen.json<Me>('GET', '/api/me')).person).not.toBe(here.person)
    expect((await program(here.person, token).fetch('GET', '/api/me/export')).status).toBe(401)
  })

  test('a new password ends every other session and every token, at once', async () => {
    const here = await holder()
    const there = new Visitor(address)
    expect(await signIn(there, here.email)).toMatchObject({ person: here.person })
    const { token } = await tokenOf(here)
    const change = { current: PASSWORD, next: 'another long password' }
    const put = (body: object) => here.json('PUT', '/api/me/account/password', body)
    expect(await put({ ...change, current: 'not the password' })).toMatchObject({ code: 'wrong-password' })
    expect(await put({ ...change, next: 'short' })).toMatchObject({ code: 'short-password' })
    expect(await there.json('GET', '/api/me')).toMatchObject({ person: here.person })
    expect(await put(change)).toEqual({ ok: true })
    expect(await here.json('GET', '/api/me')).toMatchObject({ person: here.person, account: true })
    expect((await there.json<Me>('GET', '/api/me')).person).not.toBe(here.person)
    expect((await program(here.person, token).fetch('GET', '/api/me')).status).toBe(401)
    expect(await signIn(there, here.email, change.next)).toMatchObject({ person: here.person })
  })

  test('where there is an account, its session decides', async () => {
    const here = await holder()
    expect(await here.json('POST', '/api/auth/sign-out', {})).toMatchObject({ success: true })
    expect((await here.json<Me>('GET', '/api/me')).person).not.toBe(here.person)
    await signIn(here, here.email)
    expect(await here.json('POST', '/api/me/sign-out')).toEqual({ ok: true })
    expect(await here.json('GET', '/api/me')).toMatchObject({ account: false })
  })

  test('export, deletion, tokens and the address ask an account for a sign-in of the last ten minutes', async () => {
    const here = await holder()
    const { token } = await tokenOf(here)
    const asks = [
      ['GET', '/api/me/export'],
      ['DELETE', '/api/me', { sure: 'delete everything' }],
      ['POST', '/api/me/token'],
      ['PUT', '/api/me/account/address', { email: `moved-${kind}@example.org` }],
    ] as const
    await withoutWaiting(11, async () => {
      for (const [method, path, body] of asks) {
        const refused = await here.fetch(method, path, body)
        expect([refused.status, await refused.json()]).toMatchObject([403, { code: 'sign-in-again' }])
      }
      expect(await here.json('GET', '/api/me')).toMatchObject({ person: here.person }) // all else goes on
    })
    for (const [method, path, body] of asks) {
      expect(await program(here.person, token).json(method, path, body)).toMatchObject({ code: 'sign-in-again' })
    }
    expect(await here.json<Export>('GET', '/api/me/export')).toMatchObject({
      ...{ person: here.person, email: here.email, tokens: [{ name: 'crane' }] },
    })
    const guest = await newcomer()
    const export_ = await withoutWaiting(11, () => guest.json<Export>('GET', '/api/me/export'))
    expect(export_).toMatchObject({ person: guest.person, email: null })
  })

  test('a token has a name and a date, and its owner takes it back', async () => {
    const here = await newcomer()
    const [one, other] = [await tokenOf(here, 'crane'), await tokenOf(here, 'digger')]
    const tokens = await here.json<TokenCard[]>('GET', '/api/me/tokens')
    expect(tokens.map(({ name }) => name)).toEqual(['crane', 'digger'])
    expect(Math.abs(Date.now() - (tokens[0]?.created ?? 0))).toBeLessThan(MINUTE)
    expect(JSON.stringify(tokens)).not.toContain(one.token.slice(-43))
    const stranger = await newcomer()
    expect((await stranger.fetch('DELETE', `/api/me/tokens/${tokens[0]?.id}`)).status).toBe(404)
    expect(await here.json('DELETE', `/api/me/tokens/${tokens[0]?.id}`)).toEqual({ ok: true })
    expect((await program(here.person, one.token).fetch('GET', '/api/me')).status).toBe(401)
    expect(await program(here.person, other.token).json('GET', '/api/me')).toMatchObject({ person: here.person })
  })

  test('a cookie is no token, a token no cookie, and neither is what somebody else signed', async () => {
    const here = await newcomer()
    const { token } = await tokenOf(here)
    const cookie = /masterplan_guest=([^;]+)/.exec(here.cookies())?.[1] ?? ''
    expect((await program(here.person, cookie).fetch('GET', '/api/me')).status).toBe(401)
    const asCookie = await fetch(`${address}/api/me`, { headers: { cookie: `masterplan_guest=${token}` } })
    expect(((await asCookie.json()) as Me).person).not.toBe(here.person)
    const forged = cookie.replace(/\.\d+\./, '.7.')
    const asForged = await fetch(`${address}/api/me`, { headers: { cookie: `masterplan_guest=${forged}` } })
    expect(((await asForged.json()) as Me).person).not.toBe(here.person)
  })

  test('a program needs no account, and is told when its token is worth nothing', async () => {
    const crane = await Guest.at(address)
    const table = await crane.create({ game: 'subdivision', players: 2, name: 'crane' })
    const line = new SocketClient(address, crane.token)
    await line.open()
    await line.watch(table)
    expect(await crane.json('DELETE', '/api/me', { sure: 'delete everything' })).toEqual({ ok: true })
    for (const [method, path, body] of [
      ['POST', '/api/tables', { key: newKey(), game: 'subdivision', players: 2 }],
      ['POST', `/api/tables/${table}/chat`, { key: newKey(), text: 'still here' }],
      ['POST', '/api/me/token'],
    ] as const) {
      const refused = await crane.fetch(method, path, body)
      expect([refused.status, await refused.json()]).toMatchObject([401, { code: 'signed-out' }])
    }
    expect(await line.until('no', ({ no }) => no.code === 'signed-out')).toBeDefined()
    await expect.poll(() => line.ws.readyState, { timeout: 1000 }).toBe(line.ws.CLOSED)
    await expect(new SocketClient(address, crane.token).open()).rejects.toThrow('401')
  })

  test('devices are listed and signed out one by one, with what is open on them', async () => {
    const here = await holder()
    const there = new Visitor(address)
    await signIn(there, here.email)
    const { table } = await seated(address)
    const line = new SocketClient(address, null, { cookie: there.cookies() })
    await line.open()
    await line.watch(table)
    const mine = new SocketClient(address, null, { cookie: here.cookies() })
    await mine.open()
    const account = await here.json<Account>('GET', '/api/me/account')
    expect(account).toMatchObject({ email: here.email, confirmed: false, password: true, recent: true, passkeys: [] })
    expect(account.devices.map(device => device.here)).toEqual([true, false])
    expect(await here.json('DELETE', `/api/me/account/devices/${account.devices[1]?.id}`)).toEqual({ ok: true })
    await expect.poll(() => line.ws.readyState, { timeout: 1000 }).toBe(line.ws.CLOSED)
    expect(mine.ws.readyState).toBe(mine.ws.OPEN)
    expect(await there.json('GET', '/api/me')).toMatchObject({ account: false })
    expect(await here.json('GET', '/api/me')).toMatchObject({ person: here.person })
    expect((await here.json<Account>('GET', '/api/me/account')).devices).toHaveLength(1)
    mine.close()
  })

  test('nobody gets two seats by signing in: the guest stays a guest, and nothing is lost', async () => {
    const account = await holder()
    const elsewhere = await newcomer()
    const made = { key: newKey(), game: 'subdivision', players: 2, name: `Host ${kind}` }
    const { table } = await account.json<{ table: string }>('POST', '/api/tables', made)
    const does = (visitor: Visitor, action: object) =>
      visitor.json('POST', `/api/tables/${table}/commands`, { based: 0, key: newKey(), do: action })
    expect(await does(elsewhere, { kind: 'sit', seat: 1, name: 'Guest too' })).toMatchObject({ ok: true })
    expect(await does(account, { kind: 'start' })).toMatchObject({ ok: true })
    await elsewhere.fetch('POST', '/api/auth/sign-in/email', { email: account.email, password: PASSWORD })
    const refused = await elsewhere.fetch('POST', '/api/me/account')
    expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'two-seats' }])
    await elsewhere.fetch('POST', '/api/auth/sign-out', {})
    expect(await elsewhere.json('GET', '/api/me')).toMatchObject({ person: elsewhere.person, account: false })
    expect(await elsewhere.json('GET', `/api/tables/${table}`)).toMatchObject({ you: 1, status: 'playing' })
    expect(await account.json('GET', `/api/tables/${table}`)).toMatchObject({ you: 0 })
    const { seq } = await elsewhere.json<Update>('GET', `/api/tables/${table}`)
    const leave = { based: seq, key: newKey(), do: { kind: 'leave' } }
    expect(await elsewhere.json('POST', `/api/tables/${table}/commands`, leave)).toMatchObject({ ok: true })
    expect(await signIn(elsewhere, account.email)).toMatchObject({ person: account.person })
  })

  test('who signs in again on a device stays one device', async () => {
    const here = await holder()
    await signIn(here, here.email)
    expect((await here.json<Account>('GET', '/api/me/account')).devices).toHaveLength(1)
  })

  test('event streams of people who are signed out end', async () => {
    const { table, ben } = await seated(address)
    const stream = await StreamClient.open(ben, table)
    await stream.until(({ kind }) => kind === 'update')
    await ben.fetch('POST', '/api/me/sign-out')
    await stream.until(frame => frame.kind === 'no' && frame.no.code === 'signed-out')
    await stream.ended
  })

  test('only what the page needs of the accounts’ library is open', async () => {
    const here = await holder()
    for (const path of ['update-user', 'delete-user', 'change-email', 'change-password', 'revoke-sessions']) {
      expect((await here.fetch('POST', `/api/auth/${path}`, {})).status).toBe(404)
    }
    for (const path of ['list-sessions', 'verify-email?token=x']) {
      expect((await here.fetch('GET', `/api/auth/${path}`)).status).toBe(404)
    }
  })
})

test('under https, cookies can be planted by no other host; one of before is exchanged', async () => {
  const origin = 'https://play.example.org'
  const choices = { smtp: null, mailFrom: 'host@example.org', contact: null, sender: null } as const
  const site = await openSite({ origin, plugins: pluginsFor({ origin, limits: 'none', ...choices }) })
  const ask = async (cookie: string) => {
    const response = await fetch(new URL('/api/me', site.address), { headers: { cookie, origin } })
    return { me: (await response.json()) as Me, cookies: response.headers.getSetCookie() }
  }
  const { me, cookies } = await ask('')
  expect(cookies[0]).toMatch(/^__Host-masterplan_guest=[^;]+; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax; Secure$/)
  const value = /=([^;]+)/.exec(cookies[0] ?? '')?.[1] ?? ''
  expect((await ask(`__Host-masterplan_guest=${value}`)).me.person).toBe(me.person)
  expect((await ask(`masterplan_guest=${value}`)).me.person).not.toBe(me.person)
  const old = `${me.person}.${createHmac('sha256', 'a secret of the tests').update(`guest ${me.person}`).digest('base64url')}`
  const exchanged = await ask(`masterplan_guest=${old}`)
  expect(exchanged.me.person).toBe(me.person)
  expect(exchanged.cookies.map(cookie => cookie.split(';')[0])).toEqual([
    cookies[0]?.split(';')[0],
    'masterplan_guest=',
  ])
  const signedUp = await fetch(new URL('/api/auth/sign-up/email', site.address), {
    ...{ method: 'POST', headers: { 'content-type': 'application/json', origin } },
    body: JSON.stringify({ name: 'Ana', email: 'ana@example.org', password: PASSWORD }),
  })
  expect(signedUp.status).toBe(200)
  const [session = ''] = signedUp.headers.getSetCookie()
  expect(session).toMatch(/^__Host-masterplan\.session_token=/)
  for (const part of ['Path=/', 'Secure', 'HttpOnly']) expect(session).toContain(`; ${part}`)
  expect(session).not.toContain('Domain')
  await site.close()
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callerAddress } from '../src/doors/caller-address.ts'
import { NO_LIMITS, USUAL_LIMITS } from '../src/index.ts'
import { pluginsFor } from '../src/plugins.ts'
import { Guest, openSite, type Site, SocketClient } from './site.ts'
import { freePort, Visitor } from './visitor.ts'

const asked = (forwarded: string | undefined, remoteAddress = '10.0.0.1') => ({
  headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  socket: { remoteAddress },
})

describe('whose limits a request counts towards', () => {
  test.each([
    ['192.0.2.1', '192.0.2.1'],
    ['198.51.100.7, 192.0.2.1', '192.0.2.1'], // the first anybody may have written
    ['192.0.2.1:4711', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::ffff:c000:201', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
    ['2001:db8:1:2::9', '2001:db8:1:2::'],
    ['[2001:db8:1:2::9]:4711', '2001:db8:1:2::'],
    ['fe80::1%eth0', 'fe80:0:0:0::'],
    ['nonsense', '10.0.0.1'],
    ['', '10.0.0.1'],
    [undefined, '10.0.0.1'],
  ])('behind a proxy that says %j: %s', (forwarded, address) => {
    expect(callerAddress(asked(forwarded), true)).toBe(address)
  })
  test('without a proxy nobody is believed', () => {
    expect(callerAddress(asked('192.0.2.1'), false)).toBe('10.0.0.1')
    expect(callerAddress(asked(undefined, '::ffff:10.0.0.9'), false)).toBe('10.0.0.9')
  })
})

describe('a server behind a proxy', () => {
  const limits = { ...NO_LIMITS, perAddress: { burst: 20, perSecond: 0.1 }, socketsPerAddress: 3 }
  let site: Site
  beforeAll(async () => {
    site = await openSite({ behindProxy: true, limits })
  })
  afterAll(() => site.close())
  const statuses = (forwarded: (at: number) => string) =>
    Promise.all(
      Array.from({ length: 40 }, async (_, at) => {
        const headers = { 'x-forwarded-for': forwarded(at) }
        return (await fetch(new URL('/api/games', site.address), { headers })).status
      }),
    )

  test('counts by the last hop, whatever is put before it', async () => {
    const told = await statuses(at => `203.0.113.${at}, 192.0.2.1`)
    expect(told.filter(status => status === 429)).toHaveLength(20)
  })
  test('counts a whole network of IPv6 as one', async () => {
    const told = await statuses(at => `2001:db8:0:7:${at}::1`)
    expect(told.filter(status => status === 429)).toHaveLength(20)
  })
  test('counts sockets and streams by the same', async () => {
    const guest = new Guest(site.address)
    const open = (at: number) => {
      const line = new SocketClient(site.address, null, { 'x-forwarded-for': `203.0.113.${at}, 2001:db8:0:8::${at}` })
      return line.open().then(
        () => line,
        () => null,
      )
    }
    const lines = [await open(1), await open(2), await open(3), await open(4)]
    expect(lines.map(line => line !== null)).toEqual([true, true, true, false])
    const headers = { 'x-forwarded-for': '2001:db8:0:9::1' }
    expect((await guest.fetch('GET', '/api/games', undefined, headers)).status).toBe(200)
    for (const line of lines) line?.close()
  })
})

test('passwords are tried at an account only so often, from wherever; a session goes on', async () => {
  const port = await freePort()
  const address = `http://localhost:${port}`
  const choices = { origin: address, smtp: null, mailFrom: 'host@example.org', contact: null, sender: null }
  const site = await openSite({
    ...{ port, origin: address, behindProxy: true },
    limits: { ...NO_LIMITS, signIns: USUAL_LIMITS.signIns },
    plugins: pluginsFor({ ...choices, limits: 'none' }),
  })
  const email = 'ana@example.org'
  const ana = new Visitor(address)
  await ana.json('GET', '/api/me')
  const signUp = { name: 'Ana', email, password: 'a long password' }
  expect((await ana.fetch('POST', '/api/auth/sign-up/email', signUp)).status).toBe(200)
  const guess = (at: number, who = email) =>
    fetch(new URL('/api/auth/sign-in/email', address), {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: address, 'x-forwarded-for': `192.0.2.${at}` },
      body: JSON.stringify({ email: who, password: `guess number ${at}` }),
    })
  const told: number[] = []
  for (let at = 0; at < USUAL_LIMITS.signIns.max + 3; at++) told.push((await guess(at)).status)
  expect(told.filter(status => status === 401)).toHaveLength(USUAL_LIMITS.signIns.max)
  const refused = await guess(99, ' ANA@example.org')
  expect([refused.status, Number(refused.headers.get('retry-after')) > 500]).toEqual([429, true])
  expect(await refused.json()).toMatchObject({ ok: false, code: 'too-many' })
  expect((await guess(99, 'ben@example.org')).status).toBe(401)
  expect(await ana.json('POST', '/api/me/account')).toMatchObject({ account: true })
  await site.close()
})

import type { Account, Me } from '@masterplan/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pluginsFor } from '../src/plugins.ts'
import { linkTo, openMailServer, plain } from './letterbox.ts'
import { openSite, type Site } from './site.ts'
import { freePort, Visitor } from './visitor.ts'

const PASSWORD = 'a long password'
const NEW = 'a password of my own'

async function open(smtp: string | null): Promise<{ site: Site; address: string }> {
  const port = await freePort()
  const address = `http://localhost:${port}`
  const choices = { smtp, mailFrom: 'host@example.org', contact: null, sender: null }
  const plugins = pluginsFor({ origin: address, limits: 'none', ...choices })
  return { site: await openSite({ port, origin: address, plugins }), address }
}
const signUp = (visitor: Visitor, email: string, password = PASSWORD) =>
  visitor.fetch('POST', '/api/auth/sign-up/email', { name: email, email, password })
const signIn = (visitor: Visitor, email: string, password = PASSWORD) =>
  visitor.fetch('POST', '/api/auth/sign-in/email', { email, password })

describe('addresses, where letters can be sent', () => {
  let mail: Awaited<ReturnType<typeof openMailServer>>
  let site: Site
  let address: string
  beforeAll(async () => {
    mail = await openMailServer()
    ;({ site, address } = await open(mail.address))
  })
  afterAll(async () => {
    await site.close()
    await mail.close()
  })
  const lettersTo = (email: string) => mail.letters.filter(({ to }) => to === email).map(plain)
  const confirm = async (email: string) =>
    new Visitor(address).json('POST', '/api/confirmed-addresses', { token: await linkTo('confirm', email, mail) })
  async function confirmed(email: string): Promise<Visitor> {
    const visitor = new Visitor(address)
    await visitor.json('GET', '/api/me')
    await signUp(visitor, email)
    expect(await confirm(email)).toEqual({ ok: true })
    expect((await signIn(visitor, email)).status).toBe(200)
    await visitor.json('POST', '/api/me/account')
    return visitor
  }

  test('nobody is signed in before the address is confirmed; the link signs nobody in either', async () => {
    const visitor = new Visitor(address)
    expect((await signUp(visitor, 'ana@example.org')).status).toBe(200)
    expect((await visitor.fetch('POST', '/api/me/account')).status).toBe(401)
    expect(await (await signIn(visitor, 'ana@example.org')).json()).toMatchObject({ code: 'EMAIL_NOT_VERIFIED' })
    const reader = new Visitor(address)
    const token = await linkTo('confirm', 'ana@example.org', mail)
    expect(await reader.json('POST', '/api/confirmed-addresses', { token: `${token}x` })).toMatchObject({ ok: false })
    expect(await reader.json('POST', '/api/confirmed-addresses', { token })).toEqual({ ok: true })
    expect(await reader.json('GET', '/api/me')).toMatchObject({ account: false })
    expect((await signIn(visitor, 'ana@example.org')).status).toBe(200)
    expect(await visitor.json('POST', '/api/me/account')).toMatchObject({ account: true })
    expect(await visitor.json<Account>('GET', '/api/me/account')).toMatchObject({ confirmed: true })
  })

  test('sign-up, sign-in and a forgotten password answer the same for known and unknown addresses', async () => {
    await confirmed('known@example.org')
    const ask = {
      'sign-up/email': { name: 'x', password: PASSWORD },
      'sign-in/email': { password: 'not the password' },
      'request-password-reset': {},
    }
    for (const [path, body] of Object.entries(ask)) {
      const times = { known: [] as number[], unknown: [] as number[] }
      for (let round = 0; round < 5; round++) {
        const said = new Map<string, unknown>()
        for (const who of ['known', 'unknown'] as const) {
          const email = who === 'known' ? 'known@example.org' : `unknown-${path.length}-${round}@example.org`
          const begun = performance.now()
          const answer = await new Visitor(address).fetch('POST', `/api/auth/${path}`, { ...body, email })
          times[who].push(performance.now() - begun)
          const text = (await answer.text()).replaceAll(email, '').replace(/"id":"[^"]+"/, '')
          said.set(who, [answer.status, text.replaceAll(/"\d{4}-[^"]+Z"/g, ''), answer.headers.getSetCookie()])
        }
        expect(said.get('known')).toEqual(said.get('unknown'))
      }
      const [known, unknown] = [median(times.known), median(times.unknown)]
      // Where a password is hashed that is nearly all the work; elsewhere both take a few milliseconds.
      expect(Math.abs(known - unknown)).toBeLessThan(Math.max(40, 0.6 * Math.max(known, unknown)))
    }
    await expect.poll(() => lettersTo('known@example.org').join()).toContain('There is one already.')
  })

  test('who owns an address that somebody else signed up with takes it over, and the other is out', async () => {
    const attacker = new Visitor(address)
    await attacker.json('GET', '/api/me')
    await signUp(attacker, 'victim@example.org')
    const victim = new Visitor(address)
    await victim.json('GET', '/api/me')
    await victim.fetch('POST', '/api/auth/request-password-reset', { email: 'victim@example.org' })
    const token = await linkTo('password', 'victim@example.org', mail)
    for (const letter of lettersTo('victim@example.org')) expect(letter).toContain('Confirm your address')
    expect((await victim.fetch('POST', '/api/auth/reset-password', { token, newPassword: NEW })).status).toBe(200)
    expect((await signIn(attacker, 'victim@example.org')).status).toBe(401)
    expect((await signIn(victim, 'victim@example.org', NEW)).status).toBe(200)
  })

  test('a forgotten password that was renewed ends sessions and tokens wherever they were', async () => {
    const there = await confirmed('eva@example.org')
    const { person } = await there.json<Me>('GET', '/api/me')
    const { token } = await there.json<{ token: string }>('POST', '/api/me/token')
    await there.fetch('POST', '/api/auth/request-password-reset', { email: 'eva@example.org' })
    const link = await linkTo('password', 'eva@example.org', mail)
    await new Visitor(address).fetch('POST', '/api/auth/reset-password', { token: link, newPassword: NEW })
    expect((await there.json<Me>('GET', '/api/me')).person).not.toBe(person)
    const program = await fetch(`${address}/api/me`, { headers: { authorization: `Bearer ${token}` } })
    expect(program.status).toBe(401)
  })

  test('another address is confirmed by its own reader; whether it is taken, nobody else learns', async () => {
    const here = await confirmed('from@example.org')
    await confirmed('taken@example.org')
    const put = (email: string) => here.json('PUT', '/api/me/account/address', { email })
    const before = lettersTo('taken@example.org').length
    expect(await put('taken@example.org')).toEqual({ ok: true, how: 'sent' })
    expect(await put('to@example.org')).toEqual({ ok: true, how: 'sent' })
    expect(await here.json<Account>('GET', '/api/me/account')).toMatchObject({ email: 'from@example.org' })
    expect(await confirm('to@example.org')).toEqual({ ok: true })
    expect(await here.json<Account>('GET', '/api/me/account')).toMatchObject({
      ...{ email: 'to@example.org', confirmed: true },
    })
    expect(lettersTo('taken@example.org')).toHaveLength(before)
    expect((await signIn(new Visitor(address), 'to@example.org')).status).toBe(200)
  })
})

describe('addresses, where no letter can be sent', () => {
  let site: Site
  let address: string
  beforeAll(async () => {
    ;({ site, address } = await open(null))
  })
  afterAll(() => site.close())

  test('they stay unconfirmed, and who signs up or moves is told that one is taken', async () => {
    const [one, other] = [new Visitor(address), new Visitor(address)]
    for (const visitor of [one, other]) await visitor.json('GET', '/api/me')
    expect((await signUp(one, 'one@example.org')).status).toBe(200)
    await one.json('POST', '/api/me/account')
    expect(await one.json<Account>('GET', '/api/me/account')).toMatchObject({ confirmed: false })
    const again = await signUp(other, 'one@example.org')
    expect([again.status, await again.json()]).toMatchObject([422, { code: expect.stringContaining('ALREADY_EXISTS') }])
    await signUp(other, 'other@example.org')
    await other.json('POST', '/api/me/account')
    const put = (email: string) => other.json('PUT', '/api/me/account/address', { email })
    expect(await put('one@example.org')).toMatchObject({ code: 'address-taken' })
    expect(await put('else@example.org')).toEqual({ ok: true, how: 'kept' })
    expect((await signIn(new Visitor(address), 'else@example.org')).status).toBe(200)
  })
})

const median = (times: readonly number[]): number =>
  [...times].sort((one, other) => one - other)[times.length >> 1] ?? 0

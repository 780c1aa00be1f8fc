import type { Me } from '@masterplan/protocol'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Parts } from '../src/parts.ts'
import { passwordLink } from '../src/people/password-link.ts'
import { pluginsFor } from '../src/plugins.ts'
import { linkTo, openMailServer, plain } from './letterbox.ts'
import { openSite, type Site } from './site.ts'
import { freePort, until, Visitor } from './visitor.ts'

const OLD = 'an old password'
const NEW = 'a new password'

async function open(smtp: string | null, contact: string | null) {
  const port = await freePort()
  const address = `http://localhost:${port}`
  const choices = {
    origin: address,
    limits: 'none',
    smtp,
    mailFrom: 'host@example.org',
    contact,
    sender: null,
  } as const
  let parts: Parts | undefined
  const look = (_: unknown, all: Parts) => {
    parts = all
  }
  const site = await openSite({ port, origin: address, plugins: [...pluginsFor(choices), look] })
  if (parts === undefined) throw new Error('No plugin was called.')
  return { address, site, database: parts.store.database }
}

type MailServer = Awaited<ReturnType<typeof openMailServer>>

async function signedUp(address: string, email: string, mail: MailServer | null): Promise<Visitor> {
  const visitor = new Visitor(address)
  await visitor.json<Me>('GET', '/api/me')
  const made = await visitor.fetch('POST', '/api/auth/sign-up/email', { name: email, email, password: OLD })
  expect(made.status).toBe(200)
  if (mail !== null) {
    const token = await linkTo('confirm', email, mail)
    expect(await visitor.json('POST', '/api/confirmed-addresses', { token })).toEqual({ ok: true })
    expect((await visitor.fetch('POST', '/api/auth/sign-in/email', { email, password: OLD })).status).toBe(200)
  }
  expect(await visitor.json<Me>('POST', '/api/me/account')).toMatchObject({ account: true })
  return visitor
}
const signIn = async (address: string, email: string, password: string) =>
  (await new Visitor(address).fetch('POST', '/api/auth/sign-in/email', { email, password })).status
const forget = (address: string, email: string, language = 'en') =>
  new Visitor(address).fetch('POST', `/api/auth/request-password-reset?language=${language}`, { email })
const renew = async (address: string, token: string, newPassword: string) =>
  (await new Visitor(address).fetch('POST', '/api/auth/reset-password', { token, newPassword })).status

const tokenIn = (text: string) => /\/account\/password#([\w-]+)/.exec(text)?.[1] ?? ''

describe('a forgotten password, where letters can be sent', () => {
  let mail: MailServer
  let home: Awaited<ReturnType<typeof open>>
  let address: string
  beforeAll(async () => {
    mail = await openMailServer()
    home = await open(mail.address, null)
    address = home.address
  })
  afterAll(async () => {
    await home.site.close()
    await mail.close()
  })
  const letterTo = async (email: string): Promise<string> => {
    const letters = await until(
      () => mail.letters.filter(letter => letter.to === email && tokenIn(plain(letter)) !== ''),
      found => found.length > 0,
    )
    return plain(letters.at(-1) ?? { text: '' })
  }

  test('is replaced by a link that works once, and everybody who was signed in is not any more', async () => {
    const there = await signedUp(address, 'ana@example.org', mail)
    expect((await forget(address, 'Ana@example.org')).status).toBe(200)
    const letter = await letterTo('ana@example.org')
    expect(letter).toMatch('Subject: A new password for Masterplan')
    const token = tokenIn(letter)
    expect(await renew(address, token, 'short')).toBe(400)
    expect(await renew(address, token, NEW)).toBe(200)
    expect(await renew(address, token, 'yet another password')).toBe(400)
    expect(await signIn(address, 'ana@example.org', OLD)).toBe(401)
    expect(await signIn(address, 'ana@example.org', NEW)).toBe(200)
    expect(await there.json('GET', '/api/auth/get-session')).toBeNull()
  })

  test('the letter is in the language of the page', async () => {
    await signedUp(address, 'bea@example.org', mail)
    await forget(address, 'bea@example.org', 'fr')
    const letter = await letterTo('bea@example.org')
    expect(letter).toMatch('a oublié le mot de passe')
    expect(tokenIn(letter)).not.toBe('')
  })

  test('an address that nobody has gets the same answer, and no letter', async () => {
    await signedUp(address, 'cleo@example.org', mail)
    const before = mail.letters.length
    const known = await forget(address, 'cleo@example.org')
    const unknown = await forget(address, 'nobody@example.org')
    expect([unknown.status, await unknown.text()]).toEqual([known.status, await known.text()])
    await letterTo('cleo@example.org')
    expect(mail.letters.length).toBe(before + 1)
  })

  test('a link that is too old, made up, or somebody’s guess at what is stored does nothing', async () => {
    await signedUp(address, 'dora@example.org', mail)
    await forget(address, 'dora@example.org')
    const token = tokenIn(await letterTo('dora@example.org'))
    const { connection } = home.database
    const { rows: checks } = await sql<{ identifier: string }>`select * from account_checks`.execute(connection)
    expect(JSON.stringify(checks)).not.toContain(token) // a reader of the database or a backup cannot use it
    for (const { identifier } of checks) expect(await renew(address, identifier, NEW)).toBe(400)
    expect(await renew(address, 'made-up', NEW)).toBe(400)
    const past = new Date(Date.now() - 1000).toISOString()
    await sql`update account_checks set "expiresAt" = ${past}`.execute(connection)
    expect(await renew(address, token, NEW)).toBe(400)
    expect(await signIn(address, 'dora@example.org', OLD)).toBe(200)
  })
})

describe('a forgotten password, where no letter can be sent', () => {
  let site: Site
  afterAll(() => site?.close())

  test('the page is told so, and whom to ask; the host makes a link', async () => {
    const home = await open(null, 'ana@example.org')
    site = home.site
    expect(await new Visitor(home.address).json('GET', '/api/me')).toMatchObject({
      ...{ email: false, contact: 'ana@example.org' },
    })
    await signedUp(home.address, 'eva@example.org', null)
    expect((await forget(home.address, 'eva@example.org')).status).toBe(400)
    const settings = { database: home.database, origin: home.address }
    expect(await passwordLink('nobody@example.org', settings)).toBeNull()
    const link = await passwordLink('Eva@example.org', settings)
    expect(link).toMatch(`${home.address}/account/password#`)
    expect(await renew(home.address, tokenIn(link ?? ''), NEW)).toBe(200)
    expect(await renew(home.address, tokenIn(link ?? ''), OLD)).toBe(400)
    const there = new Visitor(home.address)
    await there.fetch('POST', '/api/auth/sign-in/email', { email: 'eva@example.org', password: NEW })
    await there.json('POST', '/api/me/account')
    expect(await there.json('GET', '/api/me/account')).toMatchObject({ confirmed: true }) // by the host
  })
})

import { rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { CATALOG } from '@masterplan/catalog'
import { startServer } from '@masterplan/server'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { folder, ONE_SENTENCE, run } from './world.ts'

// A server that goes on while whoever runs it asks.
const data = folder()
let serving: Awaited<ReturnType<typeof startServer>>
let home: string
beforeAll(async () => {
  const probe = createServer()
  await new Promise<void>(listening => probe.listen(0, '127.0.0.1', listening))
  const bound = probe.address()
  const port = typeof bound === 'object' && bound !== null ? bound.port : 0
  await new Promise(closed => probe.close(closed))
  home = `http://localhost:${port}`
  serving = await startServer({
    ...{ environment: {}, data, games: CATALOG, page: null, host: '127.0.0.1', port, origin: home },
    ...{ behindProxy: false, limits: 'none', log: 'silent' },
  })
})
afterAll(async () => {
  await serving.close()
  rmSync(data, { recursive: true })
})
beforeEach(() => {
  vi.stubEnv('DATABASE_URL', undefined)
  vi.stubEnv('MASTERPLAN_ORIGIN', undefined)
  return () => vi.unstubAllEnvs()
})

async function tell<Told>(path: string, body: unknown, token = ''): Promise<Told> {
  const who = token === '' ? {} : { authorization: `Bearer ${token}` }
  const headers = { 'content-type': 'application/json', origin: home, ...who }
  const answer = await fetch(new URL(path, home), { method: 'POST', headers, body: JSON.stringify(body) })
  return JSON.parse(await answer.text())
}

test('a link for a new password is made for an account, and for nothing else', async () => {
  const [email, old] = ['ana@example.org', 'an old password']
  await tell('/api/auth/sign-up/email', { name: 'Ana', email, password: old })
  const made = await run(['account', 'link', email, '--data', data, '--origin', home])
  expect(made.out).toMatch(new RegExp(`^${home}/account/password#[\\w-]{24}\n$`))
  const token = made.out.trim().split('#')[1]
  expect(await tell('/api/auth/reset-password', { token, newPassword: 'a new password' })).toEqual({ status: true })
  expect(await tell('/api/auth/sign-in/email', { email, password: old })).toHaveProperty('code')
  expect(await tell('/api/auth/sign-in/email', { email, password: 'a new password' })).toHaveProperty('token')

  const usual = JSON.parse((await run(['account', 'link', email, '--data', data, '--json'])).out)
  expect(usual.link).toMatch(new RegExp(`^${home}/account/password#`)) // where it is served, without being told
  for (const words of [['link', 'nobody@example.org'], ['link'], ['unlink', email], ['link', email, 'more']]) {
    const { code, err } = await run(['account', ...words, '--data', data])
    expect(code).toBe(1)
    expect(err).toMatch(ONE_SENTENCE)
  }
  expect((await run(['account', 'link', email, '--data', data, '--origin', 'nowhere'])).err).toMatch(ONE_SENTENCE)
})

test('reports are read with what was said, and settled once', async () => {
  expect((await run(['report', 'list', '--data', data])).out).toBe('Nobody has reported anything.\n')
  const arrive = () => tell<{ person: string; token: string }>('/api/me/token', {})
  const [ana, ben] = [await arrive(), await arrive()]
  const wanted = { key: 'a-table-of-hers', game: 'subdivision', players: 2, name: 'Ana' }
  const { table } = await tell<{ table: string }>('/api/tables', wanted, ana.token)
  const sit = { based: 0, key: 'ben-sits-down', do: { kind: 'sit', seat: 1, name: 'Ben' } }
  await tell(`/api/tables/${table}/commands`, sit, ben.token)
  await tell(`/api/tables/${table}/chat`, { key: 'ben-was-rude', text: 'Your park is ugly.' }, ben.token)
  const said = { person: ben.person, reason: 'insult', text: 'Rude.\u001b[2J' }
  await tell(`/api/tables/${table}/reports`, said, ana.token)

  const [first] = JSON.parse((await run(['report', 'list', '--data', data, '--json'])).out)
  expect(first).toMatchObject({ table, by: ana.person, about: ben.person, reason: 'insult' })
  expect(first.said).toMatchObject([{ name: 'Ben', text: 'Your park is ugly.' }])
  const { out } = await run(['report', 'list', '--data', data])
  expect(out).toContain(`${ana.person} about ${ben.person}: Rude.?[2J\n`)
  expect((await run(['report', 'settle', first.id, '--data', data])).out).toBe('The report is settled.\n')
  expect((await run(['report', 'list', '--data', data, '--json'])).out).toBe('[]\n')
  for (const words of [['settle', first.id], ['settle'], ['forget', first.id], []]) {
    const { code, err } = await run(['report', ...words, '--data', data])
    expect(code).toBe(1)
    expect(err).toMatch(ONE_SENTENCE)
  }
})

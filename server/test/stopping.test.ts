import { mkdtemp } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Me } from '@masterplan/protocol'
import { openStore } from '@masterplan/store'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startChild } from '../bench/child.ts'
import { pushable } from './letterbox.ts'
import { Guest, newKey, SocketClient } from './site.ts'
import { freePort, until, Visitor } from './visitor.ts'

/** Takes connections and never says a word. */
let silent: Server
let connections = 0
let port = 0
beforeAll(async () => {
  silent = createServer(() => connections++)
  await new Promise<void>(open => silent.listen(0, '127.0.0.1', open))
  const bound = silent.address()
  port = typeof bound === 'object' && bound !== null ? bound.port : 0
})
afterAll(() => silent.close())

test('a server told to stop is gone within ten seconds, whatever hangs', { timeout: 120_000 }, async () => {
  const data = await mkdtemp(join(tmpdir(), 'masterplan-stopping-'))
  const at = await freePort()
  const address = `http://localhost:${at}`
  const environment = { ...process.env, SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'host@example.org' }
  const args = ['cli/src/main.ts', 'serve', '--port', String(at), '--tables-only', '--data', data, '--limits', 'none']
  const server = await startChild(args, join(import.meta.dirname, '../..'), environment)

  // A letter that nobody takes.
  const ana = new Visitor(address)
  await ana.json<Me>('GET', '/api/me')
  const signUp = { name: 'Ana', email: 'ana@example.org', password: 'a long password' }
  await ana.fetch('POST', '/api/auth/sign-up/email', signUp)
  await ana.json<Me>('POST', '/api/me/account')
  await ana.json<Me>('PATCH', '/api/me', { name: 'Ana', notices: { push: true, email: true } })
  const { endpoint, keys } = pushable(`https://push.example:${port}/`).subscription
  expect(await ana.json('POST', '/api/me/push', { endpoint, keys })).toEqual({ ok: true })
  await ana.fetch('POST', '/api/auth/request-password-reset', { email: 'ana@example.org' })
  await until(
    () => connections,
    count => count > 0,
  )
  // Bots that think, a reader who does not read, and a request that never ends.
  const ben = await Guest.at(address)
  for (let table = 0; table < 5; table++) {
    const bots = ([0, 1] as const).map(seat => ({ seat, bot: 'level-5' }))
    const id = await ben.create({ game: 'brick-by-brick', players: 2, bots })
    expect(await ben.doNow(id, { kind: 'start' })).toMatchObject({ ok: true })
  }
  const wanted = { key: newKey(), game: 'subdivision', players: 2, name: 'Ana' }
  const { table } = await ana.json<{ table: string }>('POST', '/api/tables', wanted)
  await ben.doNow(table, { kind: 'sit', seat: 1, name: 'Ben' })
  await ana.fetch('POST', `/api/tables/${table}/commands`, { based: 1, key: newKey(), do: { kind: 'start' } })
  const line = new SocketClient(address, ben.token)
  await line.open()
  await line.watch(table)
  line.ws.pause()

  const gone = new Promise(resolve => server.process.once('exit', resolve))
  const begun = performance.now()
  server.process.kill('SIGTERM')
  await gone
  const seconds = (performance.now() - begun) / 1000
  console.log(`stopped after ${seconds.toFixed(1)} s`)
  expect(seconds).toBeLessThan(10)
  line.ws.terminate()
  const store = await openStore(join(data, 'masterplan.db'))
  expect((await store.tables.find(table))?.status).toBe('playing')
  await store.close()
})

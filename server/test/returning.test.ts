import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { WIRE } from '@masterplan/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { NO_LIMITS } from '../src/index.ts'
import { newKey, openSite, type Site, SocketClient, seated } from './site.ts'
import { StreamClient } from './stream.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())
const get = (path: string, init?: RequestInit) => fetch(new URL(path, site.address), init)

describe('coming back', () => {
  test('a socket resumes from the last seq it saw', async () => {
    const { table, ana, ben } = await seated(site.address)
    const line = new SocketClient(site.address, ana.token)
    await line.open()
    const { seq } = await line.watch(table)
    line.ws.terminate()
    for (const guest of [ana, ben, ana]) {
      const { seq: based, moves } = await guest.update(table)
      await guest.do(table, based, { kind: 'move', text: moves[0]! })
    }
    const again = new SocketClient(site.address, ana.token)
    await again.open()
    await again.watch(table, seq)
    const { update } = await again.until('update')
    expect(update).toMatchObject({ seq: seq + 3, since: seq })
    expect(update.happened.map(each => each.kind)).toEqual(['moved', 'chose', 'moved'])
    again.close()
  })

  test('an event stream sends the same and resumes from Last-Event-ID', async () => {
    const { table, ana, ben } = await seated(site.address)
    const first = await StreamClient.open(ana, table)
    const update = await first.until(frame => frame.kind === 'update')
    await ben.json('POST', `/api/tables/${table}/chat`, { key: newKey(), text: 'Hello' })
    await first.until(frame => frame.kind === 'chat')
    const { seq, moves } = await ana.update(table)
    expect(update.kind === 'update' && update.update).toMatchObject({ seq, you: 0, moves })
    first.close()
    await ana.do(table, seq, { kind: 'move', text: moves[0]! })
    await ben.json('POST', `/api/tables/${table}/chat`, { key: newKey(), text: 'Well played' })
    const again = await StreamClient.open(ana, table, first.last)
    const missed = await again.until(frame => frame.kind === 'update')
    expect(missed.kind === 'update' && missed.update).toMatchObject({
      since: seq,
      seq: seq + 1,
      happened: [{ kind: 'moved' }],
    })
    const chat = await again.until(frame => frame.kind === 'chat')
    expect(chat.kind === 'chat' && chat.line.text).toBe('Well played')
    again.close()
  })

  test('an event stream beats, so that a page knows when it is dead; programs hear nothing of it', async () => {
    const { table, ana } = await seated(site.address)
    const page = await StreamClient.open(ana, table, '', new URLSearchParams({ wire: `${WIRE}`, listMoves: 'false' }))
    const program = await StreamClient.open(ana, table)
    await page.until(frame => frame.kind === 'pong')
    expect(program.frames.filter(({ kind }) => kind === 'pong')).toEqual([])
    page.close()
    program.close()
  })

  test('who stops says so, to sockets and streams', async () => {
    const own = await openSite()
    const { table, ana } = await seated(own.address)
    const line = new SocketClient(own.address, ana.token)
    await line.open()
    await line.watch(table)
    const stream = await StreamClient.open(ana, table)
    await stream.until(frame => frame.kind === 'update')
    const code = new Promise(resolve => line.ws.once('close', resolve))
    await own.close()
    expect(await line.until('resume')).toMatchObject({ because: 'stopping' })
    expect(await code).toBe(4000)
    expect(await stream.until(frame => frame.kind === 'resume')).toMatchObject({ because: 'stopping' })
  })

  test('a reader who does not read is let go, and nobody else', async () => {
    const own = await openSite({ limits: { ...NO_LIMITS, unread: 100_000 } })
    const { table, ana, ben } = await seated(own.address)
    const slow = new SocketClient(own.address, ana.token)
    await slow.open()
    await slow.watch(table)
    slow.ws.pause()
    const closed = new Promise(resolve => slow.ws.once('close', resolve))
    const quick = new SocketClient(own.address, ben.token)
    await quick.open()
    await quick.watch(table)
    const dropped = async () =>
      (await (await fetch(new URL('/metrics', own.address))).text()).includes('because="too-slow"')
    for (let round = 0; round < 200 && !(await dropped()); round++) {
      for (let frame = 0; frame < 40; frame++) slow.send({ kind: 'watch', table, since: 0, chat: 0 })
      await new Promise(resolve => setTimeout(resolve, 20))
    }
    expect(await dropped()).toBe(true)
    slow.ws.resume()
    await closed
    const n = quick.send({ kind: 'ping' })
    await quick.until('pong', frame => frame.n === n)
    quick.close()
    await own.close()
  })
})

describe('limits', () => {
  test('too many requests, sockets and people at once are told to wait', async () => {
    const few = await openSite({
      limits: { ...NO_LIMITS, perAddress: { burst: 30, perSecond: 1 }, socketsPerAddress: 3 },
    })
    const sockets = Array.from({ length: 5 }, () => new SocketClient(few.address, null))
    const opened = await Promise.allSettled(sockets.map(line => line.open()))
    expect(opened.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    const answers = await Promise.all(Array.from({ length: 40 }, () => fetch(new URL('/api/games', few.address))))
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused.length).toBeGreaterThanOrEqual(14)
    expect(Number(refused[0]!.headers.get('retry-after'))).toBeGreaterThan(0)
    for (const line of sockets) line.close()
    await few.close()
  })

  test('a thousand sockets open at once', async () => {
    const sockets = Array.from(
      { length: 1000 },
      () => new WebSocket(new URL('/api/live', site.address.replace('http', 'ws'))),
    )
    await Promise.all(
      sockets.map(ws => new Promise((resolve, reject) => ws.once('open', resolve).once('error', reject))),
    )
    expect(await (await get('/metrics')).text()).toMatch(/masterplan_sockets 1\d\d\d/)
    for (const ws of sockets) ws.terminate()
  })
})

describe('what is served besides', () => {
  test('health, readiness, numbers and a description', async () => {
    expect(await (await get('/healthz')).text()).toBe('alive\n')
    expect((await get('/readyz')).status).toBe(200)
    const numbers = await (await get('/metrics')).text()
    expect(numbers).toMatch(/^masterplan_warm_tables \d+$/m)
    expect(numbers).toMatch(/^masterplan_http_total\{route="\/healthz",status="200"\} \d+$/m)
    const api = (await (await get('/api/openapi.json')).json()) as { openapi: string; paths: Record<string, unknown> }
    expect(api.openapi).toBe('3.1.0')
    expect(Object.keys(api.paths)).toContain('/api/tables/{table}/commands')
  })

  test('the page, under a strict policy, and the API beside it', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'masterplan-page-'))
    await writeFile(join(folder, 'index.html'), '<h1>Masterplan</h1>')
    const own = await openSite({ page: folder })
    const page = await fetch(new URL('/table/AAAAAAAAAAAA', own.address))
    expect(await page.text()).toBe('<h1>Masterplan</h1>')
    expect(page.headers.get('content-security-policy')).toMatch("default-src 'self'")
    expect(page.headers.get('content-security-policy')).toMatch("script-src 'self' 'wasm-unsafe-eval';")
    expect(page.headers.get('content-security-policy')).not.toMatch("'unsafe-eval'")
    const api = await fetch(new URL('/api/games', own.address))
    expect(api.headers.get('content-security-policy')).toMatch("default-src 'none'")
    expect(api.headers.get('x-content-type-options')).toBe('nosniff')
    await own.close()
  })
})

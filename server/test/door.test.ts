import { mkdtemp, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FromServer } from '@masterplan/protocol'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { NO_LIMITS } from '../src/index.ts'
import { Guest, Line, newKey, openSite, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())
const get = (path: string, init?: RequestInit) => fetch(new URL(path, site.address), init)

async function seated(address = site.address): Promise<{ table: string; ana: Guest; ben: Guest }> {
  const [ana, ben] = [await Guest.at(address), await Guest.at(address)]
  const table = await ana.create({ game: 'subdivision', players: 2, name: 'Ana' })
  expect(await ben.doNow(table, { kind: 'sit', seat: 1, name: 'Ben' })).toMatchObject({ ok: true })
  expect(await ana.doNow(table, { kind: 'start' })).toMatchObject({ ok: true })
  return { table, ana, ben }
}

describe('who is who', () => {
  test('a guest is whom the cookie says, and the cookie is no script’s business', async () => {
    const first = await get('/api/me')
    const cookie = first.headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/^masterplan_guest=[\w.-]+; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/)
    const me = (await first.json()) as { person: string }
    const again = await get('/api/me', { headers: { cookie: cookie.split(';')[0]! } })
    expect(((await again.json()) as { person: string }).person).toBe(me.person)
  })

  test('forged tokens are nobody’s', async () => {
    const ana = await Guest.at(site.address)
    const ben = await Guest.at(site.address)
    const [, signature] = ana.token.split('.')
    for (const token of [
      'x',
      `${ben.person}.${signature}`,
      `${ana.token}x`,
      ana.token.slice(0, -1),
      `${ana.person}.`,
    ]) {
      const answer = await get('/api/me/tables', { headers: { authorization: `Bearer ${token}` } })
      expect(answer.status).toBe(401)
    }
  })

  test('nobody moves for somebody else’s seat', async () => {
    const { table, ana, ben } = await seated()
    const { seq, moves } = await ana.update(table)
    const deed = { kind: 'move', text: moves[0]!.text } as const
    const cleo = await Guest.at(site.address)
    expect(await ben.do(table, seq, deed)).toMatchObject({ code: 'not-your-turn' })
    expect(await cleo.do(table, seq, deed)).toMatchObject({ code: 'not-seated' })
    expect(await new Guest(site.address).do(table, seq, deed)).toMatchObject({ code: 'not-signed-in' })
    expect(await cleo.json('POST', `/api/tables/${table}/preview`, { based: seq, text: deed.text })).toMatchObject({
      code: 'not-seated',
    })
    expect(await ben.json('POST', `/api/tables/${table}/judge`, { based: seq, text: deed.text })).toMatchObject({
      refusal: { code: 'not-your-turn' },
    })
    expect((await cleo.update(table)).moves).toEqual([])
    expect((await ana.update(table)).seq).toBe(seq)
  })

  test('the same key by another person is another command', async () => {
    const { table, ana, ben } = await seated()
    const key = newKey()
    const first = await ana.update(table)
    expect(await ana.do(table, first.seq, { kind: 'move', text: first.moves[0]!.text }, key)).toMatchObject({
      ok: true,
    })
    const second = await ben.update(table)
    expect(await ben.do(table, second.seq, { kind: 'move', text: second.moves[0]!.text }, key)).toMatchObject({
      ok: true,
      repeated: false,
    })
  })

  test('another site’s page can do nothing in our name', async () => {
    const ana = await Guest.at(site.address)
    const body = { key: newKey(), game: 'subdivision', players: 2 }
    const foreign = await ana.fetch('POST', '/api/tables', body, { origin: 'https://evil.example' })
    expect(await foreign.json()).toMatchObject({ code: 'wrong-origin' })
    const own = await ana.fetch('POST', '/api/tables', body, { origin: site.address.slice(0, -1) })
    expect(own.status).toBe(200)
    const line = new Line(site.address, ana.token, { origin: 'https://evil.example' })
    await expect(line.open()).rejects.toThrow('403')
  })
})

describe('what comes in', () => {
  test('malformed and oversized bodies are refused, and nothing breaks', async () => {
    const ana = await Guest.at(site.address)
    const headers = { authorization: `Bearer ${ana.token}`, 'content-type': 'application/json' }
    const post = (body: string) => get('/api/tables', { method: 'POST', headers, body })
    expect((await post('{')).status).toBe(400)
    expect((await post('{"game":"subdivision"}')).status).toBe(400)
    expect((await post(JSON.stringify({ key: newKey(), game: 'subdivision', players: 2, extra: 1 }))).status).toBe(400)
    expect((await post(`"${'x'.repeat(70_000)}"`)).status).toBe(413)
    expect(
      (await get('/api/tables', { method: 'POST', headers: { ...headers, 'content-type': 'text/xml' }, body: '<a/>' }))
        .status,
    ).toBe(400)
    expect((await get('/api/tables/../../etc/passwd')).status).toBe(404)
    expect((await get(`/api/tables/${'x'.repeat(12)}`)).status).toBe(404)
    expect((await get('/api/nothing')).status).toBe(404)
    expect((await ana.fetch('GET', '/api/tables/AAAAAAAAAAAA/record')).status).toBe(404)
  })

  test('any frame gets an answer, and the line stays open', async () => {
    const { table, ana } = await seated()
    const line = new Line(site.address, ana.token)
    await line.open()
    await line.watch(table)
    const { seq } = line.latest(table)
    const frames = fc.oneof(
      fc.string(),
      fc.json(),
      fc
        .record({ kind: fc.constantFrom('watch', 'command', 'say', 'ping', 'judge', 'lobby', 'x'), n: fc.anything() })
        .map(frame => JSON.stringify(frame) ?? ''),
      fc
        .record({
          kind: fc.constant('command'),
          n: fc.nat(),
          command: fc.record({ table: fc.constant(table), based: fc.anything(), key: fc.string(), do: fc.anything() }),
        })
        .map(frame => JSON.stringify(frame) ?? ''),
    )
    const texts = fc.sample(frames, 3000)
    for (const [at, text] of texts.entries()) {
      line.ws.send(text)
      if (at % 100 === 99) {
        const n = line.send({ kind: 'ping' })
        await line.until('pong', frame => frame.n === n)
      }
    }
    line.ws.send(Buffer.from([1, 2, 3]))
    const n = line.send({ kind: 'ping' })
    await line.until('pong', frame => frame.n === n)
    expect((await ana.update(table)).seq).toBe(seq)
    line.close()
  })

  test('an oversized frame and a broken one close their own line and no other', async () => {
    const line = new Line(site.address, null)
    const other = new Line(site.address, null)
    await Promise.all([line.open(), other.open()])
    const closed = new Promise(resolve => line.ws.once('close', resolve))
    line.ws.send('x'.repeat(70_000))
    expect(await closed).toBe(1009)
    const { port } = new URL(site.address)
    const raw = connect(Number(port), '127.0.0.1')
    raw.write(
      `GET /api/live HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n`,
    )
    await new Promise(resolve => raw.once('data', resolve))
    const ended = new Promise(resolve => raw.once('close', resolve))
    raw.on('error', () => {})
    raw.resume()
    raw.write(Buffer.from([0xff, 0xff, 0xff, 0xff, 0x00, 0x13, 0x37]))
    await ended
    const n = other.send({ kind: 'ping' })
    await other.until('pong', frame => frame.n === n)
    other.close()
  })
})

describe('coming back', () => {
  test('a socket resumes from the last seq it saw', async () => {
    const { table, ana, ben } = await seated()
    const line = new Line(site.address, ana.token)
    await line.open()
    const { seq } = await line.watch(table)
    line.ws.terminate()
    for (const guest of [ana, ben, ana]) {
      const { seq: based, moves } = await guest.update(table)
      await guest.do(table, based, { kind: 'move', text: moves[0]!.text })
    }
    const again = new Line(site.address, ana.token)
    await again.open()
    await again.watch(table, seq)
    const { update } = await again.until('update')
    expect(update).toMatchObject({ seq: seq + 3, since: seq })
    expect(update.happened.map(each => each.kind)).toEqual(['moved', 'chose', 'moved'])
    again.close()
  })

  test('an event stream sends the same and resumes from Last-Event-ID', async () => {
    const { table, ana, ben } = await seated()
    const first = await Stream.open(ana, table)
    const update = await first.until(frame => frame.kind === 'update')
    await ben.json('POST', `/api/tables/${table}/chat`, { key: newKey(), text: 'Hello' })
    await first.until(frame => frame.kind === 'chat')
    const { seq, moves } = await ana.update(table)
    expect(update.kind === 'update' && update.update).toMatchObject({ seq, you: 0, moves })
    first.close()
    await ana.do(table, seq, { kind: 'move', text: moves[0]!.text })
    await ben.json('POST', `/api/tables/${table}/chat`, { key: newKey(), text: 'Well played' })
    const again = await Stream.open(ana, table, first.last)
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

  test('who stops says so, to sockets and streams', async () => {
    const own = await openSite()
    const { table, ana } = await seated(own.address)
    const line = new Line(own.address, ana.token)
    await line.open()
    await line.watch(table)
    const stream = await Stream.open(ana, table)
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
    const slow = new Line(own.address, ana.token)
    await slow.open()
    await slow.watch(table)
    slow.ws.pause()
    const closed = new Promise(resolve => slow.ws.once('close', resolve))
    const quick = new Line(own.address, ben.token)
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
    const sockets = Array.from({ length: 5 }, () => new Line(few.address, null))
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
    expect(page.headers.get('content-security-policy')).not.toMatch('unsafe-eval')
    const api = await fetch(new URL('/api/games', own.address))
    expect(api.headers.get('content-security-policy')).toMatch("default-src 'none'")
    expect(api.headers.get('x-content-type-options')).toBe('nosniff')
    await own.close()
  })
})

/** An event stream, read by hand. */
class Stream {
  readonly frames: FromServer[] = []
  last = ''
  private readonly aborted = new AbortController()
  private wake: () => void = () => {}

  static async open(guest: Guest, table: string, last = ''): Promise<Stream> {
    const stream = new Stream()
    const headers: Record<string, string> = { authorization: `Bearer ${guest.token}` }
    if (last !== '') headers['last-event-id'] = last
    const address = new URL(`/api/tables/${table}/updates`, guest.address)
    const response = await fetch(address, { headers, signal: stream.aborted.signal })
    expect(response.headers.get('content-type')).toBe('text/event-stream')
    void stream.read(response)
    return stream
  }
  private async read(response: Response): Promise<void> {
    let text = ''
    try {
      for await (const part of response.body!.pipeThrough(new TextDecoderStream())) {
        text += part
        for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
          this.take(text.slice(0, end))
          text = text.slice(end + 2)
        }
      }
    } catch {
      // closed by us
    }
  }
  private take(event: string): void {
    for (const line of event.split('\n')) {
      if (line.startsWith('id: ')) this.last = line.slice(4)
      if (line.startsWith('data: ')) this.frames.push(JSON.parse(line.slice(6)) as FromServer)
    }
    this.wake()
  }
  async until(fits: (frame: FromServer) => boolean): Promise<FromServer> {
    for (let wait = 0; wait < 200; wait++) {
      const found = this.frames.find(fits)
      if (found !== undefined) return found
      await Promise.race([
        new Promise<void>(resolve => (this.wake = resolve)),
        new Promise(resolve => setTimeout(resolve, 100)),
      ])
    }
    throw new Error(`It never came: ${JSON.stringify(this.frames).slice(0, 300)}`)
  }
  close(): void {
    this.aborted.abort()
  }
}

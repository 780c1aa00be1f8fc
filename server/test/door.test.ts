import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sendFrames } from '../faults/nonsense/frames.ts'
import { sendRequests } from '../faults/nonsense/requests.ts'
import { sendBroken } from '../faults/nonsense/wire.ts'
import { Guest, newKey, openSite, type Site, SocketClient, seated } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())
const get = (path: string, init?: RequestInit) => fetch(new URL(path, site.address), init)

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
    const { table, ana, ben } = await seated(site.address)
    const { seq, moves } = await ana.update(table)
    const action = { kind: 'move', text: moves[0]! } as const
    const cleo = await Guest.at(site.address)
    expect(await ben.do(table, seq, action)).toMatchObject({ code: 'not-your-turn' })
    expect(await cleo.do(table, seq, action)).toMatchObject({ code: 'not-seated' })
    expect(await new Guest(site.address).do(table, seq, action)).toMatchObject({ code: 'not-signed-in' })
    expect(await cleo.json('POST', `/api/tables/${table}/preview`, { based: seq, text: action.text })).toMatchObject({
      code: 'not-seated',
    })
    expect(await ben.json('POST', `/api/tables/${table}/judge`, { based: seq, text: action.text })).toMatchObject({
      refusal: { code: 'not-your-turn' },
    })
    expect((await cleo.update(table)).moves).toEqual([])
    expect((await ana.update(table)).seq).toBe(seq)
  })

  test('the same key by another person is another command', async () => {
    const { table, ana, ben } = await seated(site.address)
    const key = newKey()
    const first = await ana.update(table)
    expect(await ana.do(table, first.seq, { kind: 'move', text: first.moves[0]! }, key)).toMatchObject({
      ok: true,
    })
    const second = await ben.update(table)
    expect(await ben.do(table, second.seq, { kind: 'move', text: second.moves[0]! }, key)).toMatchObject({
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
    const line = new SocketClient(site.address, ana.token, { origin: 'https://evil.example' })
    await expect(line.open()).rejects.toThrow('403')
  })

  test('where the origin is told, that one alone is believed: naming the host is not enough', async () => {
    const told = await openSite({ origin: 'https://masterplan.example' })
    const [ana, body] = [await Guest.at(told.address), { key: newKey(), game: 'subdivision', players: 2 }]
    const rebound = told.address.slice(0, -1) // what a page says whose own name was made to lead here
    const from = (origin: string) => ana.fetch('POST', '/api/tables', body, { origin })
    expect(await (await from(rebound)).json()).toMatchObject({ code: 'wrong-origin' })
    expect(await (await from('null')).json()).toMatchObject({ code: 'wrong-origin' })
    expect((await from('https://masterplan.example')).status).toBe(200)
    await expect(new SocketClient(told.address, ana.token, { origin: rebound }).open()).rejects.toThrow('403')
    const line = new SocketClient(told.address, ana.token, { origin: 'https://masterplan.example' })
    await line.open()
    line.close()
    await told.close()
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

  // `npm run test:nonsense` sends a hundred thousand.
  test('any frame gets one answer that is declared, and the line stays open', async () => {
    expect(await sendFrames(site.address, { count: 3000, seed: 1 })).toEqual([])
  })
  test('any request to any route gets what the route promises, or a no with a code and one sentence', async () => {
    expect(await sendRequests(site.address, { count: 1500, seed: 1, accounts: false })).toEqual([])
  })
  test('what no library would send closes its own line', async () => {
    expect(await sendBroken(site.address, 38)).toEqual([])
  })

  test('what is no request is told so', async () => {
    const { port } = new URL(site.address)
    const told = async (text: string) => {
      const raw = connect(Number(port), '127.0.0.1')
      raw.on('error', () => {})
      raw.write(text)
      let answer = ''
      for await (const part of raw) answer += String(part)
      return answer
    }
    expect(await told('good morning\r\n\r\n')).toMatch(/^HTTP\/1.1 400 .*"code":"malformed"/s)
    const upgrade = 'Host: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n'
    expect(await told(`GET // HTTP/1.1\r\n${upgrade}`)).toMatch(/^HTTP\/1.1 404/)
    expect(await told(`GET http://[ HTTP/1.1\r\n${upgrade}`)).toMatch(/^HTTP\/1.1 40/)
    const endless = `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`
    expect(await told(endless)).toMatch(/^HTTP\/1.1 431 .*"code":"too-big"/s)
    expect(await (await get('/api/tables/%zz')).json()).toMatchObject({ ok: false, code: 'malformed' })
    expect(await (await get(`/api/tables/${'x'.repeat(500)}`)).json()).toMatchObject({ ok: false, code: 'malformed' })
  })

  test('a body that comes too slowly is cut off, and says why', { timeout: 60_000 }, async () => {
    const { port } = new URL(site.address)
    const begun = performance.now()
    const told = await new Promise<string>(resolve => {
      let heard = ''
      const socket = connect(Number(port), '127.0.0.1', () => {
        socket.write(
          'POST /api/me/token HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 900\r\n\r\n{',
        )
      })
      const drip = setInterval(() => socket.write(' '), 500)
      socket.on('data', data => {
        heard += String(data)
      })
      socket.on('error', () => {})
      socket.on('close', () => {
        clearInterval(drip)
        resolve(heard)
      })
    })
    expect(performance.now() - begun).toBeLessThan(30_000)
    expect(told).toMatch(/^HTTP\/1\.1 408 /)
    expect(told).toContain('"code":"too-slow"')
  })

  test('an oversized frame and a broken one close their own line and no other', async () => {
    const line = new SocketClient(site.address, null)
    const other = new SocketClient(site.address, null)
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

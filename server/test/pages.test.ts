import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { get as ask, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSite, type Site } from './site.ts'

const SCRIPT = `export const answer = ${'4'.repeat(500)}\n`
const PAGE = '<h1>Masterplan</h1>'

let above: string // the folder of the page lies in it, beside a file that is nobody's business
let site: Site
beforeAll(async () => {
  above = await mkdtemp(join(tmpdir(), 'masterplan-page-'))
  const folder = join(above, 'dist')
  await mkdir(join(folder, 'assets'), { recursive: true })
  await writeFile(join(above, 'secret.txt'), 'secret')
  await writeFile(join(folder, 'assets', 'font-1a2b.woff2'), 'a font')
  for (const [name, text] of Object.entries({
    'index.html': PAGE,
    'service-worker.js': 'self',
    'manifest.webmanifest': '{}',
    'assets/app-1a2b.js': SCRIPT,
    'assets/app-1a2b.css': 'p {}',
  })) {
    await writeFile(join(folder, name), text)
    await writeFile(join(folder, `${name}.br`), brotliCompressSync(text))
    await writeFile(join(folder, `${name}.gz`), gzipSync(text))
  }
  await writeFile(join(folder, 'plain.js'), SCRIPT) // has no twins
  site = await openSite({ page: folder })
})
afterAll(async () => {
  await site.close()
  await rm(above, { recursive: true })
})
const get = (path: string, init?: RequestInit) => fetch(new URL(path, site.address), init)
const encoded = (path: string, encoding: string) => get(path, { headers: { 'accept-encoding': encoding } })

/** As it is written: `fetch` would tidy the path, and ask for what is new when it names what it has. */
const raw = (path: string, headers: Record<string, string> = {}): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(site.address)
    ask({ hostname, port, path, headers, agent: false }, answer => resolve(answer.resume())).on('error', reject)
  })

describe('the page server', () => {
  test('gives files their type, and every other address the page', async () => {
    const types = {
      '/': 'text/html; charset=utf-8',
      '/assets/app-1a2b.js': 'text/javascript; charset=utf-8',
      '/plain.js': 'text/javascript; charset=utf-8',
      '/assets/app-1a2b.css': 'text/css; charset=utf-8',
      '/assets/font-1a2b.woff2': 'font/woff2',
      '/manifest.webmanifest': 'application/manifest+json',
    }
    for (const [path, type] of Object.entries(types)) {
      for (const encoding of ['br', 'identity']) {
        expect((await encoded(path, encoding)).headers.get('content-type')).toBe(type)
      }
    }
    for (const path of [
      '/',
      '/index.html',
      '/table/abc',
      '/rules/tryste?pseudo',
      '/assets',
      '/table//abc',
      '/a/../b',
    ]) {
      const answer = await get(path)
      expect([path, answer.status, await answer.text()]).toEqual([path, 200, PAGE])
    }
  })
  test('says what is missing, and takes nothing but questions', async () => {
    const missing = await get('/none.js')
    expect([missing.status, await missing.text()]).toEqual([404, 'There is nothing at this address.\n'])
    const sent = await get('/', { method: 'POST', body: 'x' })
    expect([sent.status, sent.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
    const head = await get('/assets/app-1a2b.js', { method: 'HEAD', headers: { 'accept-encoding': 'identity' } })
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([
      200,
      String(SCRIPT.length),
      '',
    ])
    expect(await (await get('/api/nothing')).json()).toMatchObject({ ok: false, code: 'not-found' })
  })
  test('never leaves its folder and survives garbled addresses', async () => {
    for (const path of ['/../secret.txt', '/%2e%2e/secret.txt', '/assets/..%2f..%2fsecret.txt', '/..%5csecret.txt']) {
      expect([path, (await raw(path)).statusCode]).toEqual([path, 404])
    }
    for (const path of ['/a%00.js', '/index.html/x.js']) expect((await raw(path)).statusCode).toBe(404)
    expect((await raw('/%ff.js')).statusCode).toBe(400)
  })
  test('is strict about where scripts come from, whatever it answers', async () => {
    const answers = [await get('/'), await get('/assets/app-1a2b.js'), await get('/none.js')]
    answers.push(await get('/', { method: 'POST', body: 'x' }))
    for (const { headers } of answers) {
      expect(headers.get('content-security-policy')).toMatch("default-src 'self'")
      expect(headers.get('x-content-type-options')).toBe('nosniff')
    }
  })
  test('lets browsers keep what has a hash in its name, and ask again for everything else', async () => {
    const keeping = async (path: string) => (await get(path)).headers.get('cache-control')
    expect(await keeping('/assets/app-1a2b.js')).toBe('public, max-age=31536000, immutable')
    for (const path of ['/', '/table/abc', '/service-worker.js']) expect(await keeping(path)).toBe('no-cache')
  })
  test.each([
    ['br', 'br'],
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
    ['br;q=0, gzip;q=0', null],
  ])('to somebody who reads %s sends %s, as the build has left it', async (accepted, encoding) => {
    for (const [path, text] of Object.entries({ '/assets/app-1a2b.js': SCRIPT, '/table/abc': PAGE })) {
      const answer = await encoded(path, accepted)
      expect(answer.headers.get('content-encoding')).toBe(encoding)
      expect(answer.headers.get('vary')).toBe('accept-encoding')
      expect(await answer.text()).toBe(text)
    }
    expect((await encoded('/plain.js', accepted)).headers.get('content-encoding')).toBe(null)
    for (const ending of ['br', 'gz']) expect((await encoded(`/index.html.${ending}`, accepted)).status).toBe(404)
  })
  test('sends nothing twice to somebody who has it', async () => {
    for (const path of ['/', '/assets/app-1a2b.js']) {
      const etag = (await encoded(path, 'br')).headers.get('etag') ?? ''
      const again = await raw(path, { 'accept-encoding': 'br', 'if-none-match': etag })
      expect([again.statusCode, again.headers['content-length']]).toEqual([304, undefined])
      expect(again.headers['content-security-policy']).toMatch("default-src 'self'")
      expect((await raw(path, { 'accept-encoding': 'gzip', 'if-none-match': etag })).statusCode).toBe(200)
    }
  })
  test('sends a part of a file to somebody who asks for it', async () => {
    const part = (range: string) => get('/plain.js', { headers: { range } })
    const some = await part('bytes=0-5')
    expect([some.status, some.headers.get('content-range'), await some.text()]).toEqual([
      206,
      `bytes 0-5/${SCRIPT.length}`,
      'export',
    ])
    const none = await part('bytes=900-')
    expect([none.status, none.headers.get('content-range')]).toEqual([416, `bytes */${SCRIPT.length}`])
  })
  test('counts its answers under one name', async () => {
    await get('/table/abc')
    expect(await (await get('/metrics')).text()).toMatch(/^masterplan_http_total\{route="page",status="200"\} \d+$/m)
  })
  test('without a built page says so', async () => {
    await expect(openSite({ page: join(above, 'none') })).rejects.toThrow('no built page')
  })
})

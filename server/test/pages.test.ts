import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Serving, servePage } from '../src/index.ts'

let folder: string
let serving: Serving
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'masterplan-page-'))
  await writeFile(join(folder, 'index.html'), '<h1>Masterplan</h1>')
  await writeFile(join(folder, 'app.js'), 'export {}')
  serving = await servePage(folder, { host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  await serving.close()
  await rm(folder, { recursive: true })
})
const get = (path: string, init?: RequestInit) => fetch(new URL(path, serving.address), init)

describe('the page server', () => {
  test('gives files their type, and every other address the page', async () => {
    expect((await get('/app.js')).headers.get('content-type')).toMatch('text/javascript')
    expect(await (await get('/')).text()).toBe('<h1>Masterplan</h1>')
    expect(await (await get('/table/abc')).text()).toBe('<h1>Masterplan</h1>')
  })
  test('says what is missing, and takes nothing but questions', async () => {
    expect((await get('/none.js')).status).toBe(404)
    expect((await get('/', { method: 'POST', body: 'x' })).status).toBe(405)
    expect(await (await get('/', { method: 'HEAD' })).text()).toBe('')
  })
  test('never leaves its folder and survives garbled addresses', async () => {
    for (const path of ['/../package.json', '/%2e%2e/%2e%2e/etc/passwd.x', '/%ff.js', '/a%00.js']) {
      expect((await get(path)).status).toBe(404)
    }
  })
  test('is strict about where scripts come from', async () => {
    const { headers } = await get('/')
    expect(headers.get('content-security-policy')).toMatch("default-src 'self'")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })
  test('without a built page says so', async () => {
    await expect(servePage(join(folder, 'none'), { host: '127.0.0.1', port: 0 })).rejects.toThrow('no built page')
  })
})

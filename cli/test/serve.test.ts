import { mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { run, terminal } from './world.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'masterplan-serve-'))
  await writeFile(join(folder, 'index.html'), '<h1>Masterplan</h1>')
})
afterAll(() => rm(folder, { recursive: true }))

test('serve prints its address, answers there, and ends when it is stopped', async () => {
  const { world, text } = terminal()
  let page = ''
  let games = ''
  const { code } = await run(['serve', '--port', '0', '--json', '--data', join(folder, 'data')], '', {
    ...world,
    page: folder,
    untilStopped: async () => {
      const { address } = JSON.parse(text())
      page = await (await fetch(address)).text()
      games = await (await fetch(new URL('/api/games', address))).text()
    },
  })
  expect(code).toBe(0)
  expect(page).toBe('<h1>Masterplan</h1>')
  expect(JSON.parse(games)).toMatchObject([{ game: 'main-street' }])
  await expect(fetch(JSON.parse(text()).address)).rejects.toThrow()
})

test('serve says in one sentence why it cannot', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await new Promise(resolve => other.once('listening', resolve))
  const taken = other.address()
  const port = typeof taken === 'object' && taken !== null ? String(taken.port) : ''
  expect((await run(['serve', '--port', port, '--data', join(folder, 'data')], '', { page: folder })).err).toBe(
    `Port ${port} is taken; choose another with --port.\n`,
  )
  other.close()
  expect((await run(['serve', '--port', 'x'], '', { page: folder })).err).toMatch('whole number from 0 to 65535')
  expect((await run(['serve', '--limits', 'few'], '', { page: folder })).err).toMatch('usual or none')
  expect((await run(['serve', '--log', 'loud'], '', { page: folder })).err).toMatch('silent, info or debug')
  expect((await run(['serve', '--origin', 'here'], '', { page: folder })).err).toMatch('like https://example.org')
  expect(
    (await run(['serve', '--port', '0', '--data', join(folder, 'data')], '', { page: join(folder, 'none') })).err,
  ).toMatch('no built page')
})

test('a second server on the same folder refuses, and the first goes on', async () => {
  const { world, text } = terminal()
  const data = join(folder, 'shared')
  const { code } = await run(['serve', '--port', '0', '--json', '--data', data], '', {
    ...world,
    page: folder,
    untilStopped: async () => {
      const second = await run(['serve', '--port', '0', '--data', data], '', { page: folder })
      expect(second).toMatchObject({ code: 1, err: expect.stringMatching(/: another server has .* open\. .*\n$/) })
      expect((await fetch(new URL('/readyz', JSON.parse(text()).address))).status).toBe(200)
    },
  })
  expect(code).toBe(0)
  const again = await run(['serve', '--port', '0', '--data', data], '', { page: folder, untilStopped: async () => {} })
  expect(again.code).toBe(0)
})

test('what is damaged is not served, and stays as it is', async () => {
  const data = join(folder, 'damaged')
  await run(['serve', '--port', '0', '--data', data], '', { page: folder, untilStopped: async () => {} })
  const file = join(data, 'masterplan.db')
  const bytes = await readFile(file)
  bytes.fill(0xa5, 4096 * 3, 4096 * 6)
  await writeFile(file, bytes)
  const { code, err } = await run(['serve', '--port', '0', '--data', data], '', { page: folder })
  expect({ code, err }).toEqual({
    code: 1,
    err: expect.stringMatching(/masterplan\.db is damaged \(.*\)\. Nothing was changed/),
  })
  expect(await readFile(file)).toEqual(bytes)
  await truncate(file, 0)
  const emptied = await run(['serve', '--port', '0', '--data', data], '', { page: folder })
  expect(emptied.err).toMatch(/masterplan\.db is empty, though a server has used it\./)
})

test('it says where browsers find it', async () => {
  const { world, text } = terminal()
  const args = ['serve', '--port', '0', '--data', join(folder, 'origin'), '--origin', 'http://localhost:8000']
  await run(args, '', { ...world, page: folder, untilStopped: async () => {} })
  expect(text()).toMatch(/^Masterplan is open at http:\/\/localhost:8000\n/)
})

test('a table that its operator ended is over for those who sit there', async () => {
  const { world, text } = terminal()
  const data = join(folder, 'ended')
  let seen: unknown
  await run(['serve', '--port', '0', '--json', '--data', data], '', {
    ...world,
    page: folder,
    untilStopped: async () => {
      const { address } = JSON.parse(text())
      const ask = async (path: string, token?: string, body?: unknown) => {
        const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` }
        const sent = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }
        const headers = { 'content-type': 'application/json', ...authorization }
        return (await fetch(new URL(path, address), { ...sent, headers })).json()
      }
      const { token } = await ask('/api/me/token', undefined, {})
      const opened = await ask('/api/tables', token, { key: 'a-table-to-end', game: 'main-street', players: 2 })
      const events = await fetch(new URL(`/api/tables/${opened.table}/updates`, address), {
        headers: { authorization: `Bearer ${token}` },
      })
      const heard = events.body!.pipeThrough(new TextDecoderStream()).getReader()
      await heard.read()
      expect((await run(['table', 'end', opened.table, '--data', data])).out).toBe('The table is ended.\n')
      for (let said = ''; !said.includes('"status":"ended"'); ) {
        const { value, done } = await heard.read()
        if (done) break
        said += value
        seen = said
      }
      await heard.cancel()
    },
  })
  expect(seen).toMatch('"status":"ended"')
}, 30_000)

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
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

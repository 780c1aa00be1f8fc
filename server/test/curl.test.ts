import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { Guest, openSite, SocketClient } from './site.ts'

test('the bot of docs/api.md plays a whole match', async () => {
  const page = await readFile(new URL('../../docs/api.md', import.meta.url), 'utf8')
  const script = /```sh\n(.+?)```/s.exec(page)?.[1] ?? ''
  expect(script.trim().split('\n').length).toBeLessThanOrEqual(20)
  const site = await openSite()
  const host = await Guest.at(site.address)
  const table = await host.create({ game: 'subdivision', players: 2, bots: [{ seat: 1, bot: 'level-1' }] })
  const line = new SocketClient(site.address, host.token)
  await line.open()
  await line.watch(table)
  const bot = spawn('sh', ['-c', script, 'bot.sh', site.address.replace(/\/$/, ''), table], { stdio: 'ignore' })
  await line.until('update', ({ update }) => update.seats[0]?.kind === 'person' && update.seats[0].here)
  expect(await host.doNow(table, { kind: 'start' })).toMatchObject({ ok: true })
  const { update } = await line.until('update', each => each.update.status === 'over')
  expect(update.seats[0]).toMatchObject({ kind: 'person', name: 'Curl' })
  bot.kill()
  line.close()
  await site.close()
})

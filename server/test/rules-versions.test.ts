import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { WIRE } from '@masterplan/protocol'
import { expect, test } from 'vitest'
import { openSite, SocketClient, seated } from './site.ts'

test('a table by rules that this server does not have is refused at every door, and stays as it is', async () => {
  const database = join(await mkdtemp(join(tmpdir(), 'rules-')), 'masterplan.db')
  const before = await openSite({ database })
  const { table, ana } = await seated(before.address)
  await before.close()
  rewrite(database, '9.9.9')

  const site = await openSite({ database })
  const guest = ana.elsewhere(site.address)
  const told = { ok: false, code: 'unknown-rules', sentence: expect.stringContaining('rules') }
  expect(await guest.json('GET', `/api/tables/${table}`)).toMatchObject(told)
  expect(await guest.do(table, 1, { kind: 'move', text: '3c2' })).toMatchObject(told)
  const socket = new SocketClient(site.address, guest.token)
  await socket.open()
  socket.send({ kind: 'watch', table, wire: WIRE, listMoves: false })
  expect((await socket.until('no')).no).toMatchObject(told)
  socket.close()
  await site.close()

  rewrite(database, '1.0.0')
  const again = await openSite({ database })
  expect(await ana.elsewhere(again.address).update(table)).toMatchObject({ rules: '1.0.0', status: 'playing', you: 0 })
  await again.close()
})

/** As if another program had stored the table. */
function rewrite(database: string, rules: string): void {
  const db = new DatabaseSync(database)
  expect(db.prepare('update tables set rules = ?').run(rules).changes).toBe(1)
  db.close()
}

import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findGame } from '@masterplan/catalog'
import { readRecord, verify } from '@masterplan/kernel'
import { openStore } from '@masterplan/store'
import { type Postgres, startPostgres } from '@masterplan/store/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { entry } from '../src/tables/entries.ts'
import { Guest, newKey, openSite, SocketClient } from './site.ts'
import { until } from './visitor.ts'

let postgres: Postgres
let log: readonly string[]
beforeAll(async () => {
  postgres = await startPostgres()
  const file = join(import.meta.dirname, '../../catalog/test/records-1.0/dead-end/tryste.match.json')
  const read = readRecord(await readFile(file, 'utf8'))
  if (!read.ok) throw new Error(read.problem)
  expect(verify(read.record, findGame)).toMatchObject({ ok: true })
  log = read.record.log
}, 120_000)
afterAll(() => postgres?.stop())

/** A table of Tryste for two that was begun by the rules 1.0.0 and has come so far; the server is down. */
async function tableAt(database: string, lines: readonly string[]) {
  const site = await openSite({ database })
  const [ana, ben] = [await Guest.at(site.address), await Guest.at(site.address)]
  const table = await ana.create({ game: 'tryste', players: 2, name: 'Ana' })
  await ben.doNow(table, { kind: 'sit', seat: 1, name: 'Ben' })
  await site.close()
  const store = await openStore(database)
  const { seq: after } = (await store.tables.find(table))!
  const entries = lines.map(line =>
    line.startsWith('*') ? entry.luck(line) : entry.move(line.startsWith('1') ? 0 : 1, line.slice(2)),
  )
  const step = { table, after, author: ana.person, key: newKey(), at: Date.now() }
  const change = { status: 'playing', rules: '1.0.0' } as const
  expect(await store.tables.append({ ...step, entries: [entry.started(), ...entries], change })).toMatchObject({
    ok: true,
  })
  await store.close()
  return { table, ana, ben }
}

const DATABASES = {
  SQLite: async () => join(tmpdir(), `dead-end-${newKey()}.db`),
  PostgreSQL: () => postgres.fresh(),
}

describe.each(Object.entries(DATABASES))('on %s, a match by the rules 1.0.0 that comes to a dead end', (_, fresh) => {
  test('is ended without a result by the move that leads there, and everybody is told why', async () => {
    const database = await fresh()
    const { table, ana, ben } = await tableAt(database, log.slice(0, -1))
    const site = await openSite({ database })
    const socket = new SocketClient(site.address, ben.token)
    await socket.open()
    expect((await socket.watch(table)).status).toBe('playing')
    const [by = '', text = ''] = log.at(-1)!.split(/ (.*)/)
    const mover = (by === '1' ? ana : ben).elsewhere(site.address)
    expect(await mover.doNow(table, { kind: 'move', text })).toMatchObject({ ok: true })
    const { update } = await socket.until('update', frame => frame.update.status === 'ended')
    expect(update).toMatchObject({ ended: 'stuck', outcome: null, turn: { kind: 'over' }, moves: [] })
    expect(update.happened.slice(-2)).toMatchObject([{ kind: 'moved' }, { kind: 'ended', why: 'stuck' }])
    const record = await mover.json<Record<string, unknown>>('GET', `/api/tables/${table}/record`)
    expect(record).toMatchObject({ result: null, ended: { why: 'stuck' }, played: expect.stringMatching(/^\d{4}-/) })
    const read = readRecord(JSON.stringify(record))
    expect(read.ok && verify(read.record, findGame)).toMatchObject({ ok: true })
    expect(site.failures).toEqual([])
    socket.close()
    await site.close()
  })

  test('before the server could tell is found when it starts', async () => {
    const database = await fresh()
    const { table, ben } = await tableAt(database, log)
    const going = await tableAt(database, log.slice(0, -1))
    const site = await openSite({ database })
    const guest = ben.elsewhere(site.address)
    const found = await until(
      () => guest.update(table),
      ({ status }) => status === 'ended',
    )
    expect(found).toMatchObject({ ended: 'stuck', outcome: null })
    expect((await going.ana.elsewhere(site.address).update(going.table)).status).toBe('playing')
    await site.close()
  })
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { NO_LIMITS } from '../src/index.ts'
import { Guest, newKey, openSite, type Site, seated } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

describe('gathering', () => {
  test('seats are taken once, by the first to come, and only the host arranges them', async () => {
    const [ana, ben, cleo] = await Promise.all([1, 2, 3].map(() => Guest.at(site.address)))
    const table = await ana!.create({ game: 'subdivision', players: 2, name: 'Ana' })
    expect(await ana!.doNow(table, { kind: 'start' })).toMatchObject({ code: 'seats-not-filled' })
    expect(await ben!.doNow(table, { kind: 'sit', seat: 0, name: 'Ben' })).toMatchObject({ code: 'seat-taken' })
    expect(await ben!.doNow(table, { kind: 'seat-bot', seat: 1, bot: 'level-1' })).toMatchObject({ code: 'not-host' })
    expect(await ana!.doNow(table, { kind: 'seat-bot', seat: 1, bot: 'level-99' })).toMatchObject({
      code: 'unknown-bot',
    })
    expect(await ben!.doNow(table, { kind: 'sit', seat: 1, name: 'Ben' })).toMatchObject({ ok: true })
    expect(await ben!.doNow(table, { kind: 'sit', seat: null, name: 'Ben' })).toMatchObject({ code: 'already-seated' })
    expect(await cleo!.doNow(table, { kind: 'sit', seat: null, name: 'Cleo' })).toMatchObject({ code: 'no-free-seat' })
    expect(await ben!.doNow(table, { kind: 'start' })).toMatchObject({ code: 'not-host' })
    expect(await ben!.doNow(table, { kind: 'leave' })).toMatchObject({ ok: true })
    expect((await ana!.update(table)).seats[1]).toEqual({ kind: 'nobody' })
    expect(await ana!.doNow(table, { kind: 'seat-bot', seat: 1, bot: 'level-1' })).toMatchObject({ ok: true })
    expect(await ana!.doNow(table, { kind: 'free-seat', seat: 1 })).toMatchObject({ ok: true })
    const changed = {
      kind: 'change',
      players: 3,
      options: {},
      visibility: 'open',
      clock: { kind: 'none' },
      rated: false,
    } as const
    expect(await ana!.doNow(table, changed)).toMatchObject({ ok: true })
    expect((await ana!.update(table)).seats).toHaveLength(3)
    expect(await ana!.doNow(table, { ...changed, players: 6 })).toMatchObject({ code: 'bad-options' })
    expect((await ana!.json<{ table: string }[]>('GET', '/api/tables')).map(each => each.table)).toContain(table)
    expect(await ana!.doNow(table, { kind: 'end' })).toMatchObject({ ok: true })
    expect(await ben!.doNow(table, { kind: 'sit', seat: 1, name: 'Ben' })).toMatchObject({ code: 'not-gathering' })
    expect((await ana!.json<{ table: string }[]>('GET', '/api/tables')).map(each => each.table)).not.toContain(table)
  })

  test('the same key makes one table, and a host may have only a few', async () => {
    const few = await openSite({ limits: { ...NO_LIMITS, openTables: 2 } })
    const ana = await Guest.at(few.address)
    const wanted = { key: newKey(), game: 'subdivision', players: 2 }
    const first = await ana.json<{ table: string }>('POST', '/api/tables', wanted)
    expect(await ana.json('POST', '/api/tables', wanted)).toEqual({ ...first, repeated: true })
    await ana.create({ game: 'subdivision', players: 2 })
    expect(await ana.json('POST', '/api/tables', { ...wanted, key: newKey() })).toMatchObject({
      code: 'too-many-tables',
    })
    expect(await ana.json('POST', '/api/tables', { ...wanted, key: newKey(), game: 'chess' })).toMatchObject({
      code: 'unknown-game',
    })
    await few.close()
  })
})

describe('chat', () => {
  test('is heard by all but those who do not want to', async () => {
    const { table, ana, ben } = await seated(site.address)
    const words = { key: newKey(), text: 'Nice park.' }
    const said = await ana.json('POST', `/api/tables/${table}/chat`, words)
    expect(said).toMatchObject({ n: 1, person: ana.person, name: 'Ana', text: 'Nice park.' })
    expect(await ana.json('POST', `/api/tables/${table}/chat`, words)).toEqual(said)
    expect(await ben.json('GET', `/api/tables/${table}/chat`)).toEqual([said])
    expect(await ben.json('PUT', `/api/tables/${table}/mutes/${ana.person}`)).toEqual({ ok: true })
    expect(await ben.json('GET', `/api/tables/${table}/chat`)).toEqual([])
    expect(await ben.json('GET', `/api/tables/${table}/mutes`)).toEqual([ana.person])
    expect(await ana.json('GET', `/api/tables/${table}/mutes`)).toEqual([])
    expect(await ben.json('DELETE', `/api/tables/${table}/mutes/${ana.person}`)).toEqual({ ok: true })
    expect(await ben.json('GET', `/api/tables/${table}/chat`)).toHaveLength(1)
    const report = { person: ana.person, reason: 'spam', text: 'Too many parks.' }
    expect(await ben.json('POST', `/api/tables/${table}/reports`, report)).toEqual({ ok: true })
  })
})
